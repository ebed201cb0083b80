package board

import (
	"math/bits"
	"slices"
)

// The generator: men, then their rays, then the squares of a ray in order. What
// it can emit is pseudo-legal; the guard strikes out what would leave the royal
// attacked, man by man.

// Legal fills list with all legal moves.
func (p *Position) Legal(list *MoveList) { p.generate(list, flagMove) }

// LegalCaptures fills list with the legal captures and promotions.
func (p *Position) LegalCaptures(list *MoveList) { p.generate(list, 0) }

// LegalFrom fills list with the legal moves of the man on s, the castlings of
// a king included; with none if it is not a man of the side to move.
func (p *Position) LegalFrom(s Square, list *MoveList) {
	list.n = 0
	if !p.board[s].Is(p.turn) {
		return
	}
	var g guard
	p.guard(&g)
	p.addMan(list, &g, s, flagMove)
	n := list.n
	p.addCastlings(list, &g)
	list.keep(n, func(m Move) bool { return m.From() == s })
}

// HasLegalMove reports whether the side to move can move at all.
func (p *Position) HasLegalMove() bool {
	var g guard
	p.guard(&g)
	var list MoveList
	for _, s := range p.men[p.turn].Squares() {
		if p.addMan(&list, &g, s, flagMove); list.n > 0 {
			return true
		}
	}
	p.addCastlings(&list, &g)
	return list.n > 0
}

// generate fills list with legal moves; quiet is flagMove if quiet moves are wanted.
func (p *Position) generate(list *MoveList, quiet elementFlags) {
	list.n = 0
	var g guard
	p.guard(&g)
	men := &p.men[p.turn]
	for w := 0; w < p.rules.words; w++ {
		for word := men[w&3]; word != 0; word &= word - 1 {
			p.addMan(list, &g, Square(w<<6+bits.TrailingZeros64(word)), quiet)
		}
	}
	if quiet != 0 && len(p.rules.castlings[p.turn]) > 0 {
		p.addCastlings(list, &g)
	}
}

// addMan adds the legal moves of one man.
func (p *Position) addMan(list *MoveList, g *guard, from Square, quiet elementFlags) {
	table := &p.rules.rays
	kind := p.board[from].Type()
	at := int(kind)*p.rules.Squares + int(from)
	n := list.n
	list.reserve(table.maxMoves)
	p.addRays(list, table.moves[p.turn][at], Move(from), quiet)
	if once := table.unmoved[p.turn]; once != nil && p.rights&p.rules.rights.unmoved[from] != 0 {
		p.addRays(list, once[at], Move(from), quiet)
	}
	if table.multiPath[p.turn].Has(kind) {
		list.dropDoubles(n)
	}
	if g.checked || g.anyHot || p.passant.n != 0 || g.pinned.Has(from) || p.royal[p.turn] == from {
		p.keepLawful(list, n, g)
	}
}

// keepLawful strikes out the moves from number n on that leave the royal attacked.
func (p *Position) keepLawful(list *MoveList, n int, g *guard) {
	kept := list.buffer[:n]
	for _, m := range list.buffer[n:list.n] {
		if p.lawful(m, g) {
			kept = append(kept, m)
		}
	}
	list.n = len(kept)
}

// addRays walks a forward program and adds its pseudo-legal moves.
func (p *Position) addRays(list *MoveList, s span, from Move, quiet elementFlags) {
	rays := p.rules.rays.pool[s.lo:s.hi]
	ours := whiteMan << p.turn
	move, take := from|plainMove, from|plainTake
	buffer, n := list.buffer, list.n
	for i := 0; i < len(rays); {
		e := rays[i]
		man := p.board[e.square]
		if man == Empty {
			i++
			if e.flags&(flagMove|flagTakes|flagPromote|flagLeaves) == flagMove {
				if quiet != 0 {
					buffer[n] = move | Move(e.square)<<toShift
					n++
				}
			} else if e.flags&(flagMove|flagTakes) != 0 {
				list.n = n
				p.addSpecial(list, e, from, quiet)
				buffer, n = list.buffer, list.n
			}
			continue
		}
		if man&ours == 0 && e.flags&flagCapture != 0 {
			m := take | Move(e.square)<<toShift
			if e.flags&flagPromote == 0 {
				buffer[n] = m
				n++
			} else {
				list.n = n
				p.addPromotions(list, m)
				buffer, n = list.buffer, list.n
			}
		}
		if e.flags&flagHop != 0 {
			list.n = n
			p.addBehind(list, e, man, from, quiet)
			buffer, n = list.buffer, list.n
		}
		i += int(e.skip)
	}
	list.n = n
}

// addSpecial adds what ending on an empty square means besides a plain move.
func (p *Position) addSpecial(list *MoveList, e ray, from Move, quiet elementFlags) {
	m := from | Move(e.square)<<toShift
	switch {
	case e.flags&flagTakes != 0 && p.passant.exposes(e.square):
		m |= Move(p.passant.victim)<<auxShift | Move(Always|Capture|EnPassant)<<kindShift
	case e.flags&flagMove == 0:
		return
	case e.flags&flagLeaves != 0:
		m |= Move(p.rules.rays.trailOf(e))<<auxShift | Move(Always|Leaves)<<kindShift
	default:
		m |= plainMove
	}
	switch {
	case e.flags&flagPromote != 0:
		n := list.n
		p.addPromotions(list, m)
		if quiet == 0 {
			list.keep(n, func(m Move) bool { return !m.IsQuiet() })
		}
	case quiet != 0 || m.IsCapture():
		list.add(m)
	}
}

func (t *rayTable) trailOf(e ray) uint16 {
	if e.flags&flagHop != 0 {
		return t.hops[e.extra].trail
	}
	return uint16(e.extra)
}

// addBehind goes on behind a hurdle.
func (p *Position) addBehind(list *MoveList, e ray, hurdle Piece, from Move, quiet elementFlags) {
	behind := &p.rules.rays.hops[e.extra].behind
	p.addRays(list, behind[hurdleAny], from, quiet)
	p.addRays(list, behind[hurdleOf(hurdle, p.turn)], from, quiet)
}

// dropDoubles keeps one of several equal moves from number n on. Lists of one
// man are short, so looking back is the cheapest way.
func (l *MoveList) dropDoubles(n int) {
	kept := l.buffer[:n]
	for _, m := range l.buffer[n:l.n] {
		if !slices.Contains(kept[n:], m) {
			kept = append(kept, m)
		}
	}
	l.n = len(kept)
}

// keep drops the moves from number n on that fail the test.
func (l *MoveList) keep(n int, test func(Move) bool) {
	kept := l.buffer[:n]
	for _, m := range l.buffer[n:l.n] {
		if test(m) {
			kept = append(kept, m)
		}
	}
	l.n = len(kept)
}
