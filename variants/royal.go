package variants

import (
	"slices"

	"fairymax/board"
)

var checkRules = map[string]board.CheckRule{
	"any":      board.CheckAny,
	"all":      board.CheckAll,
	"last":     board.CheckLast,
	"leftmost": board.CheckLeftmost,
	"off":      board.CheckOff,
}

// royals reads whose capture must be prevented.
func (c *compiler) royals() {
	n := c.game.get("royal")
	if !c.game.has("royal") || !n.has("types") {
		if king := c.typeOf("king"); king != nil {
			c.def.Royal.Types = board.MaskOf(king.id)
		}
	}
	for _, item := range n.get("types").items() {
		t := c.lookup(item, "royal.types")
		if t != nil {
			c.def.Royal.Types |= board.MaskOf(t.id)
		}
		c.unsure = c.unsure || t == nil || t.name != item.text()
	}
	c.def.Royal.Check = checkRules[n.get("check").text()]
	c.def.Royal.Stays = n.get("stays").flag()
	for side := board.White; side <= board.Black && c.men != nil; side++ {
		c.countRoyals(side)
	}
	if c.def.Royal.Types == 0 && !c.unsure {
		c.needRoyals(n, "royal", "check", "stays")
	}
}

// needRoyals reports keys that say something of royals in a game without any.
func (c *compiler) needRoyals(n *node, path string, keys ...string) {
	for _, key := range keys {
		if n.get(key) != nil {
			c.add(c.blame(n.table[key].key, "royal"), "FM180", "%s.%s: this game has no royal piece; name one in royal.types", path, key)
		}
	}
}

// checkRoyals reports a rule for several royals where nobody ever has two.
func (c *compiler) checkRoyals() {
	rule := c.game.get("royal", "check")
	several := c.unsure || rule == nil || rule.text() == "any" || rule.text() == "off" || c.def.Royal.Types == 0
	for side := board.White; side <= board.Black; side++ {
		several = several || c.starting(side, c.def.Royal.Types) > 1
	}
	for i := range c.def.Promotions {
		several = several || slices.ContainsFunc(becomes(&c.def.Promotions[i]), c.def.Royal.Types.Has)
	}
	if !several {
		c.add(rule.at, "FM181", "royal.check = %q is for sides with several royal pieces, but no side can have two", rule.text())
	}
}

// countRoyals demands a royal man of a side that has royal types.
func (c *compiler) countRoyals(side board.Color) {
	at := c.blame(c.game.get("start").at, "pieces")
	switch {
	case c.starting(side, c.def.Royal.Types) > 0 || c.unsure:
	case c.starting(side, ^board.TypeMask(0)) == 0:
		c.add(at, "FM182", "start: %v has no pieces", side)
	default:
		for _, t := range c.royalTypes() {
			if t.owners[side] {
				c.add(at, "FM183", "start: %v has no %s, which is royal", side, t.name)
				return
			}
		}
	}
}

// starting counts a side's men of some types at the start, on the board and in hand.
func (c *compiler) starting(side board.Color, types board.TypeMask) int {
	n := c.men.count(side, types)
	for t, men := range c.hands[side] {
		if types.Has(t) {
			n += men
		}
	}
	return n
}

// royalTypes lists the royal types.
func (c *compiler) royalTypes() []*pieceType {
	return slices.DeleteFunc(slices.Clone(c.types), func(t *pieceType) bool { return !c.def.Royal.Types.Has(t.id) })
}
