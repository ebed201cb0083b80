package textboard

import (
	"fmt"

	"fairymax/board/define"
)

// Colours says how many colours a terminal has.
type Colours uint8

const (
	None Colours = iota
	Few          // eight, of unknown shades
	Many         // 256
)

// The shades of squares and pieces, of 256. Both sides' pieces can be told from all
// squares.
const (
	whitePiece = 231
	blackPiece = 16
)

// shades are those of a dark and a light square, as they are and after a change.
var shades = map[bool][2]int{false: {94, 137}, true: {29, 65}}

// reset ends all colours.
const reset = "\x1b[0m"

// colour begins the colours of a square, "" if it has none.
func (d *drawing) colour(s define.Square) string {
	switch {
	case d.rules.IsHole(s) || d.Colours == None:
		return ""
	case d.Colours == Few:
		return d.fewColours(s)
	}
	piece := blackPiece
	if d.position.At(s).Is(define.White) {
		piece = whitePiece
	}
	shade := shades[d.changed.Has(s)][(d.rules.File(s)+d.rules.Rank(s))%2]
	return fmt.Sprintf("\x1b[1;38;5;%d;48;5;%dm", piece, shade)
}

// fewColours writes White's pieces bold and Black's in red. Both can be read on any
// background.
func (d *drawing) fewColours(s define.Square) string {
	switch piece := d.position.At(s); {
	case piece.Is(define.White):
		return "\x1b[1m"
	case piece.Is(define.Black):
		return "\x1b[31m"
	}
	return ""
}
