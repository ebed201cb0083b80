package board

import (
	"slices"

	"fairymax/board/define"
)

// What moves do to a position of the reference.

// play makes a move, legal or not.
func (g *refGame) play(p *refPosition, m *refMove) refPosition {
	q := g.change(p, m)
	g.continueSeries(&q)
	if g.def.Endings.Checks > 0 && g.inCheck(&q, q.turn) {
		q.given[p.turn]++
	}
	return q
}

// change makes a move and does not ask whether it gives check, which would ask for the replies
// and theirs.
func (g *refGame) change(p *refPosition, m *refMove) refPosition {
	q := *p
	q.turn, q.passed, q.passer = p.turn.Other(), define.Set{}, 0
	for _, s := range m.victims[:m.n] {
		g.gain(&q, p.board[s])
		q.put(s, define.Empty)
	}
	switch {
	case m.passes:
	case m.drops:
		g.fetch(&q, p.turn, m.hand, m.to)
		if g.def.Hand.Use&define.HandPlace != 0 {
			g.post(&q, m.to)
		}
	default:
		g.carry(p, &q, m)
	}
	if m.gates {
		g.fetch(&q, p.turn, m.hand, m.gate)
	}
	g.follow(p, &q, m)
	g.strike(p, &q, m)
	if m.walls {
		for s := range g.squares() {
			if g.def.Walls.Single && q.board[s] == define.Wall {
				q.put(define.Square(s), define.Empty)
			}
		}
		q.put(m.wall, define.Wall)
	}
	g.settle(&q)
	g.expose(&q, m)
	q.passes = 0
	if m.passes && g.countsPasses() {
		q.passes = min(p.passes+1, 2)
	}
	return q
}

// carry takes the mover, and a castling partner, from square to square.
func (g *refGame) carry(p, q *refPosition, m *refMove) {
	piece := p.board[m.from]
	q.put(m.from, define.Empty)
	if m.castles {
		q.put(m.partner[0], define.Empty)
		q.put(m.partner[1], p.board[m.partner[0]])
	}
	if other := g.otherSide(piece.Type(), m); other != 0 {
		piece = define.MakePiece(p.turn, other)
	}
	if m.promotion != 0 {
		piece = define.MakePiece(p.turn, m.promotion)
		if g.def.Hand.Use&define.HandPromote != 0 && !m.otherwise {
			q.hands[p.turn][m.promotion]--
		}
	}
	q.put(m.to, piece)
}

// otherSide returns what a move makes of a piece that turns over, or 0.
func (g *refGame) otherSide(t define.PieceType, m *refMove) define.PieceType {
	for _, d := range g.def.TurnOvers {
		turns := !m.castles && (d.After == define.TurnAfterMove || m.n > 0)
		switch {
		case turns && d.Type == t:
			return d.Into
		case turns && d.Into == t:
			return d.Type
		}
	}
	return 0
}

// put changes what stands on a square; a piece that it touches has moved.
func (q *refPosition) put(s define.Square, piece define.Piece) {
	q.board[s] = piece
	q.unmoved.Remove(s)
}

// fetch puts a piece from the hand on a square.
func (g *refGame) fetch(q *refPosition, c define.Color, t define.PieceType, s define.Square) {
	q.put(s, define.MakePiece(c, t))
	q.hands[c][g.heldAs(t)]--
}

// post lets a piece castle that has just been placed where it must be for it.
func (g *refGame) post(q *refPosition, s define.Square) {
	for _, pair := range g.pairs(q.board[s].Color(), g.posted) {
		if (s == pair.king || s == pair.partner) && q.board[pair.king] == g.posts[pair.king] && q.board[pair.partner] == g.posts[pair.partner] {
			q.unmoved.Add(pair.king)
			q.unmoved.Add(pair.partner)
		}
	}
}

// gain puts a captured piece into the hand where it belongs.
func (g *refGame) gain(q *refPosition, piece define.Piece) {
	t := piece.Type()
	if to := g.def.Types[t-1].Demotes; to != 0 {
		t = to
	}
	switch {
	case !g.useful(t):
	case g.def.Hand.Gains == define.GainCaptures:
		q.hands[piece.Color().Other()][t]++
	case g.def.Hand.Gains == define.GainLosses:
		q.hands[piece.Color()][t]++
	}
}

// useful reports whether pieces of a type can ever leave a hand.
func (g *refGame) useful(t define.PieceType) bool {
	if g.def.Hand.Use&define.HandPromote == 0 || g.def.Hand.Use&^define.HandPromote != 0 {
		return true
	}
	for _, d := range g.def.Promotions {
		for c := range d.Choices {
			found := slices.Contains(d.Choices[c], t)
			for _, choices := range d.ByPlace[c] {
				found = found || slices.Contains(choices, t)
			}
			if found {
				return true
			}
		}
	}
	return false
}

// settle forgets castlers that have no partner left, and behind which pieces nothing can
// be gated any more.
func (g *refGame) settle(q *refPosition) {
	var keep define.Set
	for _, s := range q.unmoved.Squares() {
		piece := q.board[s]
		first := g.home[s] == piece && g.hasFirstMove(piece)
		if piece != define.Empty && !g.oneWay[piece.Type()] && (first || g.mayGate(q, piece.Color())) {
			keep.Add(s)
		}
	}
	for c := define.White; c <= define.Black; c++ {
		for _, pair := range g.pairs(c, func(s define.Square, piece define.Piece) bool { return q.unmoved.Has(s) && q.board[s] == piece }) {
			keep.Add(pair.king)
			keep.Add(pair.partner)
		}
	}
	q.unmoved = keep
}

// mayGate reports whether a side has, or may still get, pieces to gate.
func (g *refGame) mayGate(q *refPosition, c define.Color) bool {
	return g.def.Hand.Use&define.HandGate != 0 && (g.def.Hand.Gains != define.GainNothing || q.hands[c] != [define.MaxTypes + 1]uint8{})
}

// leavesRoyalsSafe reports whether a move is legal as far as the royals of its side matter.
func (g *refGame) leavesRoyalsSafe(p *refPosition, m *refMove) bool {
	q := g.play(p, m)
	return !g.destroys(p, m) && (g.kills(p, &q) || !g.inCheck(&q, p.turn)) && !g.stepsAway(p, m)
}

// expose keeps of the squares that the move left open those where the other side
// has a piece that may capture there, as far as its royals allow. A royal that passed may be
// attacked there like everywhere.
func (g *refGame) expose(q *refPosition, m *refMove) {
	if m.passed.Empty() {
		return
	}
	q.passer, q.passed = m.to, m.passed
	var useful define.Set
	for _, s := range g.pieces(q, q.turn) {
		g.walkTakes(q, s, func(e *refEnd) {
			m := refMove{from: s, to: e.to, victims: [3]define.Square{q.passer}, n: 1}
			if e.enPassant && (g.def.Royal.Types.Has(q.board[q.passer].Type()) || g.leavesRoyalsSafe(q, &m)) {
				useful.Add(e.to)
			}
		})
	}
	if q.passed = useful; useful.Empty() {
		q.passer = 0
	}
}
