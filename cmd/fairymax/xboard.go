package main

import (
	"fairymax/board"
	"fairymax/cecp"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// forGUI is a variant with what a GUI must know about its pieces. Their moves are
// written once: that takes long for a piece with very many, and is asked for often.
func forGUI(v *variants.Variant) cecp.Variant {
	type moves struct {
		text  string
		exact bool
	}
	written := map[board.Piece]moves{}
	betza := func(c board.Color, t board.PieceType) (string, bool) {
		piece := board.MakePiece(c, t)
		m, known := written[piece]
		if !known {
			m.text, m.exact = v.Betza(c, t)
			written[piece] = m
		}
		return m.text, m.exact
	}
	return cecp.Variant{Name: v.Name, Rules: v.Rules, Betza: betza}
}

// knownToXBoard reports whether XBoard sets up a variant without our help.
func knownToXBoard(v *variants.Variant) bool { return xboard.Knows(forGUI(v)) }
