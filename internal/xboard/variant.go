package xboard

import (
	"fairymax/board"
)

// Variant is a game with what XBoard wants to know of its pieces.
type Variant struct {
	Name  string
	Rules *board.Rules

	// Betza writes the moves of a side's pieces of a type in XBoard's dialect;
	// exact is false where the dialect is too poor for them.
	Betza func(c board.Color, t board.PieceType) (text string, exact bool)
}

// exactFor reports whether XBoard's notation can express a type's moves.
func exactFor(v Variant, t board.PieceType) bool {
	for c, owns := range v.Rules.Def.Types[t-1].Owners {
		if _, exact := v.Betza(board.Color(c), t); owns && !exact {
			return false
		}
	}
	return true
}
