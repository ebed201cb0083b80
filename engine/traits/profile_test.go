package traits

import (
	"testing"

	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// Hoppers find fewer hurdles in an endgame; other pieces lose nothing.
func TestHoppersFade(t *testing.T) {
	r := testgames.Compile(t, testgames.Cannons())
	for _, row := range []struct {
		letter    string
		low, high float64
	}{{"C", 0.6, 0.9}, {"R", 1, 1}, {"N", 1, 1}, {"P", 1, 1}} {
		m := newProfile(r, define.White, r.TypeByLetter(row.letter))
		if got := m.EndgameShare(); got < row.low || got > row.high {
			t.Errorf("%s keeps %.2f of its captures, want %.2f to %.2f", row.letter, got, row.low, row.high)
		}
	}
}

func TestColourBinding(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	for letter, want := range map[string]bool{"B": true, "N": false, "R": false, "Q": false, "P": false} {
		if got := newProfile(r, define.White, r.TypeByLetter(letter)).ColourBound(); got != want {
			t.Errorf("%s bound to its shade: %v", letter, got)
		}
	}
}

// A second leg that goes round a cylinder must come to an end.
func TestCrowdedEndsOnCylinders(t *testing.T) {
	steps := []define.Step{
		{Vector: define.Vector{Up: 1}, Range: 1, Then: true, Wrap: true},
		{Vector: define.Vector{Right: 1}, Mode: define.MayMove | define.MayCapture, Hop: define.AfterMove},
	}
	r := testgames.Compile(t, testgames.Chess())
	x := &crowded{rules: r, origin: r.Square(0, 0), chain: steps, empty: emptyChance}
	x.walk(0, x.origin, 1)
	reached := 0
	for s := range r.Squares {
		if x.move[s] > 0 {
			reached++
		}
	}
	if reached != r.Files-1 {
		t.Errorf("%d squares of the next rank reached, want %d", reached, r.Files-1)
	}
}
