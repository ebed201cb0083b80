package variants

import (
	"errors"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/picture"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// Symbol is how diagrams show a piece. A part is empty if the definition does not give
// it.
type Symbol struct {
	Glyph  string             // one or two characters
	Figure [2]string          // the names of figures, for White and Black
	Own    [2]picture.Picture // pictures of the author's own, for White and Black
}

// IsChosen reports whether the author has chosen a picture.
func (s Symbol) IsChosen() bool {
	return s.Figure != [2]string{} || len(s.Own[define.White].Shapes)+len(s.Own[define.Black].Shapes) > 0
}

// Look names the chosen picture: a figure, or a word for one of the author's own; "" if none
// is chosen. The sides may have different ones.
func (s Symbol) Look() string {
	var looks [2]string
	for side, figure := range s.Figure {
		if looks[side] = figure; len(s.Own[side].Shapes) > 0 {
			looks[side] = "of its own"
		}
	}
	if looks[define.White] == looks[define.Black] {
		return looks[define.White]
	}
	return looks[define.White] + " and " + looks[define.Black]
}

// readSymbol reads how a piece is shown, and reports what cannot be.
func (c *compiler) readSymbol(t *pieceType) {
	glyph := t.def.Get("glyph")
	if glyph != nil && !vocabulary.GlyphForm.MatchString(glyph.Text()) {
		c.Add(glyph.At, "FM054", "%s: glyph %q must be one or two characters", t.name, glyph.Text())
	}
	t.symbol.Glyph = glyph.Text()
	key := t.def.Get("picture")
	for side, name := range sideKeys {
		one, own := key, false
		if key != nil && key.Table != nil {
			one, own = key.Get(name), true
		}
		if one != nil && !one.Bad {
			c.readPicture(t, define.Color(side), one, own)
		}
	}
}

// readPicture reads the picture of a side. One that is the side's own keeps its colours.
func (c *compiler) readPicture(t *pieceType, side define.Color, n *source.Node, own bool) {
	text := n.Text()
	switch {
	case vocabulary.IsSVG(text):
		c.readSVG(t, side, text, own, func(m *picture.Mistake) {
			c.Add(n.At, "FM057", "%s: picture: line %d, column %d of it: %s", t.name, m.Line, m.Column, m.Text)
		})
	case strings.HasSuffix(strings.ToLower(text), ".svg"):
		c.readPictureFile(t, side, n, own)
	case !vocabulary.IsFigure(text):
		c.Add(n.At, "FM055", "%s: there is no figure %q%s; "+vocabulary.ListsFigures+"a picture of your own is a file such as %s.svg beside this one",
			t.name, text, source.DidYouMean(n, spelling.Nearest(text, vocabulary.FigureNames())), t.name)
	default:
		t.symbol.Figure[side] = text
	}
}

// readPictureFile reads a picture from a file beside the definition.
func (c *compiler) readPictureFile(t *pieceType, side define.Color, n *source.Node, own bool) {
	text, shown, err := c.files(n.At, n.Text())
	if err != nil {
		c.Add(n.At, "FM056", "%s: picture %v", t.name, err)
		return
	}
	c.readSVG(t, side, text, own, func(m *picture.Mistake) {
		c.Texts[shown] = text // a message shows the line
		c.Add(source.Place{File: shown, Line: m.Line, Column: m.Column}, "FM057", "picture of %s: %s", t.name, m.Text)
	})
}

// readSVG reads a picture and reports why it is none.
func (c *compiler) readSVG(t *pieceType, side define.Color, text string, own bool, report func(*picture.Mistake)) {
	read := picture.Read
	if own {
		read = picture.ReadOneSide
	}
	p, err := read(text)
	if m := new(picture.Mistake); errors.As(err, &m) {
		report(m)
		return
	}
	t.symbol.Own[side] = p
}

// symbols returns the symbols of the types, that of type t at t-1. A shadow has the
// symbol of its type.
func (c *compiler) symbols() []Symbol {
	symbols := make([]Symbol, len(c.def.Types))
	for i := range c.def.Types {
		if t := c.typeOf(strings.TrimSuffix(c.def.Types[i].Name, define.ShadowMark)); t != nil {
			symbols[i] = t.symbol
		}
	}
	return symbols
}
