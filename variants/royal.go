package variants

import (
	"slices"

	"fairymax/board"
)

// royals reads whose capture must be prevented.
func (c *compiler) royals() {
	if !c.game.has("royal") || !c.game.get("royal").has("types") {
		if king := c.typeOf("king"); king != nil {
			c.def.Royal = board.MaskOf(king.id)
		}
	}
	for _, item := range c.game.get("royal", "types").items() {
		t := c.lookup(item, "royal.types")
		if t != nil {
			c.def.Royal |= board.MaskOf(t.id)
		}
		c.unsure = c.unsure || t == nil || t.name != item.text()
	}
	for side := board.White; side <= board.Black && c.men != nil; side++ {
		c.countRoyals(side)
	}
}

// countRoyals demands one royal man of a side that has royal types.
func (c *compiler) countRoyals(side board.Color) {
	at := c.blame(c.game.get("start").at, "pieces")
	switch n := c.men.count(side, c.def.Royal); {
	case n > 1:
		c.add(at, "start: %v has %d royal men; this version can do with one", side, n)
	case n == 1 || c.unsure:
	case c.men.count(side, ^board.TypeMask(0)) == 0:
		c.add(at, "start: %v has no men", side)
	default:
		for _, t := range c.royalTypes() {
			if t.owners[side] {
				c.add(at, "start: %v has no %s, though it is royal", side, t.name)
				return
			}
		}
	}
}

// royalTypes lists the royal types.
func (c *compiler) royalTypes() []*pieceType {
	return slices.DeleteFunc(slices.Clone(c.types), func(t *pieceType) bool { return !c.def.Royal.Has(t.id) })
}
