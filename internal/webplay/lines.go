package webplay

import (
	"cmp"
	"slices"

	"fairymax/engine"
)

// ranking orders the lines of a search as they come: one for each first move, those of the newest
// depth first, the best of these on top.
type ranking struct {
	most  int // lines
	lines []ranked
}

// ranked is a line with what decides its place.
type ranked struct {
	thought
	score engine.Score // for the side to move
}

// take adds a line, in the place of an older one with the same first move or else of the last, and
// returns all lines that have changed or moved, by their ranks.
func (r *ranking) take(t thought, score engine.Score) (changed []thought) {
	r.lines = slices.DeleteFunc(r.lines, func(old ranked) bool { return old.Move == t.Move })
	r.lines = append(r.lines, ranked{t, score})
	slices.SortStableFunc(r.lines, func(a, b ranked) int {
		return cmp.Or(cmp.Compare(b.Depth, a.Depth), cmp.Compare(b.score, a.score))
	})
	r.lines = r.lines[:min(len(r.lines), r.most)]
	for i := range r.lines {
		line := &r.lines[i]
		if line.Move == t.Move || line.Rank != i+1 {
			line.Rank = i + 1
			changed = append(changed, line.thought)
		}
	}
	return changed
}
