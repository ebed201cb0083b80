package board

// What a capture does besides, in the reference.

// explode removes what goes with a capture that ended on a square.
func (g *refGame) explode(q *refPosition, center Square, capturer PieceType) {
	d := &g.def.AfterCapture
	for s := range g.squares() {
		dx, dy := s%g.def.Files-int(center)%g.def.Files, s/g.def.Files-int(center)/g.def.Files
		if d.Wrap {
			dx = min((dx+g.def.Files)%g.def.Files, (g.def.Files-dx)%g.def.Files)
		}
		effect, kind := d.Neighbours, q.board[s].Type()
		switch distance := max(dx, -dx, dy, -dy); {
		case distance == 0:
			effect, kind = d.Capturer, capturer
		case distance > d.Radius:
			continue
		}
		if piece := q.board[s]; piece == Empty || piece == Wall || effect.Except.Has(kind) {
			continue
		}
		switch effect.Becomes {
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

// returns reports whether a capturer goes back to where it came from.
func (g *refGame) returns(t PieceType) bool {
	d := g.def.AfterCapture.Capturer
	return d.Becomes == FateReturns && !d.Except.Has(t)
}

// explodes reports whether captures do more than capture.
func (g *refGame) explodes() bool {
	return g.def.AfterCapture.Capturer.Becomes != FateStays || g.def.AfterCapture.Neighbours.Becomes != FateStays
}

// destroys reports whether a move costs the side that makes it a royal that it must keep.
func (g *refGame) destroys(p *refPosition, m *refMove) bool {
	if m.n == 0 || !g.explodes() || m.promotion != 0 && g.def.Royal.Types.Has(m.promotion) {
		return m.n > 0 && g.explodes() && g.destroysPromoting(p, m)
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
		if decides == m.from && !g.returns(p.board[m.from].Type()) {
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
