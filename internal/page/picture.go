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

// picture is what a drawing consists of, in the order in which it is painted. All
// lengths are in the same unit, and y grows downward.
type picture struct {
	Width, Height int
	Label         string       // what is seen, for who cannot see it
	Style         template.CSS // "" inside a page, which has it already
	Squares       []square
	Rides         []ride
	Marks         []mark
	Discs         []disc
	Captions      []caption
}

// square is a field of a board or a diagram.
type square struct {
	X, Y int
	Kind string // "light", "dark" or "hole"
	Name string // "" in diagrams
}

// man is a disc with a letter, a glyph or a drawing on it.
type disc struct {
	X, Y          int // its middle
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

// shade is the colour of a square whose coordinates add up to a number.
func shade(sum int) string {
	if sum&1 == 0 {
		return "dark"
	}
	return "light"
}

// sideClass is a side as the style sheet has it.
func sideClass(c board.Color) string { return strings.ToLower(c.String()) }

// man makes the disc of a side's man.
func (g *Game) disc(c board.Color, t board.PieceType, x, y int) disc {
	m := disc{X: x, Y: y, Side: sideClass(c), Piece: g.typeName(t), Text: g.Sheet.Def.Types[t-1].Letter}
	m.Size = letterSize(m.Text)
	if int(t) > len(g.Looks) {
		return m
	}
	switch look := g.Looks[t-1]; {
	case look.Drawing != "":
		m.Text, m.Drawing = "", look.Drawing
	case look.Glyph != "":
		m.Text, m.Size = look.Glyph, glyphSize(look.Glyph)
	}
	return m
}

// letterSize lets a letter with all its dress fit a disc.
func letterSize(letter string) int {
	return [...]int{20, 20, 17, 13, 11}[min(utf8.RuneCountInString(letter), 4)]
}

// glyphSize is the same for glyphs. Signs that only change the one before them
// take no room.
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

// printable replaces what may not stand in a page, which XML forbids even where it
// is escaped.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' && r != '\t' || r == 0xfffe || r == 0xffff {
			return utf8.RuneError
		}
		return r
	}, text)
}
