package picture

import "fmt"

// Field is the width and the height of every picture.
const Field = 45

// What a picture may have at most: bytes of text, elements within each other, elements, and
// bytes of path data that come out.
const (
	MaxText  = 256 << 10
	maxDepth = 64
	maxCount = 2000
	maxPaths = 24 << 10
)

// Picture is what a piece looks like. Without shapes there is none.
type Picture struct {
	Shapes []Shape
	Plate  bool // it shows no side by itself, and needs a disc of the side's colour behind it
}

// Shape is a path with its colours. The path has absolute commands M, L, C and Z only.
type Shape struct {
	Path         string
	Fill, Stroke Paint
	Width        float64 // of the stroke, 0 for that of other pieces
	EvenOdd      bool    // what is inside follows the rule evenodd
}

// Kind says where the colour of a paint comes from.
type Kind uint8

// The kinds of paint.
const (
	None     Kind = iota
	Side          // the colour of the side; as a stroke, that of its outlines
	Ink           // the colour of details on a piece of the side
	Coloured      // a colour of its own
)

// Paint is a colour.
type Paint struct {
	Kind    Kind
	Colour  string  // #rrggbb, for Coloured
	Opacity float64 // above 0, at most 1
}

// Mistake is why a text is no picture. Lines and columns count from 1.
type Mistake struct {
	Line, Column int
	Text         string
}

func (m *Mistake) Error() string { return fmt.Sprintf("%d:%d: %s", m.Line, m.Column, m.Text) }
