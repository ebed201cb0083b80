package board

import "math/bits"

// The walks over backward programs: what attacks a square, and what that
// answer depends on.

// Attacked reports whether a piece of that side could capture on s, were an enemy
// there.
func (p *Position) Attacked(s Square, by Color) bool {
	rays, leaps := p.rules.threats.at(s, by)
	for i := range leaps {
		if p.leapers(&leaps[i], by) != 0 {
			return true
		}
	}
	return p.hasAttacker(rays, by)
}

// leapers returns the pieces of a side that attack by a leap, as a word of a set.
// The board decides: while a move is tried, the set of pieces is larger.
func (p *Position) leapers(leap *leapThreat, by Color) (attacking uint64) {
	theirs, at := whitePiece<<by, int(leap.word)
	for word := leap.squares & p.pieces[by][at&3]; word != 0; word &= word - 1 {
		piece := p.board[at<<6+bits.TrailingZeros64(word)]
		if piece&theirs != 0 && leap.types.Has(piece.Type()) {
			attacking |= word & -word
		}
	}
	return attacking
}

// InCheck reports whether the royal of the side to move is attacked.
func (p *Position) InCheck() bool { return p.checked(p.turn) }

// GivesCheck reports whether a legal move attacks the royal of the other side,
// without making it where it changes no more than two squares. First moves need no
// special case: where an unmoved piece attacks, no piece of its side can arrive.
func (p *Position) GivesCheck(m Move) bool {
	us, enemy := p.turn, p.turn.Other()
	if p.rules.walls {
		return false // there is no check
	}
	if !isPlain(m) && !p.rules.isPlainDrop(m) || p.rules.royalRule.several || p.rules.HasEffect(m) {
		var next Position
		p.carryOut(m, &next)
		return next.InCheck()
	}
	if !p.hasRoyal[enemy] {
		return false
	}
	from, to := m.From(), m.To()
	piece, left, taken, pieces := p.Mover(m), p.board[from], p.board[to], p.pieces[us]
	p.board[from] = Empty
	p.board[to] = piece // after from, which a drop has too
	p.pieces[us].Remove(from)
	p.pieces[us].Add(to)
	check := p.Threatened(p.royal[enemy], us)
	p.board[from], p.board[to], p.pieces[us] = left, taken, pieces
	return check
}

// hasAttacker walks a backward program and reports whether it meets an attacker.
func (p *Position) hasAttacker(s span, by Color) bool {
	list := p.rules.threats.pool[s.lo:s.hi]
	theirs := whitePiece << by
	for i := 0; i < len(list); {
		t := &list[i]
		piece := p.board[t.square]
		if piece == Empty {
			i++
			continue
		}
		if piece&theirs != 0 && t.types>>(piece&typeMask)&1 != 0 && p.untouched(t) {
			return true
		}
		if t.flags&flagHop != 0 && p.hasAttackerOver(t, piece, by) {
			return true
		}
		i += int(t.skip)
	}
	return false
}

// hasAttackerOver continues behind a hurdle.
func (p *Position) hasAttackerOver(t *threat, hurdle Piece, by Color) bool {
	hops := &p.rules.threats.hops[t.hops]
	any, own := hops.spans(hurdle, by)
	return p.hasAttacker(any, by) || p.hasAttacker(own, by)
}

// spans returns the programs that continue behind a piece: those for any piece, and
// those for a friend or an enemy of the attacking side.
func (h *threatHops) spans(piece Piece, by Color) (any, own span) {
	if h.only != 0 && !h.only.Has(piece.Type()) {
		return span{}, span{}
	}
	return h.behind[hurdleAny], h.behind[hurdleOf(piece, by)]
}

// hurdleOf tells a friend of that side from an enemy.
func hurdleOf(piece Piece, side Color) occupancy {
	if piece.Is(side) {
		return hurdleFriend
	}
	return hurdleEnemy
}

// untouched reports whether an attacker that must be unmoved is.
func (p *Position) untouched(t *threat) bool {
	return t.flags&flagUnmoved == 0 || p.rights&p.rules.rights.unmoved[t.square] != 0
}

// Attackers appends to into the squares of all pieces of a side that could capture
// on s, counting the squares of gone as empty; a piece that attacks in two ways is
// listed once.
func (p *Position) Attackers(s Square, by Color, gone *Set, into []Square) []Square {
	rays, leaps := p.rules.threats.at(s, by)
	for i := range leaps {
		at := int(leaps[i].word)
		for word := p.leapers(&leaps[i], by) &^ gone[at&3]; word != 0; word &= word - 1 {
			into = append(into, Square(at<<6+bits.TrailingZeros64(word)))
		}
	}
	return p.collect(rays, by, gone, into)
}

func (p *Position) collect(s span, by Color, gone *Set, into []Square) []Square {
	list := p.rules.threats.pool[s.lo:s.hi]
	theirs := whitePiece << by
	for i := 0; i < len(list); {
		t := &list[i]
		piece := p.board[t.square]
		if piece == Empty || gone.Has(t.square) {
			i++
			continue
		}
		if piece&theirs != 0 && t.types>>(piece&typeMask)&1 != 0 && p.untouched(t) {
			into = appendOnce(into, t.square)
		}
		if t.flags&flagHop != 0 {
			any, own := p.rules.threats.hops[t.hops].spans(piece, by)
			into = p.collect(any, by, gone, into)
			into = p.collect(own, by, gone, into)
		}
		i += int(t.skip)
	}
	return into
}

func appendOnce(list []Square, s Square) []Square {
	for _, have := range list {
		if have == s {
			return list
		}
	}
	return append(list, s)
}
