package traits

import (
	"fairymax/board/define"
)

// priceHands finds which types can be in a hand, and what they are worth there.
func (g *Game) priceHands() {
	if !g.Rules.HasHands() {
		return
	}
	for t := define.PieceType(1); int(t) < len(g.Values); t++ {
		if g.InHand[t] = g.handValue(t); g.InHand[t] > 0 && g.Rules.MayBeInHand(t) {
			g.HandTypes = append(g.HandTypes, t)
			g.held[t] = heldValue{onBoard: int32(g.Values[t]), inHand: g.InHand[t]}
		}
	}
}

// handValue is what a piece in hand is worth. It is a little more than on the
// board where it can be dropped anywhere at any time, above all if its moves are
// short; a little less where it waits for another piece to make room; nothing
// where it only serves for promotions, or may not be dropped.
func (g *Game) handValue(t define.PieceType) int32 {
	const ready, near = 15, 20 // percent of a pawn
	value := int32(g.Values[t])
	zone := g.Rules.DropZone(define.White, t)
	switch r := g.Rules; {
	case g.Drops && (zone == nil || !zone.Empty()):
		if g.CapturesToHand {
			value /= 2
		}
		value += int32(ready * g.Pawn / 100)
		if g.Profiles[define.MakePiece(define.Black, t)].Short {
			value += int32(near * g.Pawn / 100)
		}
		return value
	case r.PlacesFirst():
		return value
	case r.CanGate():
		return value * 9 / 10
	}
	return 0
}
