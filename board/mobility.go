package board

// Reaches reports whether the man on from could move or capture on to, whether
// legal or not and without castling. On an empty square it is enough that he may
// only capture there.
func (p *Position) Reaches(from, to Square) bool {
	man := p.board[from]
	if man == Empty {
		return false
	}
	program := p.rules.program(man.Color(), man.Type(), from)
	return p.reach(program.rays, man.Color(), to)
}

func (p *Position) reach(s span, side Color, to Square) bool {
	rays := p.rules.rays.pool[s.lo:s.hi]
	ours := whiteMan << side
	for i := 0; i < len(rays); {
		e := rays[i]
		man := p.board[e.square]
		if man == Empty {
			i++
			if e.square == to && e.flags&(flagMove|flagCapture) != 0 {
				return true
			}
			continue
		}
		if e.square == to && man&ours == 0 && e.flags&flagCapture != 0 {
			return true
		}
		if e.flags&flagHop != 0 {
			for _, part := range p.rules.rays.hops[e.extra].parts(man, side) {
				if p.reach(part, side, to) {
					return true
				}
			}
		}
		i += int(e.skip)
	}
	return false
}

// Attacks counts the squares where a man who stands on s, or would stand there,
// could move or capture, whether legal or not and without castling, and adds to
// struck those where he could capture, were an enemy there: he attacks or
// protects whoever stands on them. Squares that he reaches in two ways count twice.
func (p *Position) Attacks(man Piece, s Square, struck *Set) (squares int) {
	program := p.rules.program(man.Color(), man.Type(), s)
	squares = p.sweep(program, man.Color(), struck)
	if program.rest.lo == program.rest.hi {
		return squares
	}
	return squares + p.influence(program.rest, man.Color(), struck)
}

func (p *Position) influence(s span, side Color, struck *Set) (squares int) {
	rays := p.rules.rays.pool[s.lo:s.hi]
	ours := whiteMan << side
	for i := 0; i < len(rays); {
		e := rays[i]
		if e.flags&flagCapture != 0 {
			struck[e.square>>6] |= 1 << (e.square & 63)
		}
		man := p.board[e.square]
		if man == Empty {
			squares += int(e.flags & flagMove)
			i++
			continue
		}
		if man&ours == 0 && e.flags&flagCapture != 0 {
			squares++
		}
		if e.flags&flagHop != 0 {
			squares += p.influenceOver(&p.rules.rays.hops[e.extra], man, side, struck)
		}
		i += int(e.skip)
	}
	return squares
}

// influenceOver goes on behind a hurdle.
func (p *Position) influenceOver(h *hopTable, man Piece, side Color, struck *Set) (squares int) {
	if h.takes && !man.Is(side) && h.mayTake(man) {
		squares++
	}
	for _, part := range h.parts(man, side) {
		squares += p.influence(part, side, struck)
	}
	return squares
}

// parts are the ways on for a side's man behind somebody in the way.
func (h *hopTable) parts(man Piece, side Color) [3]span {
	parts := [3]span{h.behind[hurdleAny], h.behind[hurdleOf(man, side)]}
	if !man.Is(side) && h.mayTake(man) {
		parts[2] = h.behind[prey]
	}
	return parts
}
