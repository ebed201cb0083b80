package board

import "fairymax/board/define"

// Play makes m, which must be legal in p, and writes the result to next; p
// stays as it is. What changed on the board is in next.Changes.
func (p *Position) Play(m Move, next *Position) {
	p.carryOut(m, next)
	if p.rules.judges {
		next.settle(m)
	}
}

// carryOut is Play without judging the endings that the new position may show.
func (p *Position) carryOut(m Move, next *Position) {
	p.copyState(next)
	next.forgetChanges()
	next.endEnPassant()
	next.forgetStrike()
	if p.passes != 0 && !m.IsPass() {
		next.setPasses(0)
	}
	tick(&next.clock)
	tick(&next.reversible)
	if m.IsCapture() || p.rules.renews.Has(p.board[m.From()].Type()) && !m.IsPass() {
		next.clock = 0
		if p.rules.isFinal(m, p.board[m.From()].Type()) {
			next.reversible = 0
		}
	}
	if isPlain(m) {
		piece := p.board[m.From()]
		next.set(m.From(), define.Empty)
		next.set(m.To(), piece)
	} else {
		next.carryOutSpecial(m, p.Mover(m))
	}
	if m.Kind()&p.rules.actsOn != 0 {
		next.act(p, m)
	}
	next.moveRoyals(m, p.turn)
	next.passTurn()
	if m.Kind()&ExposesEnPassant != 0 {
		next.expose(p.rules.rays.Passed[m.passedIndex()], m.To())
	}
}

// act carries out what rules do after a move, before the turn passes.
func (p *Position) act(before *Position, m Move) {
	if m.IsCapture() {
		p.gain(before, m)
	}
	p.takeEffect(m, before.board[m.From()].Type())
	if m.IsCapture() {
		p.noteStrike(before, m)
	}
}

// isPlain reports whether a move takes a piece to a square, where it may capture,
// and changes nothing else on the board.
func isPlain(m Move) bool {
	return m.Kind()&^(Always|Capture|ExposesEnPassant) == 0 && m>>typeShift&squareMask == 0
}

// carryOutSpecial makes all moves that are not plain.
func (p *Position) carryOutSpecial(m Move, piece define.Piece) {
	k, us := m.Kind(), p.turn
	if k&Castle != 0 {
		p.castle(m, piece)
	} else if k&Pass != 0 {
		p.notePass()
	} else {
		if k&EnPassant != 0 {
			p.set(m.Victim(), define.Empty)
		}
		squares, n := m.LocustVictims()
		for _, s := range squares[:n] {
			p.set(s, define.Empty)
		}
		if k&Drop == 0 {
			p.set(m.From(), define.Empty)
		}
		if t := m.Becomes(); t != 0 {
			p.swapFromHand(piece, m)
			piece = define.MakePiece(us, t)
		}
		p.set(m.To(), piece)
		if k&Drop != 0 {
			p.grant(m.To())
		}
	}
	if t := m.FromHand(); t != 0 {
		if k&Drop != 0 {
			p.clock = 0
		}
		p.take(us, p.rules.hands.heldAs[t])
	}
	if k&Gate != 0 {
		p.set(m.GateSquare(), define.MakePiece(us, m.FromHand()))
	}
	if k&PlacesWall != 0 {
		p.placeWall(m)
	}
}

// Mover returns the piece that makes a move, or is dropped; Empty for a pass.
func (p *Position) Mover(m Move) define.Piece {
	switch {
	case m.IsDrop():
		return define.MakePiece(p.turn, m.FromHand())
	case m.IsPass():
		return define.Empty
	}
	return p.board[m.From()]
}

// castle moves king and partner, which may land where the other stood.
func (p *Position) castle(m Move, king define.Piece) {
	from, to := m.Partner()
	partner := p.board[from]
	p.set(m.From(), define.Empty)
	p.set(from, define.Empty)
	p.set(m.To(), king)
	p.set(to, partner)
}

// maxCount is the largest clock and move number of a FEN: no counter goes beyond it.
const maxCount = 1<<15 - 1

// tick adds 1 to a counter of plies or moves.
func tick(n *uint16) { *n = min(*n+1, maxCount) }

func (p *Position) passTurn() {
	if p.turn == define.Black {
		tick(&p.number)
	}
	p.turn = p.turn.Other()
	p.key ^= p.rules.keys.turn
}

// PlayNull makes a null move for the search: the turn passes, en passant is
// over. In check it would let the royal be captured.
func (p *Position) PlayNull(next *Position) {
	p.copyState(next)
	next.forgetChanges()
	next.endEnPassant()
	next.forgetStrike()
	next.setPasses(0)
	tick(&next.clock)
	tick(&next.reversible)
	next.passTurn()
	if p.rules.judges {
		next.settle(NoMove)
	}
}
