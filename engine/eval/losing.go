package eval

import (
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// losingTerms are all terms where a side wins by losing its pieces. Pieces are a burden
// there, but a small one: what decides is which side can force the other to capture.
var losingTerms = [...]term{
	{"material", (*context).material},
	{"mobility", (*context).doubleMobility},
	{"offers", (*context).offers},
	{"forced", (*context).forced},
}

const (
	offerBonus    = 40
	forcedPenalty = 500
)

// doubleMobility counts mobility twice: a side with few moves runs out of good ones.
func (x *context) doubleMobility() pair { return x.mobility().times(2) }

// offers counts the empty squares to which a side can move a piece that the other must
// then capture, twice if it need not recapture.
func (x *context) offers() pair {
	n := offerBonus * (x.offersOf(define.White) - x.offersOf(define.Black))
	return pair{n, n}
}

func (x *context) offersOf(c define.Color) (n int32) {
	enemy := c.Other()
	ours, theirs, reach := x.p.Pieces(c), x.p.Pieces(enemy), x.reach(c)
	for w := range x.words {
		w &= 3
		offers := reach[w] & x.attacked[enemy][w] &^ (ours[w] | theirs[w])
		n += ones(offers) + ones(offers&^x.attackedTwice[c][w])
	}
	return n
}

// reach is the set of squares that a side's pieces move to or attack.
func (x *context) reach(c define.Color) (set define.Set) {
	pieces := x.p.Pieces(c)
	for s := range traits.Each(&pieces) {
		piece := x.p.At(s)
		if x.IsPawn[piece] {
			traits.Join(&set, &x.Profiles[piece].Moves[s])
			continue
		}
		var attacks define.Set
		x.p.Attacks(piece, s, &attacks)
		traits.Join(&set, &attacks)
	}
	return set
}

// forced punishes a side that has to capture, less if there are captures after which
// the other side recaptures.
func (x *context) forced() pair {
	n := x.forcedOf(define.Black) - x.forcedOf(define.White)
	return pair{n, n}
}

// forcedOf is the penalty of a side.
func (x *context) forcedOf(c define.Color) int32 {
	enemy := c.Other()
	theirs := x.p.Pieces(enemy)
	var captures, recaptured int32
	for w := range x.words {
		w &= 3
		victims := theirs[w] & x.attacked[c][w]
		captures += ones(victims)
		recaptured += ones(victims & x.attacked[enemy][w] &^ x.attackedTwice[c][w])
	}
	if captures == 0 {
		return 0
	}
	return forcedPenalty / (1 + recaptured)
}
