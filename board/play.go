package board

// Play makes m, which must be legal in p, and leaves the result in next; p
// stays as it is. What changed on the board is in next.Changes.
func (p *Position) Play(m Move, next *Position) {
	p.CopyTo(next)
	next.changes.n = 0
	next.forget()
	from, to := m.From(), m.To()
	man := p.board[from]
	next.clock++
	if m.IsCapture() || p.rules.Irreversible(man.Type()) {
		next.clock = 0
	}
	switch {
	case m.IsCastling():
		next.castle(m, man)
	case m.Kind()&EnPassant != 0:
		next.set(m.Victim(), Empty)
		fallthrough
	default:
		next.set(from, Empty)
		if t := m.Promotion(); t != 0 {
			man = MakePiece(p.turn, t)
		}
		next.set(to, man)
	}
	next.moveRoyals(from, to)
	next.passTurn()
	if m.Kind()&Leaves != 0 {
		next.expose(p.rules.rays.trails[m.trail()], to)
	}
}

// castle moves king and partner, who may land where the other stood.
func (p *Position) castle(m Move, king Piece) {
	from, to := m.Partner()
	partner := p.board[from]
	p.set(m.From(), Empty)
	p.set(from, Empty)
	p.set(m.To(), king)
	p.set(to, partner)
}

// moveRoyals keeps track of the royals when a man has gone from one square to another.
func (p *Position) moveRoyals(from, to Square) {
	if p.reigns[p.turn] && p.royal[p.turn] == from {
		p.royal[p.turn] = to
	}
	if enemy := p.turn.Other(); p.reigns[enemy] && p.royal[enemy] == to {
		p.reigns[enemy] = false // taken: only a position that was illegal before allows it
	}
}

func (p *Position) passTurn() {
	if p.turn == Black {
		p.number++
	}
	p.turn = p.turn.Other()
	p.key ^= p.rules.keys.turn
}

// PlayPass makes a null move for the search: the turn passes, en passant is
// over. In check it would leave the royal to be taken.
func (p *Position) PlayPass(next *Position) {
	p.CopyTo(next)
	next.changes.n = 0
	next.forget()
	next.clock++
	next.passTurn()
}
