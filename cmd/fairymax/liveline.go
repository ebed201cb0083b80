package main

import (
	"fmt"
	"io"
	"time"
	"unicode/utf8"
)

// liveLine shows how long work goes: on a terminal in one line that changes, else in
// a line once in a while.
type liveLine struct {
	out, plain io.Writer // the terminal as it is, and what escapes odd characters
	live       bool
	stage      string
	shown      time.Time
	left       string // the last line of the stage, if it was not shown
	width      int    // of the line that stands there
}

// newLiveLine makes one on the standard error.
func (k *call) newLiveLine() *liveLine {
	return &liveLine{out: k.screen, plain: k.err, live: isTerminal(k.screen)}
}

// status shows how a stage goes.
func (d *liveLine) status(stage, text string) {
	const often, seldom = 300 * time.Millisecond, 30 * time.Second
	pause := seldom
	if d.live {
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
func (d *liveLine) print(line string) {
	if !d.live {
		fmt.Fprintln(d.plain, line)
		return
	}
	width := utf8.RuneCountInString(line)
	fmt.Fprintf(d.out, "\r%s%*s", line, max(0, d.width-width), "")
	d.width = width
}

// end shows the last line of a stage, and goes to the next line.
func (d *liveLine) end() {
	if d.left != "" {
		d.print(d.left)
		d.left = ""
	}
	if d.live && d.width > 0 {
		fmt.Fprintln(d.out)
		d.width = 0
	}
}
