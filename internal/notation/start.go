package notation

import (
	"fmt"

	"fairymax/board"
	"fairymax/internal/fen"
)

// Begin returns where a record begins: at the position of its tag FEN, as any program
// writes it, or at the start of the game.
func (rec *Record) Begin(r *board.Rules) (fen.Reading, error) {
	text := rec.Tag("FEN")
	if text == "" {
		return fen.Reading{Position: r.Start()}, nil
	}
	start, err := fen.Read(r, text)
	if err != nil {
		return start, fmt.Errorf("tag FEN: %w", err)
	}
	return start, nil
}
