package board

// Reaches reports whether the piece on from could move or capture on to, legal or
// not and without castling. On an empty square it is enough that it may only
// capture there.
func (p *Position) Reaches(from, to Square) bool {
	piece := p.board[from]
	if piece == Empty {
		return false
	}
	program := p.rules.program(piece.Color(), piece.Type(), from)
	return p.reach(program.rays, piece.Color(), to)
}

func (p *Position) reach(s span, side Color, to Square) bool {
	rays := p.rules.rays.pool[s.lo:s.hi]
	ours := whitePiece << side
	for i := 0; i < len(rays); {
		e := rays[i]
		piece := p.board[e.square]
		if piece == Empty {
			i++
			if e.square == to && e.flags&(flagMove|flagCapture) != 0 {
				return true
			}
			continue
		}
		if e.square == to && piece&ours == 0 && e.flags&flagCapture != 0 {
			return true
		}
		if e.flags&flagHop != 0 {
			for _, part := range p.rules.rays.hops[e.extra].parts(piece, side) {
				if p.reach(part, side, to) {
					return true
				}
			}
		}
		i += int(e.skip)
	}
	return false
}

// Attacks counts the squares where a piece on s, present or imagined, could move
// or capture, legal or not and without castling. It adds to attacked
// those where the piece could capture, were an enemy there: it attacks or protects
// what stands on them. Squares that it reaches in two ways count twice.
func (p *Position) Attacks(piece Piece, s Square, attacked *Set) (squares int) {
	program := p.rules.program(piece.Color(), piece.Type(), s)
	squares = p.sweep(program, piece.Color(), attacked)
	if program.rest.lo == program.rest.hi {
		return squares
	}
	return squares + p.addAttacks(program.rest, piece.Color(), attacked)
}

func (p *Position) addAttacks(s span, side Color, attacked *Set) (squares int) {
	rays := p.rules.rays.pool[s.lo:s.hi]
	ours := whitePiece << side
	for i := 0; i < len(rays); {
		e := rays[i]
		if e.flags&flagCapture != 0 {
			attacked[e.square>>6] |= 1 << (e.square & 63)
		}
		piece := p.board[e.square]
		if piece == Empty {
			squares += int(e.flags & flagMove)
			i++
			continue
		}
		if piece&ours == 0 && e.flags&flagCapture != 0 {
			squares++
		}
		if e.flags&flagHop != 0 {
			squares += p.addAttacksOver(&p.rules.rays.hops[e.extra], piece, side, attacked)
		}
		i += int(e.skip)
	}
	return squares
}

// addAttacksOver continues behind a hurdle.
func (p *Position) addAttacksOver(h *hopTable, piece Piece, side Color, attacked *Set) (squares int) {
	if h.takes && !piece.Is(side) && h.admits(piece) {
		squares++
	}
	for _, part := range h.parts(piece, side) {
		squares += p.addAttacks(part, side, attacked)
	}
	return squares
}

// parts are the programs that continue for a side's piece behind a piece in the way.
func (h *hopTable) parts(piece Piece, side Color) (parts [3]span) {
	if !h.admits(piece) {
		return parts
	}
	parts = [3]span{h.behind[hurdleAny], h.behind[hurdleOf(piece, side)]}
	if !piece.Is(side) {
		parts[2] = h.behind[hurdleVictim]
	}
	return parts
}
