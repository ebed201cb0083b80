package engine

import (
	"context"
	"testing"

	"fairymax/engine/testgames"
)

// Where captures are forced, one can force the next without end: the quiescence search
// must not follow all of them. When it did, the fifth iteration after 1.a3 did not end.
func TestForcedCapturesEnd(t *testing.T) {
	for _, c := range []struct {
		variant string
		moves   []string
	}{
		{"antichess", []string{"a2a3"}},
		{"antichess", []string{"g1h3", "g7g5", "h3g5"}},
		{"suicide", []string{"a2a3"}},
		{"losers", []string{"e2e3"}},
		{"codrus", []string{"a2a3"}},
	} {
		r := testgames.Shipped(t, c.variant)
		g := after(t, r, r.Def.Start, c.moves...)
		got := newEngine(Options{HashMB: 4}).Think(context.Background(), g, Limits{Nodes: 30_000}, nil)
		if got.Depth < 8 {
			t.Errorf("%s after %v: depth %d in %d nodes, want 8", c.variant, c.moves, got.Depth, got.Nodes)
		}
	}
}
