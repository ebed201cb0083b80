package script

import (
	"fmt"
	"testing"
)

// TestMeant holds which key is guessed for one that is not known.
func TestMeant(t *testing.T) {
	s := New()
	const limits, options = `"depth","nodes","time","lines","moves","report","signal"`, `"hash","handWritten"`
	for _, c := range []struct{ text, words, want string }{
		{"dept", limits, "depth"},
		{"Depth", limits, "depth"},
		{"node", limits, "nodes"},
		{"movetime", limits, "time"},
		{"MultiPV", limits, "lines"},
		{"searchmoves", limits, "moves"},
		{"reports", limits, "report"},
		{"infinite", limits, ""},
		{"", limits, ""},
		{"Hash", options, "hash"},
		{"handwriten", options, "handWritten"},
		{"movetime", options, ""},
	} {
		if got := ask[string](t, s, fmt.Sprintf(`{"do":"meant","text":%q,"words":[%s]}`, c.text, c.words)); got != c.want {
			t.Errorf("%q is taken for %q, want %q", c.text, got, c.want)
		}
	}
}
