package match

import (
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
)

// uciMove writes a move in UCI notation: ranks from 1, castling as the start and end
// square of the king or, with Chess960 castling, the squares of king and partner. A
// pass is a move of the king to its own square.
func uciMove(p *board.Position, m board.Move) string {
	r := p.Rules()
	switch {
	case m.IsPass():
		if king, ok := p.Royal(p.Turn()); ok {
			return strings.Repeat(r.SquareName(king, 1), 2)
		}
		return "0000"
	case m.IsCastling() && m.FromHand() == 0 && r.CastlesAsChess960():
		partner, _ := m.Partner()
		return r.SquareName(m.From(), 1) + r.SquareName(partner, 1)
	case m.IsCastling() && m.FromHand() == 0:
		return r.SquareName(m.From(), 1) + r.SquareName(m.To(), 1)
	}
	return notation.Coordinate(r, m, 1)
}

// parseUCIMove reads a legal move.
func parseUCIMove(p *board.Position, text string) (board.Move, error) {
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		if !m.IsCastling() && uciMove(p, m) == text { // a plain king move wins over a castling to the same square
			return m, nil
		}
	}
	return notation.ParseCoordinate(p, text, 1)
}

// uciFEN writes a position: the en-passant field has only the square that was
// passed, without the piece.
func uciFEN(p *board.Position) string {
	fields := strings.Fields(p.FEN())
	const passant = 3
	fields[passant], _, _ = strings.Cut(fields[passant], ":")
	return strings.Join(fields, " ")
}
