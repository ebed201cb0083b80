package notation

import (
	"strings"

	"fairymax/board"
)

// UCI writes a move as Fairy-Stockfish does: coordinates with ranks from 1, and
//
//	e1g1 e1h1        castling as the king's two squares; as king and partner in
//	                 Chess960, and where the king could step to its target
//	e1e1             a passed turn, as the king's move to its own square
//	a1a2+ a1a2-      a piece that turns over, to the side with a plus and back
//	e2e4,e4d5        a wall
//
// Source: UCI::move in uci.cpp of Fairy-Stockfish.
func UCI(p *board.Position, m board.Move) string {
	r := p.Rules()
	wall := WallText(r, m, 1)
	m = m.WithoutWall()
	switch {
	case m.IsPass():
		if king, ok := p.Royal(p.Turn()); ok {
			return strings.Repeat(r.SquareName(king, 1), 2)
		}
		return "0000"
	case m.IsCastling() && m.FromHand() == 0:
		end := castlingEnd(r, m)
		if wall != "" {
			wall = "," + r.SquareName(end, 1) + wall[1+len(r.SquareName(m.To(), 1)):]
		}
		return r.SquareName(m.From(), 1) + r.SquareName(end, 1) + wall
	}
	return Coordinate(r, m, 1) + turnSign(p, m) + wall
}

// castlingEnd is the square after the king's: where it lands, or the partner's.
func castlingEnd(r *board.Rules, m board.Move) board.Square {
	if r.CastlesAsChess960() || mayStepThere(r, m) {
		partner, _ := m.Partner()
		return partner
	}
	return m.To()
}

// turnSign is the sign after the move of a piece that turns over: a plus if the new
// side has the plus, else a minus.
func turnSign(p *board.Position, m board.Move) string {
	switch {
	case m.Kind()&board.TurnsOver == 0:
		return ""
	case strings.HasPrefix(letterOf(p.Rules(), m.Becomes()), "+"):
		return "+"
	}
	return "-"
}
