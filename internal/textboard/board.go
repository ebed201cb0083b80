package textboard

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// Style says how a board looks. The zero Style is plain text, with White at the bottom.
type Style struct {
	Glyphs  []string // of type t at t-1, "" for its letter; nil for letters only
	Colours Colours
	Changed bool // squares that the last move has changed are marked
	Flipped bool // Black is at the bottom
	Width   int  // columns that a line may have, 0 for any number
}

// Board draws a position, with an empty line before and after it. Each side's hand
// stands beside its first rank.
func Board(p *board.Position, style Style) string {
	d := newDrawing(p, style)
	top, bottom := define.Black, define.White
	if style.Flipped {
		top, bottom = bottom, top
	}
	d.text.WriteByte('\n')
	d.hand(top)
	for row := range d.rules.Ranks {
		d.rank(row)
	}
	fmt.Fprintf(&d.text, "%s%s\n", strings.Repeat(" ", labelWidth), d.files())
	d.hand(bottom)
	d.text.WriteByte('\n')
	return d.text.String()
}

// labelWidth is the width of a rank's number with the space after it.
const labelWidth = 4

// drawing is a board on its way to become text.
type drawing struct {
	Style
	position *board.Position
	rules    *board.Rules
	changed  define.Set
	cell     cell
	text     strings.Builder
}

func newDrawing(p *board.Position, style Style) *drawing {
	d := &drawing{Style: style, position: p, rules: p.Rules()}
	if style.Changed {
		for _, change := range p.Changes() {
			d.changed.Add(change.Square)
		}
	}
	d.cell = d.newCell()
	return d
}

// rank draws a line of squares with their number on both sides. Row 0 is at the top.
func (d *drawing) rank(row int) {
	rank := d.rules.Ranks - 1 - row
	if d.Flipped {
		rank = row
	}
	fmt.Fprintf(&d.text, "%3d ", rank+1)
	open := false // a bracket stands before the last cell
	for column := range d.rules.Files {
		open = d.square(d.rules.Square(d.file(column), rank), open)
	}
	d.end(open)
	fmt.Fprintf(&d.text, "%d\n", rank+1)
}

// file is the file of a column; column 0 is on the left.
func (d *drawing) file(column int) int {
	if d.Flipped {
		return d.rules.Files - 1 - column
	}
	return column
}

// files is the line with the letters of the files.
func (d *drawing) files() string {
	var b strings.Builder
	for column := range d.rules.Files {
		fmt.Fprintf(&b, "%*s%-*c", d.cell.before, "", d.cell.inner+d.cell.behind, 'a'+d.file(column))
	}
	return strings.TrimRight(b.String(), " ")
}

// hand lists the pieces in hand of a side, in games with hands. They are shown by the
// letters with which drops are written.
func (d *drawing) hand(c define.Color) {
	if !d.rules.HasHands() {
		return
	}
	var pieces []string
	for i := range d.rules.Types() {
		t := define.PieceType(i + 1)
		text := d.letter(define.MakePiece(c, t))
		switch n := d.position.Hand(c, t); {
		case n > 1:
			pieces = append(pieces, fmt.Sprintf("%s×%d", text, n))
		case n == 1:
			pieces = append(pieces, text)
		}
	}
	if len(pieces) == 0 {
		pieces = []string{"nothing"}
	}
	fmt.Fprintf(&d.text, "     %v's hand: %s\n", c, strings.Join(pieces, " "))
}
