package variants

import "fairymax/board"

// drops reads the limits of drops. A piece that may not leave a zone is dropped
// into it only.
func (c *compiler) drops() {
	all := c.game.get("drop")
	usable := c.def.Hand.Use&(board.HandDrop|board.HandPlace) != 0
	if all != nil && !usable && (c.game.get("hand", "use") != nil || !c.game.has("hand")) {
		c.add(c.blame(all.key, "hand"), "FM257", `drop: this game has no drops; hand.use must be "drop" or "place"`)
		return
	}
	c.checkDrops(all)
	for _, t := range c.types {
		n, within := all.get(t.name), t.node.get("within")
		if n == nil && (within == nil || !usable) {
			continue
		}
		def := board.DropDef{Type: t.id, PerFile: n.get("per_file").number(), Shades: n.get("shades").flag()}
		def.NoMate = n.get("mate") != nil && !n.get("mate").flag()
		for side := board.White; side <= board.Black; side++ {
			zone := c.zone(n.get("zone"), side)
			def.Zone[side] = common(zone, c.zone(within, side))
			if zone != nil && !zone.Empty() && def.Zone[side].Empty() {
				c.add(n.get("zone").at, "FM258", "drop.%s.zone lies outside the zone that %s may not leave", t.name, a(t.name))
			}
		}
		c.def.Drops = append(c.def.Drops, def)
	}
}

// checkDrops reports limits for pieces that nobody ever drops.
func (c *compiler) checkDrops(all *node) {
	for _, name := range all.keys() {
		n := all.get(name)
		if n == nil {
			continue
		}
		t := c.lookup(&node{value: name, at: n.key}, "drop")
		if t != nil && !c.unsure && c.game.get("hand", "gains") != nil && !c.comesIntoHand(t.id) {
			c.add(n.key, "FM259", "drop.%s: %s never comes into a hand", name, a(t.name))
		}
	}
}

// common returns the squares that two zones share; nil is the whole board.
func common(a, b *board.Set) *board.Set {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	both := *a
	for i := range both {
		both[i] &= b[i]
	}
	return &both
}
