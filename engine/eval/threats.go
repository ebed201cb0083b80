package eval

import (
	"math/bits"

	"fairymax/board/define"
	"fairymax/engine/traits"
)

// threats counts pieces that are attacked by others of less value, or that are
// not protected, and the squares that only one side attacks.
func (x *context) threats() pair {
	return x.threatsBy(define.White).minus(x.threatsBy(define.Black))
}

func (x *context) threatsBy(c define.Color) pair {
	enemy := c.Other()
	ours, theirs, pawns := x.p.Pieces(c), x.p.Pieces(enemy), &x.s.Pawns[enemy]
	kingAttacks := x.kingAttacks(c)
	var byPawn, byKing, hanging, hangingPawns, control, protected int32
	for w := range x.words {
		w &= 3
		officers := theirs[w] &^ pawns[w] &^ x.kings[enemy][w]
		alone := x.attacked[c][w] &^ x.attacked[enemy][w]
		byPawn += ones(officers & x.pawnEntry.attacked[c][w])
		byKing += ones(theirs[w] & kingAttacks[w] &^ x.attacked[enemy][w])
		hanging += ones(officers & alone)
		hangingPawns += ones(pawns[w] & alone)
		control += ones(alone)
		protected += ones(ours[w] & x.attacked[c][w])
	}
	if byPawn > 0 {
		byPawn = x.safePawnThreats(c, &theirs)
	}
	w := &x.weights
	score := w.ThreatByPawn.times(byPawn).plus(w.ThreatByLesser.times(x.lesserThreats[c]))
	score = score.plus(w.HangingPiece.times(hanging)).plus(w.HangingPawn.times(hangingPawns))
	score = score.plus(w.WeakPiece.percent(x.weakPieces(enemy))).plus(w.ThreatByKing.times(byKing))
	return score.plus(w.Controlled.times(control)).plus(w.ProtectedPiece.times(protected))
}

// weakPieces sums up the bishopShare of a side's pieces that are attacked and
// badly protected.
func (x *context) weakPieces(c define.Color) (share int32) {
	enemy := c.Other()
	ours := x.p.Pieces(c)
	for w := range x.words {
		w &= 3
		firm := x.pawnEntry.attacked[c][w] | x.attackedTwice[c][w]&^x.attackedTwice[enemy][w]
		word := ours[w] &^ (x.s.Pawns[c][w] | x.kings[c][w]) & x.attacked[c][w] & x.attacked[enemy][w] &^ firm
		for ; word != 0; word &= word - 1 {
			share += x.bishopShare[x.p.At(define.Square(w<<6+bits.TrailingZeros64(word)))]
		}
	}
	return share
}

// kingAttacks are the squares that a side's kings attack and protect.
func (x *context) kingAttacks(c define.Color) (set define.Set) {
	for types := x.kingTypes[c]; types != 0; types &= types - 1 {
		traits.Join(&set, &x.attackedBy[c][bits.TrailingZeros64(uint64(types))])
	}
	return set
}

// safePawnThreats counts the enemy's pieces that a side attacks with pawns that
// are protected or not attacked themselves.
func (x *context) safePawnThreats(c define.Color, theirs *define.Set) (n int32) {
	enemy := c.Other()
	var attacked define.Set
	for w := range x.words {
		w &= 3
		for safe := x.s.Pawns[c][w] & (x.attacked[c][w] | ^x.attacked[enemy][w]); safe != 0; safe &= safe - 1 {
			s := define.Square(w<<6 + bits.TrailingZeros64(safe))
			traits.Join(&attacked, &x.paths[x.p.At(s)][s].attacks)
		}
	}
	for w := range x.words {
		w &= 3
		n += ones(attacked[w] & theirs[w] &^ (x.s.Pawns[enemy][w] | x.kings[enemy][w]))
	}
	return n
}
