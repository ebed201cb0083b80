package notation

import (
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// passText is a passed turn in coordinate notation.
const passText = "@@@@"

// Coordinate writes a move by its squares, then its promotion or gated piece:
//
//	e2e4 a7a8q a7a8n' c3c2+   a move, with the letter of the promotion
//	P@e4                      a drop
//	b1c3h                     a move that gates a piece from the hand
//	c4d5,d5e4 c4d5,d5c4       legs; each leg but the last ends on a victim
//	e1g1 e1h1 f1a1,a1e1       castling, see castlingPath
//	e2e4,e4d5                 a move that places a wall
//	@@@@                      a passed turn
func Coordinate(r *board.Rules, m board.Move, origin int) string {
	if text := WallText(r, m, origin); text != "" {
		return Coordinate(r, m.WithoutWall(), origin) + text
	}
	switch {
	case m == board.NoMove:
		return "0000"
	case m.IsPass():
		return passText
	case m.IsDrop():
		return letterOf(r, m.FromHand()) + "@" + r.SquareName(m.To(), origin)
	}
	return pathText(r, Path(r, m), origin) + suffix(r, m)
}

// pathText joins the legs between squares with commas.
func pathText(r *board.Rules, squares []define.Square, origin int) string {
	var b strings.Builder
	for i, s := range squares {
		if i > 1 {
			b.WriteString("," + r.SquareName(squares[i-1], origin))
		}
		b.WriteString(r.SquareName(s, origin))
	}
	return b.String()
}
