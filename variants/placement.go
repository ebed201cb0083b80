package variants

import (
	"slices"

	"fairymax/board/define"
)

// occupant is a piece on a square of the start position; type 0 is an empty square.
type occupant struct {
	kind define.PieceType
	side define.Color
}

// placement is the start position as written, the last rank first. Its ranks may
// differ in length if the author has miscounted.
type placement [][]occupant

// count counts a side's pieces of some types.
func (p placement) count(side define.Color, types define.TypeMask) int {
	n := 0
	for _, rank := range p {
		for _, m := range rank {
			if m.side == side && m.kind != 0 && types.Has(m.kind) {
				n++
			}
		}
	}
	return n
}

// width returns the length of most ranks; of two lengths that tie, the longer.
func (p placement) width() int {
	votes := make(map[int]int)
	best := 1
	for _, rank := range p {
		n := max(len(rank), 1)
		votes[n]++
		if votes[n] > votes[best] || votes[n] == votes[best] && n > best {
			best = n
		}
	}
	return best
}

// beside reports whether a side's partner stands to the left or right of its king.
func (p placement) beside(side define.Color, left bool, king, partner define.PieceType) bool {
	for _, rank := range p {
		at := slices.Index(rank, occupant{king, side})
		if at < 0 {
			continue
		}
		wing := rank[at+1:]
		if left {
			wing = rank[:at]
		}
		if slices.Contains(wing, occupant{partner, side}) {
			return true
		}
	}
	return false
}
