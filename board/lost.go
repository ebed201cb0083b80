package board

import (
	"slices"

	"fairymax/board/define"
)

// UsefulInHand reports whether a piece in hand can ever come onto the board.
func (r *Rules) UsefulInHand(t define.PieceType) bool {
	if r.EntersFromHand() || !r.PromotesFromHand() {
		return true
	}
	return slices.ContainsFunc(r.Promoters(), func(from define.PieceType) bool {
		return slices.Contains(r.Choices(define.White, from), t) || slices.Contains(r.Choices(define.Black, from), t)
	})
}

// HandsHoldWhatIsLost reports whether the only pieces that come into a hand are those that its
// side has lost, and whether they leave it only by promotion, so that the board shows which they are.
func (r *Rules) HandsHoldWhatIsLost() bool {
	return r.PromotesFromHand() && !r.EntersFromHand() && r.HandsGrow() && !r.CapturesChangeSides()
}

// BoardShowsHands reports whether the hands hold what the board lacks of the start position,
// as far as it is useful, and the game begins without any: other programs leave such hands out
// of a FEN.
func (p *Position) BoardShowsHands() bool {
	r := p.rules
	if !r.HandsHoldWhatIsLost() {
		return false
	}
	start := r.Start()
	for c := define.White; c <= define.Black; c++ {
		for i := range r.Def.Types {
			t := define.PieceType(i + 1)
			lost := max(0, start.Standing(c, t)-p.Standing(c, t))
			if start.Hand(c, t) > 0 || r.UsefulInHand(t) && p.Hand(c, t) != lost {
				return false
			}
		}
	}
	return true
}

// Standing counts the pieces of a type that a side has on the board.
func (p *Position) Standing(c define.Color, t define.PieceType) int {
	n := 0
	for s := range p.rules.Squares {
		if p.At(define.Square(s)) == define.MakePiece(c, t) {
			n++
		}
	}
	return n
}
