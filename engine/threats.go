package engine

import (
	"math/bits"

	"fairymax/board"
)

// What men threaten, in centipawns.
var (
	threatByPawn   = pair{55, 35} // a pawn attacks a man of more value
	threatByLesser = pair{45, 50} // another man attacks one of more value
	hangingMan     = pair{30, 25} // attacked, and protected by nobody
	hangingPawn    = pair{0, 25}
	controlled     = pair{0, 8} // a square that we attack and the enemy does not
	protectedMan   = pair{8, 0}
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
	score := threatByPawn.times(byPawn).plus(threatByLesser.times(v.lesser[c]))
	score = score.plus(hangingMan.times(hanging)).plus(hangingPawn.times(fallen))
	return score.plus(controlled.times(control)).plus(protectedMan.times(protected))
}
