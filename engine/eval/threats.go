package engine

import (
	"math/bits"

	"fairymax/board"
)

// bear notes what a man attacks and protects, for his type too, counts how many
// squares of the zone around the enemy's royal are among it, and the enemies of
// more value than he is.
func (v *view) bear(c board.Color, man board.Piece, hit, zone, prey *board.Set) (hits int32) {
	struck, twice, reach := &v.struck[c], &v.twice[c], &v.reach[c][man.Type()&board.MaxTypes]
	k := v.knowledge
	dear := k.worth[man] + int32(k.pawn)/2
	for w := range k.words {
		word := hit[w&3]
		twice[w&3] |= struck[w&3] & word
		struck[w&3] |= word
		reach[w&3] |= word
		hits += ones(word & zone[w&3])
		for word &= prey[w&3]; word != 0; word &= word - 1 {
			if k.worth[v.p.At(board.Square(w<<6+bits.TrailingZeros64(word)))] > dear {
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
	ours, theirs, pawns := v.p.Pieces(c), v.p.Pieces(enemy), &v.s.pawns[enemy]
	kingly := v.kingly(c)
	var byPawn, byRoyal, hanging, fallen, control, protected int32
	for w := range v.words {
		w &= 3
		officers := theirs[w] &^ pawns[w] &^ v.crown[enemy][w]
		alone := v.struck[c][w] &^ v.struck[enemy][w]
		byPawn += ones(officers & v.pawnEntry.struck[c][w])
		byRoyal += ones(theirs[w] & kingly[w] &^ v.struck[enemy][w])
		hanging += ones(officers & alone)
		fallen += ones(pawns[w] & alone)
		control += ones(alone)
		protected += ones(ours[w] & v.struck[c][w])
	}
	if byPawn > 0 {
		byPawn = v.safelyByPawn(c, &theirs)
	}
	w := &v.weights
	score := w.threatByPawn.times(byPawn).plus(w.threatByLesser.times(v.lesser[c]))
	score = score.plus(w.hangingMan.times(hanging)).plus(w.hangingPawn.times(fallen))
	score = score.plus(w.weakMan.percent(v.weakMen(enemy))).plus(w.threatByRoyal.times(byRoyal))
	return score.plus(w.controlled.times(control)).plus(w.protectedMan.times(protected))
}

// weakMen sums up the stature of a side's men who are attacked and badly protected.
func (v *view) weakMen(c board.Color) (stature int32) {
	enemy := c.Other()
	ours := v.p.Pieces(c)
	for w := range v.words {
		w &= 3
		firm := v.pawnEntry.struck[c][w] | v.twice[c][w]&^v.twice[enemy][w]
		word := ours[w] &^ (v.s.pawns[c][w] | v.crown[c][w]) & v.struck[c][w] & v.struck[enemy][w] &^ firm
		for ; word != 0; word &= word - 1 {
			stature += v.stature[v.p.At(board.Square(w<<6+bits.TrailingZeros64(word)))]
		}
	}
	return stature
}

// kingly are the squares that a side's hearts attack and protect.
func (v *view) kingly(c board.Color) (set board.Set) {
	for types := v.hearts[c]; types != 0; types &= types - 1 {
		join(&set, &v.reach[c][bits.TrailingZeros64(uint64(types))])
	}
	return set
}

// safelyByPawn counts the enemy's men whom a side attacks with pawns that are
// protected or not attacked themselves.
func (v *view) safelyByPawn(c board.Color, theirs *board.Set) (n int32) {
	enemy := c.Other()
	var struck board.Set
	for w := range v.words {
		w &= 3
		for safe := v.s.pawns[c][w] & (v.struck[c][w] | ^v.struck[enemy][w]); safe != 0; safe &= safe - 1 {
			s := board.Square(w<<6 + bits.TrailingZeros64(safe))
			join(&struck, &v.paths[v.at(v.p.At(s), s)].strikes)
		}
	}
	for w := range v.words {
		w &= 3
		n += ones(struck[w] & theirs[w] &^ (v.s.pawns[enemy][w] | v.crown[enemy][w]))
	}
	return n
}
