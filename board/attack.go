package board

import (
	"math/bits"

	"fairymax/board/define"
	"fairymax/board/program"
)

// The walks over backward programs: what attacks a square, and what that
// answer depends on.

// Attacked reports whether a piece of that side could capture what stands on s, were it an
// enemy; on an empty square a royal.
func (p *Position) Attacked(s define.Square, by define.Color) bool {
	return p.AttackedAs(p.board[s].Type(), s, by)
}

// AttackedAs reports whether a piece of that side could capture an enemy of type t, were it
// on s.
func (p *Position) AttackedAs(t define.PieceType, s define.Square, by define.Color) bool {
	rays, leaps := p.rules.threats.At(s, by, t)
	for i := range leaps {
		if p.leapers(&leaps[i], by) != 0 {
			return true
		}
	}
	return p.hasAttacker(rays, by)
}

// leapers returns the pieces of a side that attack by a leap, as a word of a set.
// The board decides: while a move is tried, the set of pieces is larger.
func (p *Position) leapers(leap *program.Leap, by define.Color) (attacking uint64) {
	theirs, at := define.OwnerBit(by), int(leap.Word)
	for word := leap.Squares & p.pieces[by][at&3]; word != 0; word &= word - 1 {
		piece := p.board[at<<6+bits.TrailingZeros64(word)]
		if piece&theirs != 0 && leap.Types.Has(piece.Type()) {
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
	p.board[from] = define.Empty
	p.board[to] = piece // after from, which a drop has too
	p.pieces[us].Remove(from)
	p.pieces[us].Add(to)
	check := p.Threatened(p.royal[enemy], us)
	p.board[from], p.board[to], p.pieces[us] = left, taken, pieces
	return check
}

// hasAttacker walks a backward program and reports whether it meets an attacker.
func (p *Position) hasAttacker(s program.Span, by define.Color) bool {
	list := p.rules.threats.Pool[s.Lo:s.Hi]
	theirs := define.OwnerBit(by)
	for i := 0; i < len(list); {
		t := &list[i]
		piece := p.board[t.Square]
		if piece == define.Empty {
			i++
			continue
		}
		if piece&theirs != 0 && t.Types.Has(piece.Type()) && p.untouched(t) {
			return true
		}
		if t.Flags&program.FlagHop != 0 && p.hasAttackerOver(t, piece, by) {
			return true
		}
		i += int(t.Skip)
	}
	return false
}

// hasAttackerOver continues behind a hurdle.
func (p *Position) hasAttackerOver(t *program.Threat, hurdle define.Piece, by define.Color) bool {
	hops := &p.rules.threats.Hops[t.Hops]
	every, own := hops.Spans(hurdle, by)
	return p.hasAttacker(every, by) || p.hasAttacker(own, by)
}

// untouched reports whether an attacker that must be unmoved is.
func (p *Position) untouched(t *program.Threat) bool {
	return t.Flags&program.FlagUnmoved == 0 || p.rights&p.rules.rights.unmoved[t.Square] != 0
}

// Attackers appends to into the squares of all pieces of a side that could capture
// what stands on s, as [Position.Attacked] reads it, counting the squares of gone as
// empty; a piece that attacks in two ways is listed once.
func (p *Position) Attackers(s define.Square, by define.Color, gone *define.Set, into []define.Square) []define.Square {
	return p.AttackersAs(p.board[s].Type(), s, by, gone, into)
}

// AttackersAs is [Position.Attackers] were an enemy of type t on s.
func (p *Position) AttackersAs(t define.PieceType, s define.Square, by define.Color, gone *define.Set, into []define.Square) []define.Square {
	rays, leaps := p.rules.threats.At(s, by, t)
	for i := range leaps {
		at := int(leaps[i].Word)
		for word := p.leapers(&leaps[i], by) &^ gone[at&3]; word != 0; word &= word - 1 {
			into = append(into, define.Square(at<<6+bits.TrailingZeros64(word)))
		}
	}
	return p.collect(rays, by, gone, into)
}

func (p *Position) collect(s program.Span, by define.Color, gone *define.Set, into []define.Square) []define.Square {
	list := p.rules.threats.Pool[s.Lo:s.Hi]
	theirs := define.OwnerBit(by)
	for i := 0; i < len(list); {
		t := &list[i]
		piece := p.board[t.Square]
		if piece == define.Empty || gone.Has(t.Square) {
			i++
			continue
		}
		if piece&theirs != 0 && t.Types.Has(piece.Type()) && p.untouched(t) {
			into = appendOnce(into, t.Square)
		}
		if t.Flags&program.FlagHop != 0 {
			every, own := p.rules.threats.Hops[t.Hops].Spans(piece, by)
			into = p.collect(every, by, gone, into)
			into = p.collect(own, by, gone, into)
		}
		i += int(t.Skip)
	}
	return into
}

func appendOnce(list []define.Square, s define.Square) []define.Square {
	for _, have := range list {
		if have == s {
			return list
		}
	}
	return append(list, s)
}
