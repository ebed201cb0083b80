package engine

import (
	"math/bits"

	"fairymax/board"
)

// passers adds to the free way of a pawn whether somebody bars it, whether he can
// go on in safety, and how near the royals are.
func (v *view) passers() pair {
	var score [2]pair
	for c := range score {
		for w, word := range v.pawnEntry.passed[c] {
			for ; word != 0; word &= word - 1 {
				score[c] = score[c].plus(v.passer(board.Color(c), board.Square(w<<6+bits.TrailingZeros64(word))))
			}
		}
	}
	return score[board.White].minus(score[board.Black])
}

func (v *view) passer(c board.Color, s board.Square) pair {
	path, w := &v.paths[v.at(v.p.At(s), s)], &v.weights
	theirs := v.p.Pieces(c.Other())
	var score pair
	if path.single && meets(&path.ahead, &theirs) {
		score = pair{path.passing.mg * (w.barred.mg - 100) / 100, path.passing.eg * (w.barred.eg - 100) / 100}
	}
	score.eg += path.passing.eg * v.safety(c, path, &theirs) / 100
	if v.stock {
		const quarters = 4
		missing := quarters - v.stocked(v.p, c, v.p.At(s).Type())
		score = score.minus(pair{path.passing.mg * missing / quarters, path.passing.eg * missing / quarters})
	}
	if v.reigns[board.White] && v.reigns[board.Black] {
		lead := distance(v.rules, v.royal[c.Other()], s) - distance(v.rules, v.royal[c], s)
		steps := int32(clamp(lead, -4, 4))
		score.mg += steps * w.escort.mg * path.passing.mg / 100
		score.eg += steps * w.escort.eg * path.passing.eg / 100
	}
	return score
}

// safety is how many percent more a free way is worth in the endgame if the enemy
// strikes none of its squares, or not the next one, and if that is protected.
func (v *view) safety(c board.Color, path *pawnPath, theirs *board.Set) (percent int32) {
	var enemies, safe, led uint64
	for w := range v.words {
		w &= 3
		held := theirs[w] | v.struck[c.Other()][w]
		enemies |= path.ahead[w] & held
		safe |= path.next[w] &^ held
		led |= path.next[w] &^ theirs[w] & v.struck[c][w]
	}
	if enemies == 0 {
		percent += v.weights.freeWay
	}
	if safe != 0 {
		percent += v.weights.safeStep
	}
	if led != 0 {
		percent += v.weights.ledStep
	}
	return percent
}
