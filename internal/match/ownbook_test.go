package match

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
)

// A program that has an option for a book of its own is told not to use it, in every protocol,
// before the lines of the user.
func TestOwnBooksAreOff(t *testing.T) {
	for _, test := range []struct{ protocol, asks, answer, off string }{
		{"", "protover 2", `feature ping=1 option="OwnBook -check 1" done=1`, "option OwnBook=0"},
		{"uci", "uci", "option name OwnBook type check default true\nuciok", "setoption name OwnBook value false"},
		{"usi", "usi", "option name USI_OwnBook type check default true\nusiok", "setoption name USI_OwnBook value false"},
		{"ucci", "ucci", "option usebook type check default true\nucciok", "setoption usebook false"},
	} {
		ours, theirs := io.Pipe()
		back, output := io.Pipe()
		heard := make(chan []string, 1)
		go func() {
			defer output.Close()
			var lines []string
			for in := bufio.NewScanner(ours); in.Scan(); {
				lines = append(lines, in.Text())
				if in.Text() == test.asks {
					fmt.Fprintln(output, test.answer)
				}
				if number, asked := strings.CutPrefix(in.Text(), "ping "); asked {
					fmt.Fprintln(output, "pong", number)
				}
				if in.Text() == "isready" {
					fmt.Fprintln(output, "readyok")
				}
				if n := len(lines); n > 1 && lines[n-2] == "my line" {
					break
				}
			}
			heard <- lines
			io.Copy(io.Discard, ours)
		}()
		n, err := greet(&process{in: theirs, lines: readLines(back, func() {}), kill: func() { theirs.Close() }},
			Command{Protocol: test.protocol, Init: []string{"my line"}})
		if err != nil {
			t.Fatal(test.asks, err)
		}
		lines := <-heard
		if at := slices.Index(lines, test.off); at < 0 || at > slices.Index(lines, "my line") {
			t.Errorf("%s: %q", test.asks, lines)
		}
		theirs.Close()
		n.close()
	}
}
