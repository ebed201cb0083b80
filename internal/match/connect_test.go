package match

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"
)

// A line of the user's that a program refuses ends the match before it begins.
func TestRefusedLine(t *testing.T) {
	for _, test := range []struct{ protocol, hello, line, answer, want string }{
		{"", `feature ping=1 myname="theirs" done=1`, "option Foo=3", "Error (bad argument): option Foo=3", `theirs refuses the line "option Foo=3": Error (bad argument): option Foo=3`},
		{"", `feature ping=1 myname="theirs" done=1`, "option Foo=3", "# fine", ""},
		{"uci", "id name theirs\nuciok", "setoption name Foo value 3", "No such option: Foo", `theirs refuses the line "setoption name Foo value 3": No such option: Foo`},
		{"uci", "id name theirs\nuciok", "setoption name Foo value 3", "info string fine", ""},
	} {
		ours, theirs := io.Pipe()
		back, output := io.Pipe()
		go func() {
			defer output.Close()
			for in := bufio.NewScanner(ours); in.Scan(); {
				switch word, rest, _ := strings.Cut(in.Text(), " "); {
				case word == "protover" || word == "uci":
					fmt.Fprintln(output, test.hello)
				case word == "ping":
					fmt.Fprintln(output, "pong", rest)
				case word == "isready":
					fmt.Fprintln(output, "readyok")
				case in.Text() == test.line:
					fmt.Fprintln(output, test.answer)
				}
			}
		}()
		n, err := greet(&process{in: theirs, lines: readLines(back, func() {}), kill: func() { theirs.Close() }}, Command{Protocol: test.protocol, Init: []string{test.line}})
		if err == nil {
			n.close()
		}
		if (err == nil) != (test.want == "") || err != nil && err.Error() != test.want {
			t.Errorf("%s, %s: %v, want %q", test.line, test.answer, err, test.want)
		}
	}
}
