package variants

import "strings"

// Look is how a piece is shown in drawings; what is "" the definition does not say.
type Symbol struct {
	Glyph   string // one or two characters
	Drawing string // the path of an SVG, on a field of 45 by 45
}

// checkLook reports a look that cannot be drawn.
func (c *compiler) checkSymbol(t *pieceType) {
	if glyph := t.def.Get("glyph"); glyph != nil && !glyphForm.MatchString(glyph.Text()) {
		c.Add(glyph.At, "FM054", "%s: glyph %q must be one or two characters", t.name, glyph.Text())
	}
	if drawing := t.def.Get("drawing"); drawing != nil && !drawingForm.MatchString(drawing.Text()) {
		c.Add(drawing.At, "FM055", "%s: drawing must be SVG path data: M and a point, then commands and numbers", t.name)
	}
}

// looks returns how the types are shown, that of type t at t-1. A shadow looks like
// the type that it remembers.
func (c *compiler) symbols() []Symbol {
	symbols := make([]Symbol, len(c.def.Types))
	for i := range c.def.Types {
		if t := c.typeOf(strings.TrimSuffix(c.def.Types[i].Name, shadowMark)); t != nil {
			symbols[i] = Symbol{Glyph: t.def.Get("glyph").Text(), Drawing: t.def.Get("drawing").Text()}
		}
	}
	return symbols
}
