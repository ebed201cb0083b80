package engine

import (
	"testing"

	"fairymax/board"
)

// Hoppers have less to hop over in an endgame; nobody else loses anything.
func TestHoppersFade(t *testing.T) {
	r := compile(t, cannonDefinition())
	for _, row := range []struct {
		letter    string
		low, high float64
	}{{"C", 0.6, 0.9}, {"R", 1, 1}, {"N", 1, 1}, {"P", 1, 1}} {
		m := survey(r, board.White, r.TypeByLetter(row.letter))
		if got := m.fading(); got < row.low || got > row.high {
			t.Errorf("%s keeps %.2f of his captures, want %.2f to %.2f", row.letter, got, row.low, row.high)
		}
	}
	if full, faded := fitted.men.tapered(300, 1), fitted.men.tapered(300, 0.5); full.mg != faded.mg || 2*faded.eg != full.eg {
		t.Errorf("%+v fades to %+v", full, faded)
	}
}
