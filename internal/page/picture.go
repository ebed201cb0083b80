package page

import (
	"fairymax/internal/markup"
	"strings"
	"unicode"
	"unicode/utf8"

	"fairymax/board/define"
	"fairymax/internal/drawing"
)

// cell is the width of a square.
const cell = 40

// picture is the content of a drawing, in the order in which it is painted. All
// lengths are in pixels, and y grows downward.
type picture struct {
	Width, Height int
	Label         string      // a description, for screen readers
	Style         markup.HTML // "" inside a page, which has its own
	Looks         []look      // what the pieces use, nil inside a page, which has its own
	Ground        *ground     // nil with squares
	Squares       []square    // nil with a ground
	Goals         []goal
	Rides         []ride
	Marks         []mark
	Pieces        []piece
	Captions      []caption
}

// ground is all squares of a diagram. It is one drawing for each shade, since a page may
// have a hundred diagrams and a square by itself takes three times the bytes.
type ground struct{ Light, Dark string }

// square is a square of a board.
type square struct {
	X, Y int
	Kind string // "light", "dark", "hole" or "wall"
	Name string // "" for a piece by itself
}

// piece is a piece in a picture.
type piece struct {
	X, Y         int // its centre
	Side         string
	Name, Square string // in the definition; the square may be ""
	Title        string // the side and the name shown to players
	Look         string // the id of its drawing
	Turned       bool   // by half a circle
}

// look is the drawing of a side's pieces of a type.
type look struct {
	ID  string
	SVG markup.HTML
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
func sideClass(c define.Color) string { return strings.ToLower(c.String()) }

// piece draws a side's piece as both sides see it.
func (g *Game) piece(c define.Color, t define.PieceType, x, y int) piece {
	m := g.upright(c, t, x, y)
	m.Turned = c == define.Black && g.drawings()[t-1].Points()
	return m
}

// upright draws a side's piece as its owner sees it.
func (g *Game) upright(c define.Color, t define.PieceType, x, y int) piece {
	return piece{X: x, Y: y, Side: sideClass(c), Name: g.typeName(t), Title: printable(c.String() + " " + g.Sheet.TypeName(t)), Look: g.lookID(c, t)}
}

func (g *Game) lookID(c define.Color, t define.PieceType) string {
	return "look-" + sideClass(c) + "-" + g.typeName(t)
}

// drawings are the drawings of the types, that of type t at t-1.
func (g *Game) drawings() []drawing.Drawing {
	if g.drawn == nil {
		hints := make([]drawing.Hint, len(g.Symbols))
		for i, symbol := range g.Symbols {
			hints[i] = drawing.Hint(symbol)
		}
		g.drawn = drawing.Open().Game(g.Sheet.Def, hints)
	}
	return g.drawn
}

// looks lists the drawings of all pieces that the game can have.
func (g *Game) looks() []look {
	var all []look
	for i, def := range g.Sheet.Def.Types {
		for c := define.White; c <= define.Black; c++ {
			if def.Owners[c] {
				id := g.lookID(c, define.PieceType(i+1))
				all = append(all, look{id, markup.HTML(g.drawings()[i].SVG(c))})
			}
		}
	}
	return all
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
	X, Y    int           // its centre
	At      define.Vector // as the piece's owner sees it
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
