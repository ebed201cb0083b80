package variants

import (
	"slices"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// royals reads which pieces are royal, and the rules of check.
func (c *compiler) royals() {
	n := c.game.Get("royal")
	if !c.game.Has("royal") || !n.Has("types") {
		if king := c.typeOf("king"); king != nil {
			c.def.Royal.Types = define.MaskOf(king.id)
		}
	}
	c.unsure = c.unsure || n.Has("types") && n.Get("types") == nil
	for _, item := range n.Get("types").Items() {
		t := c.lookup(item, "royal.types")
		if t != nil {
			c.def.Royal.Types |= define.MaskOf(t.id)
		}
		c.unsure = c.unsure || t == nil || t.name != item.Text()
	}
	c.def.Royal.Check = vocabulary.Checks.Of(n.Get("check").Text())
	for side := define.White; side <= define.Black && c.start != nil; side++ {
		c.countRoyals(side)
	}
	if c.def.Royal.Types == 0 && !c.unsure {
		c.needRoyals(n, "royal", "check", "stays", "give_check")
	}
}

// needRoyals reports keys about royal pieces in a game without any.
func (c *compiler) needRoyals(n *source.Node, path string, keys ...string) {
	for _, key := range keys {
		if n.Get(key) != nil {
			c.Add(c.blame(n.Table[key].Key, "royal"), "FM180", "%s.%s: this game has no royal piece; name one in royal.types", path, key)
		}
	}
}

// checkRoyals reports a rule for several royal pieces if no side ever has two.
func (c *compiler) checkRoyals() {
	rule := c.game.Get("royal", "check")
	several := c.unsure || rule == nil || rule.Text() == "any" || rule.Text() == "off" || c.def.Royal.Types == 0
	for side := define.White; side <= define.Black; side++ {
		several = several || c.countAtStart(side, c.def.Royal.Types) > 1
	}
	for i := range c.def.Promotions {
		several = several || slices.ContainsFunc(c.def.Promotions[i].Results(), c.def.Royal.Types.Has)
	}
	if !several {
		c.Add(rule.At, "FM181", "royal.check = %q is for sides with several royal pieces, but no side can have two", rule.Text())
	}
}

// countRoyals demands a royal piece of a side that has royal types.
func (c *compiler) countRoyals(side define.Color) {
	at := c.blame(c.game.Get("start").At, "pieces")
	switch {
	case c.countAtStart(side, c.def.Royal.Types) > 0 || c.unsure:
	case c.countAtStart(side, ^define.TypeMask(0)) == 0:
		c.Add(at, "FM182", "start: %v has no pieces", side)
	default:
		for _, t := range c.royalTypes() {
			if t.owners[side] {
				c.Add(at, "FM183", "start: %v has no %s, which is royal", side, t.name)
				return
			}
		}
	}
}

// royalTypes lists the royal types.
func (c *compiler) royalTypes() []*pieceType {
	return slices.DeleteFunc(slices.Clone(c.types), func(t *pieceType) bool { return !c.def.Royal.Types.Has(t.id) })
}
