package match

import (
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
)

// parseUCIMove reads a legal move: first as [notation.UCI] writes it.
func parseUCIMove(p *board.Position, text string) (board.Move, error) {
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		if notation.UCI(p, m) == text {
			return m, nil
		}
	}
	return notation.Read(p, text, 1)
}

// uciFEN writes a position: the en-passant field has only the square that was
// passed, without the piece.
func uciFEN(p *board.Position) string {
	fields := strings.Fields(p.FEN())
	const passant = 3
	fields[passant], _, _ = strings.Cut(fields[passant], ":")
	return strings.Join(fields, " ")
}
