package variants

import (
	"fairymax/board/define"
	"fairymax/variants/source"
)

// impasse reads when a side may declare an impasse.
func (c *compiler) impasse(n *source.Node) {
	if n == nil {
		return
	}
	for _, key := range []string{"zone", "win"} {
		if !n.Has(key) {
			c.Add(n.Key, "FM300", "endings.impasse: %s is missing", key)
		}
	}
	def := &define.Impasse{Pieces: count(n.Get("pieces"), 10), Points: c.impassePoints(n.Get("points"))}
	for side := define.White; side <= define.Black; side++ {
		if zone := n.Get("zone"); zone != nil {
			def.Zone[side] = *c.zone(zone, side)
		}
		def.Win[side], def.Draw[side] = ofSide(n.Get("win"), side).Number(), ofSide(n.Get("draw"), side).Number()
		if draw := n.Get("draw"); draw != nil && def.Win[side] > 0 && def.Draw[side] >= def.Win[side] {
			c.Add(draw.At, "FM299", "endings.impasse: %v draws with %d points, but wins with %d; draw must be less than win", side, def.Draw[side], def.Win[side])
			break
		}
	}
	c.def.Endings.Impasse = def
}

// impassePoints reads the points of pieces, which have one if they are not named.
func (c *compiler) impassePoints(n *source.Node) map[define.PieceType]int {
	points := make(map[define.PieceType]int)
	for _, t := range c.types {
		points[t.id] = 1
	}
	for _, name := range n.Keys() {
		value := n.Get(name)
		if value == nil {
			continue
		}
		if t := c.lookup(c.Key(value, name), "endings.impasse.points"); t != nil {
			points[t.id] = value.Number()
		}
	}
	for t := range points {
		if c.def.Royal.Types.Has(t) {
			delete(points, t)
		}
	}
	return points
}

// ofSide returns the value of a side of a key that may have one for each.
func ofSide(n *source.Node, side define.Color) *source.Node {
	if n.Has(sideKeys[side]) {
		return n.Get(sideKeys[side])
	}
	return n
}
