package webplay

import (
	"fmt"
	"testing"

	"fairymax/engine"
)

// The lines of a search stand in order at any time, and no first move twice.
func TestRanking(t *testing.T) {
	r, shown := ranking{most: 3}, make([]string, 3)
	for _, step := range []struct {
		depth int
		move  string
		score engine.Score
		want  string
	}{
		{4, "e2e4", 20, "[e2e4 4  ]"},
		{4, "d2d4", 30, "[d2d4 4 e2e4 4 ]"},
		{4, "c2c4", 10, "[d2d4 4 e2e4 4 c2c4 4]"},
		{5, "e2e4", 15, "[e2e4 5 d2d4 4 c2c4 4]"},
		{5, "b1c3", 25, "[b1c3 5 e2e4 5 d2d4 4]"},
		{5, "d2d4", 20, "[b1c3 5 d2d4 5 e2e4 5]"},
	} {
		for _, line := range r.take(thought{Move: step.move, Depth: step.depth, Rank: 1}, step.score) {
			shown[line.Rank-1] = fmt.Sprint(line.Move, " ", line.Depth)
		}
		if got := fmt.Sprint(shown); got != step.want {
			t.Errorf("after %s at depth %d: %s, want %s", step.move, step.depth, got, step.want)
		}
	}
}
