package variants

import (
	"slices"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// drops reads the limits of drops. A piece that must stay in a zone drops only there.
func (c *compiler) drops() {
	all := c.game.Get("drop")
	usable := c.def.Hand.Use&(define.HandDrop|define.HandPlace) != 0
	if all != nil && !usable && (c.game.Get("hand", "use") != nil || !c.game.Has("hand")) {
		c.Add(c.blame(all.Key, "hand"), "FM257", `drop: this game has no drops; hand.use must be "drop" or "place"`)
		return
	}
	c.checkDrops(all)
	for _, t := range c.types {
		n, within := all.Get(t.name), t.def.Get("within")
		if n == nil && (within == nil || !usable || !c.comesIntoHand(t.id) && !c.entersAs(all, t)) {
			continue
		}
		def := define.Drop{Type: t.id, PerFile: n.Get("per_file").Number(), Shades: n.Get("shades").Flag()}
		def.NoMate, def.NoCheck = n.Get("mate").Forbids(), n.Get("check").Forbids()
		gate := n.Get("gate")
		def.NoGate = gate.Forbids()
		if gate != nil && c.def.Hand.Use&define.HandGate == 0 {
			c.Add(gate.At, "FM265", "drop.%s.gate: no piece enters on the square that another leaves in this game; add \"gate\" to hand.use, or remove it", t.name)
		}
		def.As = c.dropsAs(n.Get("as"), t)
		for side := define.White; side <= define.Black; side++ {
			zone := c.zone(n.Get("zone"), side)
			def.Zone[side] = intersection(zone, c.zone(within, side))
			if zone != nil && !zone.Empty() && def.Zone[side].Empty() {
				c.Add(n.Get("zone").At, "FM258", "drop.%s.zone lies outside the zone that %s may not leave", t.name, spelling.WithArticle(t.name))
			}
		}
		if list := n.Get("zone"); list != nil && len(list.List) == 0 && c.placed(t) {
			c.Add(list.At, "FM264", "drop.%s.zone = []: %s must be placed before the first move, and could not; name squares, or take it out of the hands in start", t.name, spelling.WithArticle(t.name))
		}
		c.def.Drops = append(c.def.Drops, def)
	}
}

// checkDrops reports limits for pieces that never drop.
func (c *compiler) checkDrops(all *source.Node) {
	for _, name := range all.Keys() {
		n := all.Get(name)
		if n == nil {
			continue
		}
		t := c.lookup(c.Key(n, name), "drop")
		if t != nil && !c.unsure && c.game.Get("hand", "gains") != nil && !c.comesIntoHand(t.id) && !c.entersAs(all, t) {
			c.Add(n.Key, "FM259", "drop.%s: %s is never in a hand", name, spelling.WithArticle(t.name))
		}
	}
}

// dropsAs reads what pieces of a type may be when they are dropped.
func (c *compiler) dropsAs(list *source.Node, t *pieceType) []define.PieceType {
	if list == nil {
		return nil
	}
	key := "drop." + t.name + ".as"
	if c.def.Hand.Use&define.HandGate != 0 {
		c.Add(list.Key, "FM288", `%s: where hand.use has "gate", a piece enters as itself`, key)
	}
	var types []define.PieceType
	for _, item := range list.Items() {
		as := c.lookup(item, key)
		switch {
		case as == nil:
		case slices.Contains(types, as.id):
			c.Add(item.At, "FM226", "%s: %s is listed twice", key, as.name)
		case t.owners[define.White] && !as.owners[define.White] || t.owners[define.Black] && !as.owners[define.Black]:
			c.Add(c.blame(item.At, "pieces"), "FM289", "%s: in pieces, %s and %s do not have the same sides", key, t.name, as.name)
		case as != t && !c.unsure && c.comesIntoHand(as.id):
			c.Add(item.At, "FM290", "%s: %s can be in a hand itself, so a drop of it could be either", key, as.name)
		case c.enteredBy[as.id] != nil:
			c.Add(item.At, "FM291", "%s: %s is a drop of %s already", key, as.name, c.enteredBy[as.id].name)
		default:
			types, c.enteredBy[as.id] = append(types, as.id), t
		}
	}
	return types
}

// entersAs reports whether some other piece may be dropped as one of type t.
func (c *compiler) entersAs(all *source.Node, t *pieceType) bool {
	return slices.ContainsFunc(all.Keys(), func(name string) bool { return name != t.name && all.Get(name).HasWord("as", t.name) })
}

// intersection returns the squares that two zones share; nil is the whole board.
func intersection(a, b *define.Set) *define.Set {
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
