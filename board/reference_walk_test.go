package board

import "fairymax/board/define"

// How the reference walks a row: section 5b of the language, sentence by sentence.

// refEnd is one way to end a row.
type refEnd struct {
	to        define.Square
	taken     []define.Square // victims on the way and on the final square
	passed    []define.Square // empty squares that were walked over, and those of paths
	enPassant bool
	row       *define.Step
}

type refWalk struct {
	g     *refGame
	p     *refPosition
	from  define.Square
	side  define.Color
	chain []define.Step
	visit func(*refEnd)
	found refEnd // handed to visit, used anew for every end
}

// walkPiece visits everything that the piece on a square could do by its rows.
func (g *refGame) walkPiece(p *refPosition, from define.Square, visit func(*refEnd)) {
	side := p.board[from].Color()
	g.walkRows(p, from, func() bool { return !g.inCheck(p, side) }, visit)
}

// walkTakes visits everything that the piece could capture. Rows for a side that is
// not in check never capture, so which piece gives check to which stays simple.
func (g *refGame) walkTakes(p *refPosition, from define.Square, visit func(*refEnd)) {
	g.walkRows(p, from, func() bool { return false }, func(e *refEnd) {
		if len(e.taken) > 0 {
			visit(e)
		}
	})
}

func (g *refGame) walkRows(p *refPosition, from define.Square, outOfCheck func() bool, visit func(*refEnd)) {
	piece := p.board[from]
	w := refWalk{g: g, p: p, from: from, side: piece.Color(), visit: visit}
	for _, chain := range g.chains[piece.Color()][piece.Type()] {
		row := &chain[0]
		switch {
		case row.From != nil && !row.From.Has(from):
		case row.Unmoved && !g.unmoved(p, from):
		case row.OutOfCheck && !outOfCheck():
		default:
			w.chain = chain
			w.leg(0, from, nil, nil)
		}
	}
}

// at returns the piece on a square as the mover finds it: its own square is empty,
// and so are those of its victims.
func (w *refWalk) at(s define.Square, taken []define.Square) define.Piece {
	if s == w.from {
		return define.Empty
	}
	for _, gone := range taken {
		if gone == s {
			return define.Empty
		}
	}
	return w.p.board[s]
}

// leg visits the squares of leg i in order until the first piece or the edge.
func (w *refWalk) leg(i int, at define.Square, taken, passed []define.Square) {
	step, wrap, start := &w.chain[i], w.chain[0].Wrap, at
	for n := 1; step.Range == 0 || n <= step.Range; n++ {
		for _, v := range step.Path {
			s, ok := w.g.away(at, v, wrap)
			if !ok || w.at(s, taken) != define.Empty {
				return
			}
			passed = with(passed, s)
		}
		next, ok := w.g.away(at, step.Vector, wrap)
		if !ok || step.Range != 1 && next == start {
			return // a wrapping slide stops before its start square
		}
		piece := w.at(next, taken)
		w.end(step, next, piece, taken, passed)
		if step.Then {
			w.turn(i, at, next, piece, taken, passed)
		}
		if piece != define.Empty {
			return
		}
		passed = with(passed, next)
		at = next
	}
}

// end visits what ending on a square means.
func (w *refWalk) end(step *define.Step, next define.Square, piece define.Piece, taken, passed []define.Square) {
	row := &w.chain[0]
	if row.To != nil && !row.To.Has(next) {
		return
	}
	e := &w.found
	*e = refEnd{to: next, taken: taken, passed: passed, row: row}
	visit := func(e *refEnd) {
		if w.g.mayCross(w.from, next, len(e.taken) > 0) {
			w.visit(e)
		}
	}
	switch {
	case piece == define.Wall:
	case piece.Is(w.side.Other()):
		if step.Mode&define.MayCapture != 0 && victim(step, piece) {
			e.taken = with(taken, next)
			visit(e)
		}
	case piece != define.Empty:
	case row.EnPassant == define.EnPassantCaptures && step.Mode&define.MayCapture != 0 && w.exposed(next) && victim(step, w.p.board[w.p.passer]):
		e.taken, e.enPassant = with(taken, w.p.passer), true
		visit(e)
	case step.Mode&define.MayMove != 0:
		visit(e)
	}
}

// exposed reports whether the last move exposed a square to the mover.
func (w *refWalk) exposed(s define.Square) bool { return w.side == w.p.turn && w.p.passed.Has(s) }

// turn goes on with the next leg where it may set out.
func (w *refWalk) turn(i int, at, next define.Square, piece define.Piece, taken, passed []define.Square) {
	hop := w.chain[i+1].Hop
	fits := w.chain[i+1].Hurdles == 0 || w.chain[i+1].Hurdles.Has(piece.Type())
	isWall := piece == define.Wall // which has the bits of both sides
	friend, enemy := piece.Is(w.side) && !isWall, piece.Is(w.side.Other()) && !isWall
	if piece == define.Empty && (hop == define.AfterMove || hop == define.AfterEither) {
		w.leg(i+1, next, taken, with(passed, next))
	}
	if enemy && (hop == define.AfterCapture || hop == define.AfterEither) && victim(&w.chain[i], piece) {
		w.leg(i+1, next, with(taken, next), passed)
	}
	if !fits {
		return
	}
	if hop == define.OverAny && piece != define.Empty || hop == define.OverFriend && friend || hop == define.OverEnemy && enemy {
		w.leg(i+1, next, taken, passed)
	}
	if hop == define.BeforeAny && piece != define.Empty || hop == define.BeforeFriend && friend || hop == define.BeforeEnemy && enemy {
		w.leg(i+1, at, taken, passed)
	}
}

// victim reports whether a leg may capture that piece.
func victim(step *define.Step, piece define.Piece) bool {
	return step.Victims == 0 || step.Victims.Has(piece.Type())
}

// with returns a longer list and leaves the old one as it is.
func with(list []define.Square, s define.Square) []define.Square {
	return append(list[:len(list):len(list)], s)
}

// hits returns the squares where a side could capture a piece, legal for other
// reasons or not. A royal that would go with its victim, and must not, captures nothing.
func (g *refGame) hits(p *refPosition, by define.Color) define.Set {
	return g.hitsOf(p, by, func(m *refMove) bool {
		effect := g.def.Effects[define.EffectOnCapturer]
		t := p.board[m.from].Type()
		return g.def.Royal.Check != define.CheckAny || !g.def.Royal.Types.Has(t) || effect.Becomes == define.FateStays || effect.Becomes == define.FateTurns || effect.Becomes == define.FateReturns || effect.Except.Has(t) || !isBy(effect, t)
	})
}

// threats returns the squares where a side could capture a piece without losing a royal
// by the capture itself.
func (g *refGame) threats(p *refPosition, by define.Color) define.Set {
	return g.hitsOf(p, by, func(m *refMove) bool {
		q := *p
		q.turn = by
		return !g.destroys(&q, m)
	})
}

func (g *refGame) hitsOf(p *refPosition, by define.Color, counts func(*refMove) bool) (hit define.Set) {
	for _, s := range g.pieces(p, by) {
		g.walkTakes(p, s, func(e *refEnd) {
			m := refMove{from: s, to: e.to}
			for _, gone := range e.taken {
				m.take(gone)
			}
			for _, gone := range e.taken {
				if counts(&m) {
					hit.Add(gone)
				}
			}
		})
	}
	return hit
}

// attacked reports whether a side could capture a piece of that type, were it an
// enemy on s.
func (g *refGame) attacked(p *refPosition, s define.Square, by define.Color, t define.PieceType) bool {
	hit := g.hits(p.with(define.MakePiece(by.Other(), t), s), by)
	return hit.Has(s)
}

// threatened is attacked without captures that would cost a royal.
func (g *refGame) threatened(p *refPosition, s define.Square, by define.Color, t define.PieceType) bool {
	hit := g.threats(p.with(define.MakePiece(by.Other(), t), s), by)
	return hit.Has(s)
}

// with returns the position with another piece on a square.
func (p *refPosition) with(piece define.Piece, s define.Square) *refPosition {
	q := *p
	q.board[s] = piece
	return &q
}
