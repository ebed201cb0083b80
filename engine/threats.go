package engine

import (
	"math/bits"

	"fairymax/board"
)

// bear notes what a man attacks and protects, counts how many squares of the zone
// around the enemy's royal are among it, and the enemies of more value than he is.
func (v *view) bear(c board.Color, man board.Piece, hit, zone, prey *board.Set) (hits int32) {
	struck, twice := &v.struck[c], &v.twice[c]
	dear := v.worth[man] + int32(v.pawn)/2
	for w := range v.words {
		word := hit[w&3]
		twice[w&3] |= struck[w&3] & word
		struck[w&3] |= word
		hits += ones(word & zone[w&3])
		for word &= prey[w&3]; word != 0; word &= word - 1 {
			if v.worth[v.p.At(board.Square(w<<6+bits.TrailingZeros64(word)))] > dear {
				v.lesser[c]++
			}
		}
	}
	return hits
}

// threats counts men who are attacked by others of less value, or protected by
// nobody, and the squares that are a side's alone.
func (v *view) threats() pair {
	return v.threatsBy(board.White).minus(v.threatsBy(board.Black))
}

func (v *view) threatsBy(c board.Color) pair {
	enemy := c.Other()
	ours, theirs, pawns := v.p.Men(c), v.p.Men(enemy), &v.s.pawns[enemy]
	var byPawn, hanging, fallen, control, protected int32
	for w := range v.words {
		w &= 3
		officers := theirs[w] &^ pawns[w] &^ v.crown[enemy][w]
		alone := v.struck[c][w] &^ v.struck[enemy][w]
		byPawn += ones(officers & v.pawnEntry.struck[c][w])
		hanging += ones(officers & alone)
		fallen += ones(pawns[w] & alone)
		control += ones(alone)
		protected += ones(ours[w] & v.struck[c][w])
	}
	w := &v.weights
	score := w.threatByPawn.times(byPawn).plus(w.threatByLesser.times(v.lesser[c]))
	score = score.plus(w.hangingMan.times(hanging)).plus(w.hangingPawn.times(fallen))
	return score.plus(w.controlled.times(control)).plus(w.protectedMan.times(protected))
}
