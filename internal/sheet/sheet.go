package sheet

import (
	"fairymax/board"
	"fairymax/board/define"
)

// Sheet is a game and what other packages know about it. Its parts may be written
// in any order.
type Sheet struct {
	Def    *define.Game
	Start  *board.Position // for the squares of castling and the pieces in hand
	Source string          // where the rules are published, "" if unknown
	XBoard bool            // XBoard sets the game up by itself
	Limit  string          // why XBoard cannot show the game, "" if it can

	Endgames []string // which pieces win against a bare royal, as far as that is known

	// Values are piece values in centipawns, by piece type.
	Values []int
	// Measured are those that games have told, by piece type; nil if none were played. How says
	// where they come from.
	Measured []Worth
	How      string
	// Looks are the pictures that the author has chosen, by piece type, "" for none; nil where a
	// reader sees them.
	Looks []string
	// Betza writes the moves of a side's pieces of a type in XBoard's notation;
	// exact is false if the notation cannot express all of them.
	Betza func(c define.Color, t define.PieceType) (text string, exact bool)
	// ResetsMoveRule reports whether a move of this type resets the move rule.
	ResetsMoveRule func(t define.PieceType) bool
}

// Worth is what a piece was measured to be worth, with the half-width of the 95 % interval, which
// is 0 for the piece that sets the scale. Without a measurement both are 0.
type Worth struct{ Value, Half int }

// Name is the title of the game, with its name if that is different.
func (s *Sheet) Name() string {
	if !sameName(s.Def.Title, s.Def.Name) {
		return s.Def.Title + " (" + s.Def.Name + ")"
	}
	return s.Def.Title
}

// Paragraph is a text with a label before it.
type Paragraph struct{ Label, Text string }
