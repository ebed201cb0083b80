package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"fairymax/internal/plain"
	"fairymax/internal/prompt"
	"fairymax/internal/study"
)

// liveLine is a line of a terminal that shows the progress of long work. Other output must
// come after clear or keep.
type liveLine struct {
	mu    sync.Mutex
	out   io.Writer // the terminal as it is, nil if there is none
	pause time.Duration
	next  time.Time // when another text may be shown
	width int       // of the text that stands there
	cuts  bool      // the terminal can be told to cut a text that is too long
}

// Short work shows nothing; a text stays long enough to be read.
const (
	liveDelay = 500 * time.Millisecond
	livePause = 200 * time.Millisecond
	liveWidth = 79 // of a terminal that does not cut; a longer text would leave its beginning on the line above
)

// What terminals understand that are neither dumb nor Windows' own (DECAWM).
const (
	cutLines  = "\x1b[?7l"
	wrapLines = "\x1b[?7h"
)

// live returns the line of a command, which shows nothing unless the errors go to a
// terminal.
func (k *call) live() *liveLine {
	if k.line == nil {
		k.line = &liveLine{pause: livePause, next: time.Now().Add(liveDelay)}
		if prompt.IsTerminal(k.screen) {
			k.line.out = k.screen
			k.line.cuts = runtime.GOOS != "windows" && !slices.Contains([]string{"", "dumb"}, os.Getenv("TERM"))
		}
	}
	return k.line
}

// progress shows a text, unless the last one is too young. Several processors may call it
// at a time.
func (l *liveLine) progress(format string, args ...any) {
	if l.out == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if time.Now().After(l.next) {
		l.replace(fmt.Sprintf(format, args...))
	}
}

// show shows a text.
func (l *liveLine) show(text string) {
	if l.out == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.replace(text)
}

// showOrClear shows a text, and takes it away if there is none.
func (l *liveLine) showOrClear(text string) {
	if text == "" {
		l.clear()
	} else {
		l.show(text)
	}
}

// replace writes a text over the last one.
func (l *liveLine) replace(text string) {
	line := []rune(plain.Text(text))
	if !l.cuts {
		line = line[:min(len(line), liveWidth)]
	}
	l.write(string(line) + strings.Repeat(" ", max(0, l.width-len(line))))
	l.width, l.next = len(line), time.Now().Add(l.pause)
}

// write writes over the line.
func (l *liveLine) write(text string) {
	if l.cuts {
		text = cutLines + text + wrapLines
	}
	fmt.Fprint(l.out, "\r", text)
}

// clear takes the text away.
func (l *liveLine) clear() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.width > 0 {
		l.write(strings.Repeat(" ", l.width))
		fmt.Fprint(l.out, "\r")
		l.width = 0
	}
}

// keep leaves the text and goes to the next line.
func (l *liveLine) keep() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.width > 0 {
		fmt.Fprintln(l.out)
		l.width = 0
	}
}

// timeLeft says how long the rest of so many parts takes, once some are done.
func timeLeft(pace study.Pace, done, all int) string {
	if done == 0 {
		return ""
	}
	return fmt.Sprintf(", about %v left", pace.Left(float64(done), float64(all-done)).Round(time.Second))
}

// thousands writes a number with commas.
func thousands(n uint64) string {
	text := strconv.FormatUint(n, 10)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + "," + text[at:]
	}
	return text
}
