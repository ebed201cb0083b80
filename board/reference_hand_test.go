package board

import (
	"slices"

	"fairymax/board/define"
)

// Drops and gates in the reference.

// drops lists what may come from the hand onto the board.
func (g *refGame) drops(p *refPosition) []refMove {
	var list []refMove
	for t := range p.hands[p.turn] {
		if p.hands[p.turn][t] == 0 {
			continue
		}
		as := g.dropRule(define.PieceType(t)).As
		if as == nil {
			as = []define.PieceType{define.PieceType(t)}
		}
		for _, hand := range as {
			list = append(list, g.dropsOf(p, hand)...)
		}
	}
	return list
}

// dropsOf lists where a piece of a type may appear.
func (g *refGame) dropsOf(p *refPosition, t define.PieceType) []refMove {
	var list []refMove
	for s := range g.squares() {
		m := refMove{from: define.Square(s), to: define.Square(s), drops: true, hand: t}
		if g.mayDrop(p, m.hand, m.to) && g.leavesRoom(p, &m) {
			list = append(list, m)
		}
	}
	return list
}

// heldAs returns what a piece that is dropped as type t was in the hand.
func (g *refGame) heldAs(t define.PieceType) define.PieceType {
	for _, d := range g.def.Drops {
		if slices.Contains(d.As, t) {
			return d.Type
		}
	}
	return t
}

// dropRule returns the limits of a type; the zero rule has none.
func (g *refGame) dropRule(t define.PieceType) define.Drop {
	for _, d := range g.def.Drops {
		if d.Type == t {
			return d
		}
	}
	return define.Drop{}
}

func (g *refGame) mayDrop(p *refPosition, t define.PieceType, to define.Square) bool {
	d := g.dropRule(t)
	if p.board[to] != define.Empty || g.def.Holes.Has(to) || d.Zone[p.turn] != nil && !d.Zone[p.turn].Has(to) {
		return false
	}
	onFile, sameShade, otherShade := 0, 0, 0
	for _, s := range g.pieces(p, p.turn) {
		dx, dy := int(s)%g.def.Files-int(to)%g.def.Files, int(s)/g.def.Files-int(to)/g.def.Files
		switch {
		case p.board[s].Type() != t:
			continue
		case (dx+dy)%2 == 0:
			sameShade++
		default:
			otherShade++
		}
		if dx == 0 {
			onFile++
		}
	}
	return (d.PerFile == 0 || onFile < d.PerFile) && (!d.Shades || sameShade <= otherShade)
}

// leavesRoom reports whether the pieces in hand that have to stand on squares of
// both colours in turn can still be dropped after a drop.
func (g *refGame) leavesRoom(p *refPosition, m *refMove) bool {
	q := g.play(p, m)
	q.turn = p.turn
	for _, d := range g.def.Drops {
		if d.Shades && !g.placeAll(&q, d.Type) {
			return false
		}
	}
	return true
}

// placeAll tries to drop all pieces of a type.
func (g *refGame) placeAll(p *refPosition, t define.PieceType) bool {
	if p.hands[p.turn][t] == 0 {
		return true
	}
	for s := range g.squares() {
		if g.mayDrop(p, t, define.Square(s)) {
			q := *p
			q.board[s] = define.MakePiece(p.turn, t)
			q.hands[p.turn][t]--
			if g.placeAll(&q, t) {
				return true
			}
		}
	}
	return false
}

// dropsMate reports whether a move that led to q is a drop that mates but must not, or gives
// check and must not.
func (g *refGame) dropsMate(q *refPosition, m *refMove) bool {
	if !m.drops || !g.inCheck(q, q.turn) {
		return false
	}
	rule := g.dropRule(m.hand)
	return rule.NoCheck || rule.NoMate && len(g.isLegal(q)) == 0
}

// withGates adds to each move that leaves the square of an unmoved piece the same
// moves with a piece put there.
func (g *refGame) withGates(p *refPosition, list []refMove) []refMove {
	if g.def.Hand.Use&define.HandGate == 0 {
		return list
	}
	plain := list
	for _, m := range plain {
		if m.drops || m.passes || m.promotion != 0 {
			continue
		}
		squares := []define.Square{m.from}
		if m.castles {
			squares = append(squares, m.partner[0])
		}
		q := g.play(p, &m)
		for _, s := range squares {
			if !p.unmoved.Has(s) || q.board[s] != define.Empty {
				continue
			}
			for t, n := range p.hands[p.turn] {
				if n == 0 || g.dropRule(define.PieceType(t)).NoGate {
					continue
				}
				gated := m
				gated.gates, gated.gate, gated.hand = true, s, define.PieceType(t)
				if after := g.play(p, &gated); g.keepsRoyals(p, &after, &gated) {
					list = append(list, gated)
				}
			}
		}
	}
	return list
}
