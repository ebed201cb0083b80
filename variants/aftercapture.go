package variants

import (
	"slices"

	"fairymax/board"
	"fairymax/variants/source"
)

// afterCapture reads what a capture does besides removing its victim.
func (c *compiler) afterCapture() {
	n, d := c.game.Get("after_capture"), &c.def.AfterCapture
	d.Capturer = c.effect(n.Get("capturer"), "after_capture.capturer")
	d.Neighbours = c.effect(n.Get("neighbours"), "after_capture.neighbours")
	if d.Neighbours.Becomes != board.FateStays {
		d.Radius = count(n.Get("neighbours").Get("radius"), 1)
		d.Wrap = c.game.Get("wrap").Flag()
	}
}

// effect reads what becomes of pieces.
func (c *compiler) effect(n *source.Node, path string) board.EffectDef {
	fate := board.Fate(max(0, slices.Index(board.Fates(), n.Get("becomes").Text())))
	if fate == board.FateStays {
		return board.EffectDef{}
	}
	return board.EffectDef{Becomes: fate, Except: c.mask(n.Get("except"), path+".except")}
}
