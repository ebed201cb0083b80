package variants

import (
	"strings"

	"fairymax/variants/vocabulary"
)

// Symbol is how diagrams show a piece. A part is "" if the definition does not give
// it.
type Symbol struct {
	Glyph   string // one or two characters
	Drawing string // SVG path data on a field of 45 by 45
}

// checkSymbol reports a symbol that cannot be shown.
func (c *compiler) checkSymbol(t *pieceType) {
	if glyph := t.def.Get("glyph"); glyph != nil && !vocabulary.GlyphForm.MatchString(glyph.Text()) {
		c.Add(glyph.At, "FM054", "%s: glyph %q must be one or two characters", t.name, glyph.Text())
	}
	if drawing := t.def.Get("drawing"); drawing != nil && !vocabulary.DrawingForm.MatchString(drawing.Text()) {
		c.Add(drawing.At, "FM055", "%s: drawing must be SVG path data: M and a point, then commands and numbers", t.name)
	}
}

// symbols returns the symbols of the types, that of type t at t-1. A shadow has the
// symbol of its type.
func (c *compiler) symbols() []Symbol {
	symbols := make([]Symbol, len(c.def.Types))
	for i := range c.def.Types {
		if t := c.typeOf(strings.TrimSuffix(c.def.Types[i].Name, shadowMark)); t != nil {
			symbols[i] = Symbol{Glyph: t.def.Get("glyph").Text(), Drawing: t.def.Get("drawing").Text()}
		}
	}
	return symbols
}
