package board

import (
	"math/bits"
	"slices"
)

// The generator: pieces, then their rays, then the squares of a ray in order. What
// it can emit is pseudo-legal; the check info removes what would leave the royal
// attacked, piece by piece.

// Legal fills list with all legal moves.
func (p *Position) Legal(list *MoveList) { p.generate(list, flagMove) }

// LegalCaptures fills list with the legal captures and promotions.
func (p *Position) LegalCaptures(list *MoveList) { p.generate(list, 0) }

// LegalFrom fills list with the legal moves of the piece on s, the castlings of a
// king included; with none if it is not a piece of the side to move.
func (p *Position) LegalFrom(s Square, list *MoveList) {
	list.n = 0
	if !p.board[s].Is(p.turn) || p.verdict.reason != NoReason {
		return
	}
	if p.rules.special {
		p.Legal(list)
		list.keep(0, func(m Move) bool { return m.From() == s && !m.IsPass() })
		return
	}
	var g checkInfo
	p.findChecks(&g)
	p.addPiece(list, &g, s, flagMove)
	n := list.n
	p.addCastlings(list, &g)
	list.keep(n, func(m Move) bool { return m.From() == s })
}

// HasLegalMove reports whether the side to move can move at all.
func (p *Position) HasLegalMove() bool {
	var list MoveList
	if p.rules.special || p.verdict.reason != NoReason {
		p.Legal(&list)
		return list.n > 0
	}
	var g checkInfo
	p.findChecks(&g)
	own := p.Pieces(p.turn)
	for _, s := range own.Squares() {
		if p.addPiece(&list, &g, s, flagMove); list.n > 0 {
			return true
		}
	}
	p.addCastlings(&list, &g)
	return list.n > 0
}

// generate fills list with legal moves; quiet is flagMove if quiet moves are wanted.
func (p *Position) generate(list *MoveList, quiet elementFlags) {
	list.n = 0
	if p.verdict.reason != NoReason {
		return
	}
	var g checkInfo
	p.findChecks(&g)
	if p.rules.special && p.Placing() {
		if quiet != 0 {
			p.addDrops(list, &g)
		}
		return
	}
	pieces := &p.pieces[p.turn]
	for w := 0; w < p.rules.words; w++ {
		for word := pieces[w&3]; word != 0; word &= word - 1 {
			p.addPiece(list, &g, Square(w<<6+bits.TrailingZeros64(word)), quiet)
		}
	}
	if quiet != 0 && len(p.rules.castlings[p.turn]) > 0 {
		p.addCastlings(list, &g)
	}
	if p.rules.special {
		p.addRest(list, &g, quiet)
	}
}

// addPiece adds the legal moves of one piece.
func (p *Position) addPiece(list *MoveList, g *checkInfo, from Square, quiet elementFlags) {
	table := &p.rules.rays
	kind := p.board[from].Type()
	at := int(kind)*p.rules.Squares + int(from)
	n := list.n
	list.reserve(table.maxMoves)
	p.addProgram(list, &table.programs[0][p.turn][at], Move(from), quiet)
	if p.rules.conditional {
		p.addConditional(list, g, at, from, quiet)
	}
	if table.multiPath[p.turn].Has(kind) {
		list.dropDuplicates(n)
	}
	if g.checked || g.anySensitive || p.enPassant.n != 0 || g.pinned.Has(from) || p.royal[p.turn] == from ||
		g.slow || p.rules.testsAll || table.locusts[p.turn].Has(kind) {
		p.keepLegal(list, n, g)
	}
	if p.rules.special {
		p.addStanding(list, g, from)
		p.addGates(list, g, n, from)
	}
}

// addConditional adds what a piece may do only while it is unmoved or its side not
// in check.
func (p *Position) addConditional(list *MoveList, g *checkInfo, at int, from Square, quiet elementFlags) {
	held := 0
	if p.rights&p.rules.rights.unmoved[from] != 0 {
		held |= whileUnmoved
	}
	if !g.checked {
		held |= whileOutOfCheck
	}
	for i := 1; i < conditions; i++ {
		if programs := p.rules.rays.programs[i][p.turn]; programs != nil && held&i == i {
			p.addProgram(list, &programs[at], Move(from), quiet)
		}
	}
}

// keepLegal removes the moves from number n on that leave the royal attacked, give check
// where none may, or trade what may not be traded.
func (p *Position) keepLegal(list *MoveList, n int, g *checkInfo) {
	if !p.lifted.has(ruleSafety) {
		kept := list.buffer[:n]
		for _, m := range list.buffer[n:list.n] {
			if p.isLegal(m, g) {
				kept = append(kept, m)
			}
		}
		list.n = len(kept)
	}
	if p.rules.kinds&(1<<ruleGiving|1<<ruleMating|1<<ruleTrade) != 0 {
		p.keepMayGive(list, n)
		if p.binds(ruleTrade) {
			list.keep(n, p.mayTrade)
		}
	}
}

// addProgram adds the pseudo-legal moves of a program.
func (p *Position) addProgram(list *MoveList, program *program, from Move, quiet elementFlags) {
	if quiet != 0 {
		p.addRays(list, program.rays, from, quiet)
		return
	}
	var reached Set
	p.sweep(program, p.turn, &reached)
	ours, theirs := &p.pieces[p.turn], &p.pieces[p.turn.Other()]
	for w := 0; w < p.rules.words; w++ {
		for word := reached[w&3] & theirs[w&3] &^ ours[w&3]; word != 0; word &= word - 1 { // walls are in both sets
			list.add(from | plainTake | Move(w<<6+bits.TrailingZeros64(word))<<toShift)
		}
	}
	p.addRays(list, program.rest, from, quiet)
}

// addRays walks a forward program and adds its pseudo-legal moves.
func (p *Position) addRays(list *MoveList, s span, from Move, quiet elementFlags) {
	rays, ours := p.rules.rays.pool[s.lo:s.hi], whitePiece<<p.turn
	move, take, buffer, n := from|plainMove, from|plainTake, list.buffer, list.n
	for i := 0; i < len(rays); {
		e := rays[i]
		piece := p.board[e.square]
		if piece == Empty {
			i++
			if e.flags&(flagMove|flagEnPassant|flagPromote|flagExposes) == flagMove {
				if quiet != 0 {
					buffer[n] = move | Move(e.square)<<toShift
					n++
				}
			} else if e.flags&(flagMove|flagEnPassant) != 0 {
				list.n = n
				p.addSpecial(list, e, from, quiet)
				buffer, n = list.buffer, list.n
			}
			continue
		}
		if piece&ours == 0 && e.flags&flagCapture != 0 {
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
			p.addBehind(list, e, piece, from, quiet)
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
	case e.flags&flagEnPassant != 0 && p.enPassant.exposes(e.square) && p.mayTakePasser(e):
		m |= Move(p.enPassant.victim)<<auxShift | Move(Always|Capture|EnPassant)<<kindShift
	case e.flags&flagMove == 0:
		return
	case e.flags&flagExposes != 0:
		m |= Move(p.rules.rays.passedOf(e))<<auxShift | Move(Always|ExposesEnPassant)<<kindShift
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

// mayTakePasser reports whether the piece that has just passed is of a type that
// may be captured there.
func (p *Position) mayTakePasser(e ray) bool {
	return e.flags&flagHop == 0 || p.rules.rays.hops[e.extra].admits(p.board[p.enPassant.victim])
}

func (t *rayTable) passedOf(e ray) uint16 {
	if e.flags&flagHop != 0 {
		return t.hops[e.extra].passed
	}
	return uint16(e.extra)
}

// addBehind adds what an occupied square allows besides a plain capture: moves that
// continue behind the piece, with it as a hurdle or as a victim on the way.
func (p *Position) addBehind(list *MoveList, e ray, piece Piece, from Move, quiet elementFlags) {
	h := &p.rules.rays.hops[e.extra]
	if h.cleared {
		p.addCleared(list, h, e.square, from, quiet)
		return
	}
	if !h.admits(piece) {
		return
	}
	p.addRays(list, h.behind[hurdleAny], from, quiet)
	p.addRays(list, h.behind[hurdleOf(piece, p.turn)], from, quiet)
	if piece.Is(p.turn) {
		return
	}
	if h.takes {
		p.addEnd(list, h.flags, from|plainTake|Move(e.square)<<toShift)
	}
	if taken := h.behind[hurdleVictim]; taken.hi > taken.lo {
		p.addRays(list, taken, from.takingOn(e.square), flagMove)
	}
}

// admits reports whether a piece is of a type that may be captured or jumped over here.
func (h *hopTable) admits(piece Piece) bool { return h.only == 0 || h.only.Has(piece.Type()) }

// addCleared adds a move that ends where the mover started, or where it captured on
// the way. Back home without a victim it passes the turn.
func (p *Position) addCleared(list *MoveList, h *hopTable, to Square, from Move, quiet elementFlags) {
	switch {
	case from.Kind()&Locust != 0:
		p.addEnd(list, h.flags, from|plainMove|Move(to)<<toShift)
	case quiet != 0:
		list.add(passMove)
	}
}

// addEnd adds a move, with what it promotes to.
func (p *Position) addEnd(list *MoveList, flags elementFlags, m Move) {
	if flags&flagPromote != 0 {
		p.addPromotions(list, m)
	} else {
		list.add(m)
	}
}

// dropDuplicates keeps one of several equal moves from number n on. Lists of one piece
// are short, so looking back is the cheapest way.
func (l *MoveList) dropDuplicates(n int) {
	kept := l.buffer[:n]
	for _, m := range l.buffer[n:l.n] {
		if !slices.Contains(kept[n:], m) && (m.Kind()&Locust2 == 0 || !slices.Contains(kept[n:], m.otherOrder())) {
			kept = append(kept, m)
		}
	}
	l.n = len(kept)
}
