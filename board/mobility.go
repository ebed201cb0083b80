package board

// Mobility counts the squares where the man on s could move or capture, whether
// legal or not and without castling, and how many of them lie in zone. Squares
// that he reaches in two ways count twice.
func (p *Position) Mobility(s Square, zone *Set) (squares, hits int) {
	man := p.board[s]
	if man == Empty {
		return 0, 0
	}
	at := int(man.Type())*p.rules.Squares + int(s)
	return p.reach(p.rules.rays.programs[0][man.Color()][at], man.Color(), zone)
}

func (p *Position) reach(s span, side Color, zone *Set) (squares, hits int) {
	rays := p.rules.rays.pool[s.lo:s.hi]
	ours := whiteMan << side
	for i := 0; i < len(rays); {
		e := rays[i]
		man := p.board[e.square]
		if man == Empty {
			i++
			if e.flags&(flagMove|flagCapture) != 0 {
				squares += int(e.flags & flagMove)
				hits += int(zone[e.square>>6] >> (e.square & 63) & 1)
			}
			continue
		}
		if man&ours == 0 && e.flags&flagCapture != 0 {
			squares++
			hits += int(zone[e.square>>6] >> (e.square & 63) & 1)
		}
		if e.flags&flagHop != 0 {
			h := &p.rules.rays.hops[e.extra]
			parts := [3]span{h.behind[hurdleAny], h.behind[hurdleOf(man, side)]}
			if man&ours == 0 && h.mayTake(man) {
				parts[2] = h.behind[prey]
				if h.takes {
					squares++
				}
			}
			for _, part := range parts {
				n, inZone := p.reach(part, side, zone)
				squares, hits = squares+n, hits+inZone
			}
		}
		i += int(e.skip)
	}
	return squares, hits
}

// Influence counts the squares where a man who stands on s, or would stand there,
// could move or capture, as Mobility does, and adds to struck those where he could
// capture, were an enemy there: he attacks or protects whoever stands on them.
func (p *Position) Influence(man Piece, s Square, struck *Set) (squares int) {
	at := int(man.Type())*p.rules.Squares + int(s)
	return p.influence(p.rules.rays.programs[0][man.Color()][at], man.Color(), struck)
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
	parts := [3]span{h.behind[hurdleAny], h.behind[hurdleOf(man, side)]}
	if !man.Is(side) && h.mayTake(man) {
		parts[2] = h.behind[prey]
		if h.takes {
			squares++
		}
	}
	for _, part := range parts {
		squares += p.influence(part, side, struck)
	}
	return squares
}
