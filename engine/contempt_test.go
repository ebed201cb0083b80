package engine

import (
	"context"
	"fairymax/engine/testgames"
	"testing"
)

// A queen down, White has to draw by perpetual check. The score is the contempt.
func TestContempt(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	for _, contempt := range []Score{40, -40} {
		g := game(t, r, "6k1/6p1/5p2/7Q/8/2q5/1r6/7K w - - 0 1")
		got := newEngine(Options{HashMB: 4}).Think(context.Background(), g, Limits{Depth: 10, Contempt: contempt}, nil)
		if got.Score != -contempt {
			t.Errorf("contempt %d: score %d with %s", contempt, got.Score, text(r, got.Move))
		}
	}
}
