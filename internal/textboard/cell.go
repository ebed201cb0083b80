package textboard

import (
	"strings"
	"unicode/utf8"

	"fairymax/board/define"
)

// cell is the shape of a cell: the width of its text and of the blanks around it.
type cell struct{ before, inner, behind int }

// usualCell is the width of a coloured cell, which makes it look like a square.
const usualCell = 3

// newCell chooses the shape of the cells. Coloured ones touch each other, and are as wide
// as squares look if there is room.
func (d *drawing) newCell() cell {
	c := cell{before: 1, inner: d.longest()}
	if d.Colours == Many && (d.Width == 0 || 2*labelWidth+d.rules.Files*usualCell <= d.Width) {
		c.behind = max(0, usualCell-c.before-c.inner)
	}
	return c
}

// longest is the length of the longest text of a piece.
func (d *drawing) longest() int {
	width := 1
	for i := range d.rules.Types() {
		for _, side := range []define.Color{define.White, define.Black} {
			text := d.pieceText(define.MakePiece(side, define.PieceType(i+1)))
			width = max(width, utf8.RuneCountInString(text))
		}
	}
	return width
}

// square draws a cell. Without shades, brackets stand around a changed square; open says
// that one has to be closed, and so does the result.
func (d *drawing) square(s define.Square, open bool) bool {
	brackets := d.Colours != Many && d.changed.Has(s)
	before := strings.Repeat(" ", d.cell.before)
	switch {
	case brackets:
		before = "["
	case open:
		before = "]"
	}
	text := d.squareText(s)
	text += strings.Repeat(" ", d.cell.inner+d.cell.behind-utf8.RuneCountInString(text))
	switch colour := d.colour(s); {
	case colour == "":
		d.text.WriteString(before + text)
	case d.Colours == Many:
		d.text.WriteString(colour + before + text + reset)
	default:
		d.text.WriteString(before + colour + text + reset)
	}
	return brackets
}

// end draws what follows the last cell of a line.
func (d *drawing) end(open bool) {
	if open {
		d.text.WriteByte(']')
		return
	}
	d.text.WriteByte(' ')
}

// squareText is what a square shows.
func (d *drawing) squareText(s define.Square) string {
	switch piece := d.position.At(s); {
	case d.rules.IsHole(s) && d.Colours == Many:
		return " "
	case d.rules.IsHole(s):
		return "#"
	case piece == define.Wall:
		return "*"
	case piece != define.Empty:
		return d.pieceText(piece)
	case d.Colours == Many:
		return " "
	}
	return "."
}
