package traits

import (
	"fairymax/board"
	"fairymax/board/define"
)

// Distance is the number of king's steps between two squares of an open board.
func Distance(r *board.Rules, a, b define.Square) int {
	files, ranks := r.File(a)-r.File(b), r.Rank(a)-r.Rank(b)
	return max(files, -files, ranks, -ranks)
}

// Forward is a difference of ranks as the side sees it: positive is forward.
func Forward(c define.Color, ranks int) int {
	if c == define.Black {
		return -ranks
	}
	return ranks
}

// Shade is the colour of a square: 0 is dark, as a1, and 1 is light.
func Shade(r *board.Rules, s define.Square) int { return (r.File(s) + r.Rank(s)) & 1 }
