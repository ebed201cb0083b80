package match

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"fairymax/internal/arena"
)

// delayed starts a program that says hello when it is asked for its features or options, after
// a delay, and performs the handshake.
func delayed(protocol, hello string, delay time.Duration) (*program, error) {
	ours, theirs := io.Pipe()
	back, output := io.Pipe()
	go func() {
		defer output.Close()
		for in := bufio.NewScanner(ours); in.Scan(); {
			if word, _, _ := strings.Cut(in.Text(), " "); word == "protover" || word == protocol {
				time.Sleep(delay)
				for _, text := range strings.Split(hello, "\n") {
					fmt.Fprintln(output, text)
				}
			}
		}
	}()
	return greet(&process{in: theirs, lines: readLines(back, func() {}), kill: func() { theirs.Close() }}, Command{Protocol: protocol})
}

// A program that starts slowly has its features; one that does not answer at all is told apart
// from one that answers and lacks them.
func TestSlowStart(t *testing.T) {
	chess, gardner := chess(t), rules(t, "gardner")
	const all, few = `feature variants="normal,gardner" nps=1 done=1`, `feature ping=0 done=1`
	const late = "engine has not answered protover within 30 s; if it is not slow but knows only version 1"
	nodes, clock := arena.Control{Nodes: 50}, arena.Control{Base: time.Minute}
	for _, test := range []struct {
		protocol, hello string
		delay           time.Duration
		terms           arena.Terms
		want            string // the beginning of the error, "" for none
		most            time.Duration
	}{
		{"", all, 12 * time.Second, arena.Terms{Rules: gardner, Control: nodes}, "", 12 * time.Second},
		{"", all, 29 * time.Second, arena.Terms{Rules: chess, Control: nodes}, "", 29 * time.Second},
		{"", all, 40 * time.Second, arena.Terms{Rules: gardner, Control: clock}, late, patience},
		{"", all, 40 * time.Second, arena.Terms{Rules: chess, Control: nodes}, late, patience},
		{"", "", 0, arena.Terms{Rules: chess, Control: nodes}, late, patience},
		{"", "", 0, arena.Terms{Rules: chess, Control: clock}, "", patience}, // version 1 of the protocol
		{"", few, 0, arena.Terms{Rules: chess, Control: nodes}, "engine cannot count nodes", 0},
		{"", few, 0, arena.Terms{Rules: chess, Control: arena.Control{PerMove: 2 * time.Second}}, "", 0},
		{"", few, 0, arena.Terms{Rules: chess, Control: arena.Control{PerMove: 1500 * time.Millisecond}}, "engine may take -st 1.5s for whole seconds", 0},
		{"", `feature ping=1 myname="fairymax 9" done=1`, 0, arena.Terms{Rules: chess, Control: arena.Control{PerMove: 1500 * time.Millisecond}}, "", 0},
		{"", few, 0, arena.Terms{Rules: gardner, Control: clock}, "engine does not play the variant gardner", 0},
		{"", `feature ping=0`, 0, arena.Terms{Rules: gardner, Control: clock}, "engine does not play the variant gardner", moreFeatures},
		{"", "Error (unknown command): protover 2", 0, arena.Terms{Rules: gardner, Control: clock}, "engine does not play the variant gardner", firstFeature},
		{"", "Illegal move: protover 2", 0, arena.Terms{Rules: chess, Control: clock}, "", firstFeature},
		{"", "Unknown command: 'protover 2'.", 0, arena.Terms{Rules: chess, Control: nodes}, "engine cannot count nodes", firstFeature},
		{"", "protover 2", 0, arena.Terms{Rules: chess, Control: nodes}, late, patience},
		{"", "feature done=0\nfeature nps=1", time.Second, arena.Terms{Rules: chess, Control: nodes}, "", time.Second + slowStart},
		{"uci", "uciok", 29 * time.Second, arena.Terms{Rules: chess, Control: nodes}, "", 29 * time.Second},
		{"uci", "uciok", 31 * time.Second, arena.Terms{Rules: chess, Control: nodes}, "engine has not answered uci within 30 s; perhaps it does not speak uci", patience},
	} {
		synctest.Test(t, func(t *testing.T) {
			began := time.Now()
			n, err := delayed(test.protocol, test.hello, test.delay)
			if passed := time.Since(began); err == nil && passed != test.most {
				t.Errorf("%q after %v: greeted after %v, want %v", test.hello, test.delay, passed, test.most)
			}
			if err == nil {
				err = n.protocol.suits(n, test.terms)
				n.close()
			}
			if (err == nil) != (test.want == "") || err != nil && !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("%q after %v: %v, want %q", test.hello, test.delay, err, test.want)
			}
			time.Sleep(2 * patience) // the program ends
		})
	}
}
