package variants

import (
	"slices"

	"fairymax/board"
)

var promotionBy = map[string]board.PromotionBy{
	"entering":  board.ByEntering,
	"inside":    board.ByInside,
	"leaving":   board.ByLeaving,
	"capturing": board.ByCapturing,
	"standing":  board.ByStanding,
}

// promotions reads what promotes where, and into what.
func (c *compiler) promotions() {
	all := c.game.get("promotion")
	for _, name := range all.keys() {
		n := all.get(name)
		if n == nil {
			continue
		}
		if t := c.lookup(&node{value: name, at: n.key}, "promotion"); t != nil {
			c.def.Promotions = append(c.def.Promotions, c.promotion(n, t))
			c.origins = append(c.origins, n.key)
		}
	}
}

// promotion reads how men of one type promote.
func (c *compiler) promotion(n *node, t *pieceType) board.PromotionDef {
	switch {
	case !n.has("to") && !n.has("by_place"):
		c.add(n.key, "FM220", "promotion.%s: to is missing (what it may become)", t.name)
	case n.has("to") && n.has("by_place"):
		c.add(n.table["by_place"].key, "FM221", "promotion.%s: to and by_place exclude each other; keep one", t.name)
	}
	def := board.PromotionDef{Type: t.id, By: board.ByEntering | board.ByInside, Lone: n.get("lone").flag()}
	if by := n.get("by"); by != nil {
		def.By = 0
		for _, item := range by.items() {
			def.By |= promotionBy[item.text()]
		}
		if def.By&board.ByInside != 0 && def.By&board.ByCapturing != 0 {
			c.add(by.at, "FM222", "promotion.%s.by: \"inside\" already includes \"capturing\"; keep one", t.name)
		}
	}
	if def.Lone && def.By&board.ByStanding == 0 {
		c.add(n.get("lone").at, "FM223", "promotion.%s.lone only works with by = \"standing\"; add it", t.name)
	}
	for side := board.White; side <= board.Black; side++ {
		c.promotionZones(n, side, &def)
		def.Choices[side] = c.choices(n.get("to"), "promotion."+t.name+".to", t, side)
		def.ByPlace[side] = c.byPlace(n.get("by_place"), t, side, &def)
	}
	c.limits(n, t, &def)
	c.otherwise(n, t, &def)
	return def
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
		if must[i]&^zone[i] != 0 && def.By&board.ByLeaving == 0 {
			c.add(n.get("must").at, "FM224", "promotion: some squares of must are outside zone")
			break
		}
	}
}

// choices reads what a side's men may become.
func (c *compiler) choices(to *node, key string, t *pieceType, side board.Color) []board.PieceType {
	if to == nil || !t.owners[side] {
		return nil
	}
	own := to
	if to.table != nil {
		own = to.get(sideKeys[side])
	}
	if own != nil && len(own.list) == 0 {
		c.add(own.at, "FM225", "%s is empty; say what %s may become", key, a(t.name))
	}
	var choices []board.PieceType
	for _, item := range own.items() {
		choice := c.lookup(item, key)
		switch {
		case choice == nil:
		case !c.mayBecome(item, key, t, choice, side):
		case slices.Contains(choices, choice.id):
			c.add(item.at, "FM226", "%s: %s is listed twice", key, choice.name)
		default:
			choices = append(choices, choice.id)
		}
	}
	return choices
}

// mayBecome reports whether a side's man can turn into another.
func (c *compiler) mayBecome(item *node, key string, t, choice *pieceType, side board.Color) bool {
	switch {
	case !choice.owners[side]:
		c.add(c.blame(item.at, "pieces"), "FM227", "%s: %v has no %s; add it to pieces.%s, or give to = { white = …, black = … }", key, side, choice.name, sideKeys[side])
	case choice == t:
		c.add(item.at, "FM228", "%s: %s cannot become what it is; to make promotion optional, remove squares from promotion.%s.must", key, a(t.name), t.name)
	default:
		return true
	}
	return false
}
