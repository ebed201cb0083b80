package main

import (
	"fmt"
	"io"
	"time"
)

// stageLine shows the progress of long work in stages: on a terminal in one line that changes
// and stays at the end of a stage, else in a line once in a while.
type stageLine struct {
	line  *liveLine
	plain io.Writer // for whole lines
	stage string
	shown time.Time
	left  string // the last line of the stage, if it was not shown
}

// newStageLine makes one on the standard error.
func (k *call) newStageLine() *stageLine { return &stageLine{line: k.live(), plain: k.err} }

// status shows how a stage goes.
func (d *stageLine) status(stage, text string) {
	const often, seldom = 300 * time.Millisecond, 30 * time.Second
	pause := seldom
	if d.line.out != nil {
		pause = often
	}
	if stage != d.stage {
		d.end()
	} else if time.Since(d.shown) < pause {
		d.left = text
		return
	}
	d.stage, d.shown, d.left = stage, time.Now(), ""
	d.print(text)
}

// print shows a line.
func (d *stageLine) print(line string) {
	if d.line.out == nil {
		fmt.Fprintln(d.plain, line)
		return
	}
	d.line.show(line)
}

// end shows the last line of a stage, and goes to the next line.
func (d *stageLine) end() {
	if d.left != "" {
		d.print(d.left)
		d.left = ""
	}
	d.line.keep()
}
