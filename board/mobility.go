package board

import (
	"fairymax/board/define"

	"fairymax/board/program"
)

// Reaches reports whether the piece on from could move or capture on to, legal or
// not and without castling. On an empty square it is enough that it may only
// capture there.
func (p *Position) Reaches(from, to define.Square) bool {
	piece := p.board[from]
	if piece == define.Empty {
		return false
	}
	ways := p.rules.program(piece.Color(), piece.Type(), from)
	return p.reach(ways.Rays, piece.Color(), to)
}

func (p *Position) reach(s program.Span, side define.Color, to define.Square) bool {
	rays := p.rules.rays.Pool[s.Lo:s.Hi]
	ours := define.OwnerBit(side)
	for i := 0; i < len(rays); {
		e := rays[i]
		piece := p.board[e.Square]
		if piece == define.Empty {
			i++
			if e.Square == to && e.Flags&(program.FlagMove|program.FlagCapture) != 0 {
				return true
			}
			continue
		}
		if e.Square == to && piece&ours == 0 && e.Flags&program.FlagCapture != 0 {
			return true
		}
		if e.Flags&program.FlagHop != 0 {
			for _, part := range p.rules.rays.Hops[e.Extra].Parts(piece, side) {
				if p.reach(part, side, to) {
					return true
				}
			}
		}
		i += int(e.Skip)
	}
	return false
}

// Attacks counts the squares where a piece on s, present or imagined, could move
// or capture, legal or not and without castling. It adds to attacked
// those where the piece could capture, were an enemy there: it attacks or protects
// what stands on them. Squares that it reaches in two ways count twice.
func (p *Position) Attacks(piece define.Piece, s define.Square, attacked *define.Set) (squares int) {
	ways := p.rules.program(piece.Color(), piece.Type(), s)
	squares = p.sweep(ways, piece.Color(), attacked)
	if ways.Rest.Lo == ways.Rest.Hi {
		return squares
	}
	return squares + p.addAttacks(ways.Rest, piece.Color(), attacked)
}

func (p *Position) addAttacks(s program.Span, side define.Color, attacked *define.Set) (squares int) {
	rays := p.rules.rays.Pool[s.Lo:s.Hi]
	ours := define.OwnerBit(side)
	for i := 0; i < len(rays); {
		e := rays[i]
		if e.Flags&program.FlagCapture != 0 {
			attacked[e.Square>>6] |= 1 << (e.Square & 63)
		}
		piece := p.board[e.Square]
		if piece == define.Empty {
			squares += int(e.Flags & program.FlagMove)
			i++
			continue
		}
		if piece&ours == 0 && e.Flags&program.FlagCapture != 0 {
			squares++
		}
		if e.Flags&program.FlagHop != 0 {
			squares += p.addAttacksOver(&p.rules.rays.Hops[e.Extra], piece, side, attacked)
		}
		i += int(e.Skip)
	}
	return squares
}

// addAttacksOver continues behind a hurdle.
func (p *Position) addAttacksOver(h *program.Hops, piece define.Piece, side define.Color, attacked *define.Set) (squares int) {
	if h.Takes && !piece.Is(side) && h.Admits(piece) {
		squares++
	}
	for _, part := range h.Parts(piece, side) {
		squares += p.addAttacks(part, side, attacked)
	}
	return squares
}
