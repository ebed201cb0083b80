package protocol_test

import (
	"strings"
	"testing"

	"fairymax/internal/protocol"
	"fairymax/internal/talk"
)

// Commands that are carried out at once, or never, do not end a search, however many others wait.
// One more than can wait does.
func TestTooManyCommandsWait(t *testing.T) {
	var out strings.Builder
	s, err := protocol.Begin(&out, options(patient{}), inDialect("uci")...)
	must(t, err)
	s.Line("uci")
	s.Line("position startpos")
	s.Line("go infinite")
	const waits = "setoption name MultiPV value 1"
	for range talk.MaxWaiting {
		s.Line(waits)
	}
	for _, line := range []string{"isready", "debug on", "xboard", "nonsense"} {
		if s.Line(line); strings.Contains(out.String(), "bestmove") {
			t.Fatalf("%s has ended the search", line)
		}
	}
	if s.Line(waits); !strings.Contains(out.String(), "bestmove") {
		t.Error("the search goes on, and commands without end wait")
	}
	s.End()
}

// No option stands twice in a dialect, where the second would never be found.
func TestOptionsStandOnce(t *testing.T) {
	for _, d := range inDialect("uci")[1:] {
		seen := map[string]bool{}
		for _, list := range [][]protocol.Option{d.Options, d.Silent} {
			for _, o := range list {
				if seen[o.Name] {
					t.Errorf("%s has %s twice", d.Word, o.Name)
				}
				seen[o.Name] = true
			}
		}
	}
}
