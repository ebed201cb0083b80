package traits

import "fairymax/board"

// priceHands finds which types can be in a hand, and what they are worth there.
func (g *Game) priceHands() {
	if !g.Rules.HasHands() {
		return
	}
	start := g.Rules.Start()
	for t := board.PieceType(1); int(t) < len(g.Values); t++ {
		if g.InHand[t] = g.handValue(t); g.InHand[t] > 0 && g.reachesHand(start, t) {
			g.HandTypes = append(g.HandTypes, t)
			g.held[t] = heldValue{onBoard: int32(g.Values[t]), inHand: g.InHand[t]}
		}
	}
}

// heldValue is what a piece in hand counts in a Structure.
type heldValue struct{ onBoard, inHand int32 }

// handValue is what a piece in hand is worth. It is a little more than on the
// board where it can be dropped anywhere at any time, above all if its moves are
// short; a little less where it waits for another piece to make room; nothing
// where it only serves for promotions.
func (g *Game) handValue(t board.PieceType) int32 {
	const ready, near = 15, 20 // percent of a pawn
	value := int32(g.Values[t])
	switch use := g.Rules.Def.Hand.Use; {
	case g.Drops:
		if g.Swaps {
			value /= 2
		}
		value += int32(ready * g.Pawn / 100)
		if g.Profiles[board.MakePiece(board.Black, t)].Short {
			value += int32(near * g.Pawn / 100)
		}
		return value
	case use&board.HandPlace != 0:
		return value
	case use&board.HandGate != 0:
		return value * 9 / 10
	}
	return 0
}

// reachesHand reports whether pieces of a type can ever be in a hand.
func (g *Game) reachesHand(start *board.Position, t board.PieceType) bool {
	if start.Hand(board.White, t)+start.Hand(board.Black, t) > 0 {
		return true
	}
	if g.Rules.Def.Hand.Gains == board.GainNothing {
		return false
	}
	for other := range g.Rules.Def.Types {
		if heldAs(g.Rules.Def, board.PieceType(other+1)) == t {
			return true
		}
	}
	return false
}

// heldAs is the type that a piece has in hand after its capture.
func heldAs(def *board.Definition, t board.PieceType) board.PieceType {
	if origin := def.Types[t-1].Demotes; origin != 0 {
		return origin
	}
	return t
}

// Placing reports whether the side to move has to put its pieces on the board first.
func (g *Game) Placing(p *board.Position) bool {
	if !g.PlacesFirst {
		return false
	}
	for t := range g.Rules.Def.Types {
		if p.Hand(p.Turn(), board.PieceType(t+1)) > 0 {
			return true
		}
	}
	return false
}
