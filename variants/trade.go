package variants

// trade completes the rule of pieces that are hard to trade.
func (c *compiler) trade() {
	n, d := c.game.Get("trade"), &c.def.Trade
	if n != nil && !n.Has("types") && !c.unsure {
		c.Add(n.Key, "FM023", "trade: types is missing (the pieces that are hard to trade)")
	}
	if d.Types != 0 {
		d.Wrap = c.game.Get("wrap").Flag()
	}
	if royal := d.Types & c.def.Royal.Types; royal != 0 && !c.unsure {
		c.Add(n.Get("types").At, "FM197", "trade.types: a royal piece is never captured, so it cannot be hard to trade; leave it out")
	}
}
