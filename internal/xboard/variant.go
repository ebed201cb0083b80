package xboard

import (
	"strings"

	"fairymax/board"
)

// Variant is a game with what XBoard must know about its pieces.
type Variant struct {
	Name  string
	Rules *board.Rules

	// Betza writes the moves of a side's pieces of a type in XBoard's dialect;
	// exact is false where the dialect cannot express them.
	Betza func(c board.Color, t board.PieceType) (text string, exact bool)
}

// exactFor reports whether XBoard's notation can express a type's moves.
func exactFor(v Variant, t board.PieceType) bool {
	for _, c := range []board.Color{board.White, board.Black} {
		if _, exact := v.Betza(c, t); v.Rules.Owns(c, t) && !exact {
			return false
		}
	}
	return true
}

// letterOf writes the letter of one side's pieces.
func letterOf(r *board.Rules, t board.PieceType, c board.Color) string {
	if c == board.Black {
		return strings.ToLower(r.Def.Types[t-1].Letter)
	}
	return r.Def.Types[t-1].Letter
}

// Once remembers what pieces' moves are written as: to write them takes long for a piece with very
// many, and is asked for often.
func Once(betza func(board.Color, board.PieceType) (string, bool)) func(board.Color, board.PieceType) (string, bool) {
	type moves struct {
		text  string
		exact bool
	}
	written := map[board.Piece]moves{}
	return func(c board.Color, t board.PieceType) (string, bool) {
		piece := board.MakePiece(c, t)
		m, known := written[piece]
		if !known {
			m.text, m.exact = betza(c, t)
			written[piece] = m
		}
		return m.text, m.exact
	}
}
