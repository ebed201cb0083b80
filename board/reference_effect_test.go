package board

import "fairymax/board/define"

// What a move does besides, in the reference.

// refEffects says of each effect which moves bring it about, and whether it meets what
// stands around the square where they end.
var refEffects = [...]struct {
	follows func(*refMove) bool
	around  bool
}{
	define.EffectOnCapturer:   {takes, false},
	define.EffectOnNeighbours: {takes, true},
}

var _ = [1]struct{}{}[len(refEffects)-int(define.NumEffects)] // no effect is missing

func takes(m *refMove) bool { return m.n > 0 }

// follow carries out what a move besides does, around squares first.
func (g *refGame) follow(p, q *refPosition, m *refMove) {
	for _, around := range []bool{true, false} {
		for i, d := range g.def.Effects {
			if refEffects[i].around == around && refEffects[i].follows(m) {
				g.affect(q, m, d, around, p.board[m.from].Type())
			}
		}
	}
	if g.returns(p.board[m.from].Type(), m) {
		q.put(m.from, q.board[m.to])
		q.put(m.to, define.Empty)
	}
}

// affect lets pieces meet an effect.
func (g *refGame) affect(q *refPosition, m *refMove, d define.EffectRule, around bool, mover define.PieceType) {
	for s := range g.squares() {
		dx, dy := s%g.def.Files-int(m.to)%g.def.Files, s/g.def.Files-int(m.to)/g.def.Files
		if d.Wrap {
			dx = min((dx+g.def.Files)%g.def.Files, (g.def.Files-dx)%g.def.Files)
		}
		kind := q.board[s].Type()
		switch distance := max(dx, -dx, dy, -dy); {
		case (distance > 0) != around, around && distance > d.Radius:
			continue
		case !around:
			kind = mover
		}
		if piece := q.board[s]; piece == define.Empty || piece == define.Wall || d.Except.Has(kind) {
			continue
		}
		switch d.Becomes {
		case define.FateGoes:
			q.put(define.Square(s), define.Empty)
		case define.FateWall:
			q.put(define.Square(s), define.Wall)
		case define.FateTurns:
			if !g.def.Royal.Types.Has(q.board[s].Type()) {
				q.put(define.Square(s), define.MakePiece(q.board[s].Color().Other(), q.board[s].Type()))
			}
		}
	}
}

// returns reports whether a mover of a type goes back to where it came from.
func (g *refGame) returns(t define.PieceType, m *refMove) bool {
	for i, d := range g.def.Effects {
		if d.Becomes == define.FateReturns && !d.Except.Has(t) && refEffects[i].follows(m) {
			return true
		}
	}
	return false
}

// affects reports whether a move does more than move and capture.
func (g *refGame) affects(m *refMove) bool {
	for i, d := range g.def.Effects {
		if d.Becomes != define.FateStays && refEffects[i].follows(m) {
			return true
		}
	}
	return false
}

// explodes reports whether the game has effects.
func (g *refGame) explodes() bool { return g.def.Effects != [define.NumEffects]define.EffectRule{} }

// destroys reports whether a move costs the side that makes it a royal that it must keep.
func (g *refGame) destroys(p *refPosition, m *refMove) bool {
	if !g.affects(m) || m.promotion != 0 && g.def.Royal.Types.Has(m.promotion) {
		return g.affects(m) && g.destroysPromoting(p, m)
	}
	q := g.play(p, m)
	return g.loses(p, &q, m)
}

// destroysPromoting is destroys for a move that brings a new royal, which must not hide
// the loss of another.
func (g *refGame) destroysPromoting(p *refPosition, m *refMove) bool {
	q := g.play(p, m)
	if q.board[m.to] == define.MakePiece(p.turn, m.promotion) {
		q.board[m.to] = define.Empty
	}
	return g.loses(p, &q, m)
}

// loses reports whether a side has fewer royals after its move than it may have.
func (g *refGame) loses(p, q *refPosition, m *refMove) bool {
	before, after := g.royals(p, p.turn), g.royals(q, p.turn)
	switch g.def.Royal.Check {
	case define.CheckOff:
		return false
	case define.CheckAny:
		return len(after) < len(before)
	case define.CheckLeftmost:
		if len(before) == 0 {
			return false
		}
		decides := g.leftmost(before)
		if decides == m.from && !g.returns(p.board[m.from].Type(), m) {
			decides = m.to
		}
		return !q.board[decides].Is(p.turn)
	}
	return len(after) == 0 && len(before) > 0
}

// kills reports whether a move costs the enemy its last royal.
func (g *refGame) kills(p, q *refPosition) bool {
	enemy := p.turn.Other()
	return g.explodes() && g.owned(p, enemy, g.def.Royal.Types) > 0 && g.owned(q, enemy, g.def.Royal.Types) == 0
}
