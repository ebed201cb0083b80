package board

import (
	"math/bits"
	"slices"

	"fairymax/board/define"
	"fairymax/board/program"
)

// The generator: pieces, then their rays, then the squares of a ray in order. What
// it can emit is pseudo-legal; the check info removes what would leave the royal
// attacked, piece by piece.

// Legal fills list with all legal moves.
func (p *Position) Legal(list *MoveList) { p.generate(list, program.FlagMove) }

// LegalMoves returns all legal moves in a slice of their own, which stays valid.
func (p *Position) LegalMoves() []Move {
	var list MoveList
	p.Legal(&list)
	return list.Moves()
}

// LegalCaptures fills list with the legal captures and promotions.
func (p *Position) LegalCaptures(list *MoveList) { p.generate(list, 0) }

// generate fills list with legal moves; quiet is FlagMove if quiet moves are wanted.
func (p *Position) generate(list *MoveList, quiet program.Flags) {
	list.n = 0
	if p.verdict.reason != NoReason {
		return
	}
	var g checkInfo
	p.findChecks(&g)
	if p.rules.special && p.Placing() {
		if quiet != 0 {
			p.addDrops(list, &g, p.emptySquares())
		}
		return
	}
	pieces := &p.pieces[p.turn]
	for w := 0; w < p.rules.words; w++ {
		for word := pieces[w&3]; word != 0; word &= word - 1 {
			p.addPiece(list, &g, define.Square(w<<6+bits.TrailingZeros64(word)), quiet)
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
func (p *Position) addPiece(list *MoveList, g *checkInfo, from define.Square, quiet program.Flags) {
	table := &p.rules.rays
	kind := p.board[from].Type()
	at := int(kind)*p.rules.Squares + int(from)
	n := list.n
	list.reserve(table.MaxMoves)
	p.addProgram(list, &table.Programs[0][p.turn][at], Move(from), quiet)
	if p.rules.conditional {
		p.addConditional(list, g, at, from, quiet)
	}
	if table.MultiPath[p.turn].Has(kind) {
		list.dropDuplicates(n)
	}
	if g.checked || g.anySensitive || p.enPassant.n != 0 || g.pinned.Has(from) || p.royal[p.turn] == from ||
		g.slow || p.rules.testsAll || table.Locusts[p.turn].Has(kind) {
		p.keepLegal(list, n, g)
	}
	if p.rules.kinds&(1<<ruleStanding|1<<ruleGates) != 0 {
		p.addStanding(list, g, from)
		p.addGates(list, g, n, from)
	}
}

// addConditional adds what a piece may do only while it is unmoved or its side not
// in check.
func (p *Position) addConditional(list *MoveList, g *checkInfo, at int, from define.Square, quiet program.Flags) {
	held := 0
	if p.rights&p.rules.rights.unmoved[from] != 0 {
		held |= program.WhileUnmoved
	}
	if !g.checked {
		held |= program.WhileOutOfCheck
	}
	for i := 1; i < program.Conditions; i++ {
		if programs := p.rules.rays.Programs[i][p.turn]; programs != nil && held&i == i {
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
func (p *Position) addProgram(list *MoveList, ways *program.Program, from Move, quiet program.Flags) {
	if quiet != 0 {
		p.addRays(list, ways.Rays, from, quiet)
		return
	}
	var reached define.Set
	p.sweep(ways, p.turn, &reached)
	ours, theirs := &p.pieces[p.turn], &p.pieces[p.turn.Other()]
	for w := 0; w < p.rules.words; w++ {
		for word := reached[w&3] & theirs[w&3] &^ ours[w&3]; word != 0; word &= word - 1 { // walls are in both sets
			list.add(from | plainTake | Move(w<<6+bits.TrailingZeros64(word))<<toShift)
		}
	}
	p.addRays(list, ways.Rest, from, quiet)
}

// addRays walks a forward program and adds its pseudo-legal moves.
func (p *Position) addRays(list *MoveList, s program.Span, from Move, quiet program.Flags) {
	rays, ours := p.rules.rays.Pool[s.Lo:s.Hi], define.OwnerBit(p.turn)
	move, take, buffer, n := from|plainMove, from|plainTake, list.buffer, list.n
	for i := 0; i < len(rays); {
		e := rays[i]
		piece := p.board[e.Square]
		if piece == define.Empty {
			i++
			if e.Flags&(program.FlagMove|program.FlagEnPassant|program.FlagPromote|program.FlagExposes) == program.FlagMove {
				if quiet != 0 {
					buffer[n] = move | Move(e.Square)<<toShift
					n++
				}
			} else if e.Flags&(program.FlagMove|program.FlagEnPassant) != 0 {
				list.n = n
				p.addSpecial(list, e, from, quiet)
				buffer, n = list.buffer, list.n
			}
			continue
		}
		if piece&ours == 0 && e.Flags&program.FlagCapture != 0 {
			m := take | Move(e.Square)<<toShift
			if e.Flags&program.FlagPromote == 0 {
				buffer[n] = m
				n++
			} else {
				list.n = n
				p.addPromotions(list, m)
				buffer, n = list.buffer, list.n
			}
		}
		if e.Flags&program.FlagHop != 0 {
			list.n = n
			p.addBehind(list, e, piece, from, quiet)
			buffer, n = list.buffer, list.n
		}
		i += int(e.Skip)
	}
	list.n = n
}

// addSpecial adds what ending on an empty square means beyond a plain move.
func (p *Position) addSpecial(list *MoveList, e program.Ray, from Move, quiet program.Flags) {
	m := from | Move(e.Square)<<toShift
	switch {
	case e.Flags&program.FlagEnPassant != 0 && p.enPassant.exposes(e.Square) && p.mayTakePasser(e):
		m |= Move(p.enPassant.victim)<<auxShift | Move(Always|Capture|EnPassant)<<kindShift
	case e.Flags&program.FlagMove == 0:
		return
	case e.Flags&program.FlagExposes != 0:
		m |= Move(p.rules.rays.PassedOf(e))<<auxShift | Move(Always|ExposesEnPassant)<<kindShift
	default:
		m |= plainMove
	}
	switch {
	case e.Flags&program.FlagPromote != 0:
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
func (p *Position) mayTakePasser(e program.Ray) bool {
	return e.Flags&program.FlagHop == 0 || p.rules.rays.Hops[e.Extra].Admits(p.board[p.enPassant.victim])
}

// addBehind adds what an occupied square allows beyond a plain capture: moves that
// continue behind the piece, with it as a hurdle or as a victim on the way.
func (p *Position) addBehind(list *MoveList, e program.Ray, piece define.Piece, from Move, quiet program.Flags) {
	h := &p.rules.rays.Hops[e.Extra]
	if h.Cleared {
		p.addCleared(list, h, e.Square, from, quiet)
		return
	}
	if !h.Admits(piece) {
		return
	}
	p.addRays(list, h.Behind[program.HurdleAny], from, quiet)
	p.addRays(list, h.Own(piece, p.turn), from, quiet)
	if piece.Is(p.turn) {
		return
	}
	if h.Takes {
		p.addEnd(list, h.Flags, from|plainTake|Move(e.Square)<<toShift)
	}
	if taken := h.Behind[program.HurdleVictim]; taken.Hi > taken.Lo {
		p.addRays(list, taken, from.takingOn(e.Square), program.FlagMove)
	}
}

// addCleared adds a move that ends where the mover started, or where it captured on
// the way. Back home without a victim it passes the turn.
func (p *Position) addCleared(list *MoveList, h *program.Hops, to define.Square, from Move, quiet program.Flags) {
	switch {
	case from.Kind()&Locust != 0:
		p.addEnd(list, h.Flags, from|plainMove|Move(to)<<toShift)
	case quiet != 0:
		list.add(passMove)
	}
}

// addEnd adds a move, with what it promotes to.
func (p *Position) addEnd(list *MoveList, flags program.Flags, m Move) {
	if flags&program.FlagPromote != 0 {
		p.addPromotions(list, m)
	} else {
		list.add(m)
	}
}

// dropDuplicates keeps one of several moves from number n on that a record could not tell
// apart. Lists of one piece are short, so looking back is the cheapest way.
func (l *MoveList) dropDuplicates(n int) {
	kept := l.buffer[:n]
	for _, m := range l.buffer[n:l.n] {
		i := slices.IndexFunc(kept[n:], m.readsAs)
		if i < 0 {
			kept = append(kept, m)
		} else if m.passingRank() > kept[n+i].passingRank() {
			kept[n+i] = m
		}
	}
	l.n = len(kept)
}

// readsAs reports whether two moves of one piece are written alike. They can only differ in
// what they mean for en passant, or in the order of two victims on the way.
func (m Move) readsAs(other Move) bool {
	const unwritten = briefMask<<auxShift | Move(Capture|EnPassant|ExposesEnPassant)<<kindShift
	switch {
	case (m^other)&^unwritten != 0:
		return false
	case m.Kind()&Locust2 != 0:
		return m == other || m.otherOrder() == other
	case m.Kind()&Locust != 0:
		return m == other
	}
	return true
}

// passingRank says which of the moves that are written alike counts: a capture en passant
// before one that may be captured en passant, and both before a plain move.
func (m Move) passingRank() int {
	switch {
	case m.Kind()&EnPassant != 0:
		return 2
	case m.Kind()&ExposesEnPassant != 0:
		return 1
	}
	return 0
}
