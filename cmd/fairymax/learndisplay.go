package main

import (
	"fmt"
	"io"
	"time"
	"unicode/utf8"

	"fairymax/internal/learn"
)

// learnDisplay shows how learning goes: on a terminal in one line that changes, else in
// a line once in a while.
type learnDisplay struct {
	out, plain io.Writer // the terminal as it is, and what escapes odd characters
	live       bool
	stage      string
	shown      time.Time
	left       string // the last line of the stage, if it was not shown
	width      int    // of the line that stands there
}

// status shows a status.
func (d *learnDisplay) status(s learn.Status) {
	const often, seldom = 300 * time.Millisecond, 30 * time.Second
	pause := seldom
	if d.live {
		pause = often
	}
	stage := fmt.Sprint(s.Generation, s.Stage)
	if stage != d.stage {
		d.end()
	} else if time.Since(d.shown) < pause {
		d.left = s.String()
		return
	}
	d.stage, d.shown, d.left = stage, time.Now(), ""
	d.print(s.String())
}

// print shows a line.
func (d *learnDisplay) print(line string) {
	if !d.live {
		fmt.Fprintln(d.plain, line)
		return
	}
	width := utf8.RuneCountInString(line)
	fmt.Fprintf(d.out, "\r%s%*s", line, max(0, d.width-width), "")
	d.width = width
}

// end shows the last line of a stage, and goes to the next line.
func (d *learnDisplay) end() {
	if d.left != "" {
		d.print(d.left)
		d.left = ""
	}
	if d.live && d.width > 0 {
		fmt.Fprintln(d.out)
		d.width = 0
	}
}
