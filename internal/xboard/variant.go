package xboard

import (
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// Variant is a game with what XBoard must know about its pieces.
type Variant struct {
	Name  string
	Rules *board.Rules

	// Betza writes the moves of a side's pieces of a type in XBoard's dialect;
	// exact is false where the dialect cannot express them.
	Betza func(c define.Color, t define.PieceType) (text string, exact bool)

	// Figures are the names of the figures that the author has chosen, that of type t at t-1.
	Figures []string
}

// exactFor reports whether XBoard's notation can express a type's moves.
func exactFor(v Variant, t define.PieceType) bool {
	for _, c := range []define.Color{define.White, define.Black} {
		if _, exact := v.Betza(c, t); v.Rules.Owns(c, t) && !exact {
			return false
		}
	}
	return true
}

// letterOf writes the letter of one side's pieces.
func letterOf(r *board.Rules, t define.PieceType, c define.Color) string {
	if c == define.Black {
		return strings.ToLower(r.Def.Types[t-1].Letter)
	}
	return r.Def.Types[t-1].Letter
}

// Once remembers what pieces' moves are written as: to write them takes long for a piece with very
// many, and is asked for often.
func Once(betza func(define.Color, define.PieceType) (string, bool)) func(define.Color, define.PieceType) (string, bool) {
	type moves struct {
		text  string
		exact bool
	}
	written := map[define.Piece]moves{}
	return func(c define.Color, t define.PieceType) (string, bool) {
		piece := define.MakePiece(c, t)
		m, known := written[piece]
		if !known {
			m.text, m.exact = betza(c, t)
			written[piece] = m
		}
		return m.text, m.exact
	}
}
