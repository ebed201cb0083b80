package board

import (
	"fmt"

	"fairymax/board/define"
)

// Edit says how a position differs from another one.
type Edit struct {
	Squares map[define.Square]define.Piece // what stands there instead; Empty takes a piece away
	Hands   map[define.Piece]int           // how many a side holds instead
}

// Edited returns the position after an edit. Rights of pieces that are no longer there
// end, and so does en passant. It is an error if no game can have the position.
func (p *Position) Edited(e Edit) (*Position, error) {
	next := new(Position)
	p.CopyTo(next)
	for s, piece := range e.Squares {
		next.put(s, piece)
	}
	for piece, n := range e.Hands {
		if !p.rules.hands.some || n < 0 || n > maxHand {
			return nil, fmt.Errorf("a hand cannot hold %d of %s", n, p.rules.pieceText(piece))
		}
		next.putHand(piece.Color(), piece.Type(), n)
	}
	next.enPassant = enPassant{}
	return p.rules.ParseFEN(next.FEN())
}
