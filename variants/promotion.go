package variants

import (
	"slices"

	"fairymax/board"
)

// promotions reads what promotes where, and into what.
func (c *compiler) promotions() {
	all := c.game.get("promotion")
	for _, name := range all.keys() {
		n := all.get(name)
		if n == nil {
			continue
		}
		t := c.lookup(&node{value: name, at: n.key}, "promotion")
		if t == nil {
			continue
		}
		if !n.has("to") && !n.has("by_place") {
			c.add(n.key, "promotion.%s lacks to: what it may become", name)
		}
		def := board.PromotionDef{Type: t.id}
		for side := board.White; side <= board.Black; side++ {
			c.promotionZones(n, side, &def)
			def.Choices[side] = c.choices(n.get("to"), t, side)
		}
		c.def.Promotions = append(c.def.Promotions, def)
	}
}

// promotionZones reads where a side's men may promote, and where they have to.
func (c *compiler) promotionZones(n *node, side board.Color, def *board.PromotionDef) {
	zone := c.zone(n.get("zone"), side)
	if zone == nil {
		zone = c.area(n, c.ranksOf(c.height, c.height), side)
	}
	must := c.zone(n.get("must"), side)
	if must == nil {
		must = zone
	}
	def.Zone[side], def.Must[side] = *zone, *must
	for i := range must {
		if must[i]&^zone[i] != 0 {
			c.add(n.get("must").at, "promotion: must names squares that are outside zone")
			break
		}
	}
}

// choices reads what a side's men may become.
func (c *compiler) choices(to *node, t *pieceType, side board.Color) []board.PieceType {
	if to == nil || !t.owners[side] {
		return nil
	}
	key := "promotion." + t.name + ".to"
	own := to
	if to.table != nil {
		own = to.get(sideKeys[side])
	}
	if own != nil && len(own.list) == 0 {
		c.add(own.at, "%s is empty; say what a %s may become", key, t.name)
	}
	var choices []board.PieceType
	for _, item := range own.items() {
		choice := c.lookup(item, key)
		switch {
		case choice == nil:
		case !choice.owners[side]:
			c.add(c.blame(item.at, "pieces"), "%s: %v has no %s; add it to pieces.%s, or give to = { white = …, black = … }", key, side, choice.name, sideKeys[side])
		case choice == t:
			c.add(item.at, "%s: a %s is one already; to let it stay what it is, take squares out of promotion.%s.must", key, t.name, t.name)
		case c.def.Royal.Has(choice.id) && c.unsure:
		case c.def.Royal.Has(choice.id):
			c.add(c.blame(item.at, "royal"), "%s: %s is royal; this version can do with one royal man a side", key, choice.name)
		case slices.Contains(choices, choice.id):
			c.add(item.at, "%s: %s is listed twice", key, choice.name)
		default:
			choices = append(choices, choice.id)
		}
	}
	return choices
}
