package traits

import "fairymax/board"

// Distance is the number of king's steps between two squares of an open board.
func Distance(r *board.Rules, a, b board.Square) int {
	files, ranks := r.File(a)-r.File(b), r.Rank(a)-r.Rank(b)
	return max(files, -files, ranks, -ranks)
}

// Forward turns a difference of ranks into the owner's view.
func Forward(c board.Color, ranks int) int {
	if c == board.Black {
		return -ranks
	}
	return ranks
}

// Shade is 0 or 1 for squares of either shade.
func Shade(r *board.Rules, s board.Square) int { return (r.File(s) + r.Rank(s)) & 1 }
