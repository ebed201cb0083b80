package board

// What a move does besides, in the reference.

// refEffects says of each effect which moves bring it about, and whether it meets what
// stands around the square where they end.
var refEffects = [...]struct {
	follows func(*refMove) bool
	around  bool
}{
	EffectOnCapturer:   {takes, false},
	EffectOnNeighbours: {takes, true},
}

var _ = [1]struct{}{}[len(refEffects)-int(numEffects)] // no effect is missing

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
		q.put(m.to, Empty)
	}
}

// affect lets pieces meet an effect.
func (g *refGame) affect(q *refPosition, m *refMove, d EffectDef, around bool, mover PieceType) {
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
		if piece := q.board[s]; piece == Empty || piece == Wall || d.Except.Has(kind) {
			continue
		}
		switch d.Becomes {
		case FateGoes:
			q.put(Square(s), Empty)
		case FateWall:
			q.put(Square(s), Wall)
		case FateTurns:
			if !g.def.Royal.Types.Has(q.board[s].Type()) {
				q.put(Square(s), MakePiece(q.board[s].Color().Other(), q.board[s].Type()))
			}
		}
	}
}

// returns reports whether a mover of a type goes back to where it came from.
func (g *refGame) returns(t PieceType, m *refMove) bool {
	for i, d := range g.def.Effects {
		if d.Becomes == FateReturns && !d.Except.Has(t) && refEffects[i].follows(m) {
			return true
		}
	}
	return false
}

// affects reports whether a move does more than move and capture.
func (g *refGame) affects(m *refMove) bool {
	for i, d := range g.def.Effects {
		if d.Becomes != FateStays && refEffects[i].follows(m) {
			return true
		}
	}
	return false
}

// explodes reports whether the game has effects.
func (g *refGame) explodes() bool { return g.def.Effects != [numEffects]EffectDef{} }

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
	if q.board[m.to] == MakePiece(p.turn, m.promotion) {
		q.board[m.to] = Empty
	}
	return g.loses(p, &q, m)
}

// loses reports whether a side has fewer royals after its move than it may have.
func (g *refGame) loses(p, q *refPosition, m *refMove) bool {
	before, after := g.royals(p, p.turn), g.royals(q, p.turn)
	switch g.def.Royal.Check {
	case CheckOff:
		return false
	case CheckAny:
		return len(after) < len(before)
	case CheckLeftmost:
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
