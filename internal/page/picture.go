package page

import (
	"html/template"
	"strings"
	"unicode"
	"unicode/utf8"

	"fairymax/board"
)

// cell is the width of a square.
const cell = 40

// picture is the content of a drawing, in the order in which it is painted. All
// lengths are in pixels, and y grows downward.
type picture struct {
	Width, Height int
	Label         string       // a description, for screen readers
	Style         template.CSS // "" inside a page, which has its own
	Squares       []square
	Rides         []ride
	Marks         []mark
	Discs         []disc
	Captions      []caption
}

// square is a square of a board or a diagram.
type square struct {
	X, Y int
	Kind string // "light", "dark" or "hole"
	Name string // "" in diagrams
}

// disc is a piece: a disc with a letter, a glyph or a drawing on it.
type disc struct {
	X, Y          int // its centre
	Side          string
	Piece, Square string // names; the square may be ""
	Text          string
	Size          int // of the text
	Drawing       string
}

// caption is a piece of text.
type caption struct {
	X, Y   int
	Text   string
	Anchor string // "start", "middle"
}

// shade is the colour of a square; sum is the sum of its coordinates.
func shade(sum int) string {
	if sum&1 == 0 {
		return "dark"
	}
	return "light"
}

// sideClass is the class of a side in the style sheet.
func sideClass(c board.Color) string { return strings.ToLower(c.String()) }

// disc makes the disc of a side's piece.
func (g *Game) disc(c board.Color, t board.PieceType, x, y int) disc {
	m := disc{X: x, Y: y, Side: sideClass(c), Piece: g.typeName(t), Text: g.Sheet.Def.Types[t-1].Letter}
	m.Size = letterSize(m.Text)
	if int(t) > len(g.Symbols) {
		return m
	}
	switch symbol := g.Symbols[t-1]; {
	case symbol.Drawing != "":
		m.Text, m.Drawing = "", symbol.Drawing
	case symbol.Glyph != "":
		m.Text, m.Size = symbol.Glyph, glyphSize(symbol.Glyph)
	}
	return m
}

// letterSize is the font size at which a letter with its dress fits a disc.
func letterSize(letter string) int {
	return [...]int{20, 20, 17, 13, 11}[min(utf8.RuneCountInString(letter), 4)]
}

// glyphSize is the same for glyphs. Combining characters take no space.
func glyphSize(glyph string) int {
	n := 0
	for _, r := range glyph {
		if !unicode.Is(unicode.Mn, r) {
			n++
		}
	}
	if n > 1 {
		return 15
	}
	return 26
}

// printable replaces characters that XML forbids even when they are escaped.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' && r != '\t' || r == 0xfffe || r == 0xffff {
			return utf8.RuneError
		}
		return r
	}, text)
}

// mark is a square of a diagram that a move may reach or use.
type mark struct {
	X, Y    int          // its centre
	At      board.Vector // as the piece's owner sees it
	Meaning string
	Sign    string // "" if the shapes need no sign
	Leap    bool
	Actions []shape
}

// shape is the drawing of one action. Its classes name what the move does and its
// conditions.
type shape struct {
	Class                          string
	Dot, Ring, Cross, Box, Diamond bool
}

// ride is the line of a repeated step.
type ride struct {
	X1, Y1, X2, Y2 int
	Class          string
	Tip            string // the points of its arrowhead, "" for none
}
