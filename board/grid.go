package board

import "fairymax/board/define"

// Lines that divide the board into cells, as in grid chess: a rule may demand that a
// move ends in another cell than it began, or in the same one. The squares between do not
// matter. Ways that the rule refuses are not compiled, so that it costs nothing in play, and
// what cannot capture a piece does not attack it.

// HasGrid reports whether lines divide the board into cells.
func (r *Rules) HasGrid() bool { return r.grid.Of != nil }

// GridLimitsCaptures reports whether lines keep some pieces from capturing others.
func (r *Rules) GridLimitsCaptures() bool { return r.HasGrid() && r.grid.Captures != define.GridFree }

// Lines lists the pairs of neighbouring squares with a line between them, first those side
// by side.
func (r *Rules) Lines() (pairs [][2]define.Square) {
	if !r.HasGrid() {
		return nil
	}
	for _, step := range []int{1, r.Files} {
		for s := range r.Squares - step {
			a, b := define.Square(s), define.Square(s+step)
			neighbours := step > 1 || r.Rank(a) == r.Rank(b)
			if neighbours && !r.IsHole(a) && !r.IsHole(b) && !r.grid.AreOne(a, b) {
				pairs = append(pairs, [2]define.Square{a, b})
			}
		}
	}
	return pairs
}

// GridRefuses returns the rule of lines that a move from one square to another breaks, or
// GridFree.
func (r *Rules) GridRefuses(from, to define.Square, captures bool) define.GridRule {
	return r.grid.Refuses(from, to, captures)
}
