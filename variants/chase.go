package variants

import (
	"maps"

	"fairymax/board/define"
	"fairymax/variants/source"
)

// chase reads which attacks are chases.
func (c *compiler) chase(n *source.Node) {
	if n == nil {
		return
	}
	d := &c.def.Endings.Repetition
	if d.PerpetualChase == define.Ongoing {
		c.Add(n.Key, "FM305", "endings.repetition.chase: a chase has no effect here; set perpetual_chase, or leave chase out")
	}
	if free := n.Get("free"); free != nil {
		mask := c.mask(free, "endings.repetition.chase.free")
		d.Chase.Free = &mask
	}
	d.Chase.Exchanges = n.Get("exchanges").Flag()
	c.spared(n.Get("spared"))
	c.evenProtected(n.Get("even_protected"))
}

// spared reads which pieces may be attacked for ever, and where.
func (c *compiler) spared(list *source.Node) {
	if list != nil {
		c.def.Endings.Repetition.Chase.Spared = []define.Spared{}
	}
	for _, n := range list.Items() {
		for _, item := range n.Get("piece").Items() {
			t := c.lookup(item, "endings.repetition.chase.spared")
			if t == nil {
				continue
			}
			def := define.Spared{Type: t.id}
			for side := define.White; side <= define.Black; side++ {
				def.Zone[side] = c.zone(n.Get("zone"), side)
			}
			d := &c.def.Endings.Repetition.Chase
			d.Spared = append(d.Spared, def)
		}
	}
}

// evenProtected reads which attacks protection does not answer.
func (c *compiler) evenProtected(list *source.Node) {
	const key = "endings.repetition.chase.even_protected"
	for _, n := range list.Items() {
		by := c.mask(n.Get("by"), key)
		for _, item := range n.Get("piece").Items() {
			t := c.lookup(item, key)
			if t == nil {
				continue
			}
			d := &c.def.Endings.Repetition.Chase
			if d.EvenProtected == nil {
				d.EvenProtected = make(map[define.PieceType]define.TypeMask)
			}
			d.EvenProtected[t.id] |= by
		}
	}
}

// extendChase lets what holds for a type hold for its shadow too.
func extendChase(d *define.Chase, shadows map[define.PieceType]define.PieceType) {
	for _, spared := range d.Spared {
		if shadow, ok := shadows[spared.Type]; ok {
			spared.Type = shadow
			d.Spared = append(d.Spared, spared)
		}
	}
	for t, by := range maps.Clone(d.EvenProtected) {
		by = withShadows(by, shadows)
		d.EvenProtected[t] = by
		if shadow, ok := shadows[t]; ok {
			d.EvenProtected[shadow] = by
		}
	}
}
