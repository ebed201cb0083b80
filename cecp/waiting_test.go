package cecp

import (
	"bufio"
	"fmt"
	"io"
	"testing"

	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/talk"
)

// A GUI that sends more commands than can wait gets its move at once, and then all answers.
func TestTooManyCommandsWait(t *testing.T) {
	in, to := io.Pipe()
	from, out := io.Pipe()
	go func() {
		_ = Serve(in, out, Options{Name: "fairymax test", Catalogue: scenarioGames(), Searcher: engine.New(eval.New, engine.Options{HashMB: 1}), MaxMemory: 2, MaxCores: 1})
		out.Close()
	}()
	go func() {
		fmt.Fprintf(to, "xboard\nst 3600\ngo\n")
		for n := range 2 * talk.MaxWaiting {
			fmt.Fprintf(to, "ping %d\n", n)
		}
	}()
	next := 0
	for lines := bufio.NewScanner(from); next < 2*talk.MaxWaiting && lines.Scan(); {
		if lines.Text() == fmt.Sprintf("pong %d", next) {
			next++
		}
	}
	if to.Close(); next < 2*talk.MaxWaiting {
		t.Errorf("no pong %d", next)
	}
}
