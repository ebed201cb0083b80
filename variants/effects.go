package variants

import (
	"fairymax/board/define"
	"fairymax/variants/spelling"
)

// effects completes what moves do besides moving and capturing.
func (c *compiler) effects() {
	for i := range c.def.Effects {
		d, kind := &c.def.Effects[i], &define.EffectKinds()[i]
		switch {
		case d.Becomes == define.FateStays:
			*d = define.EffectRule{}
		case kind.Around:
			d.Radius = max(1, d.Radius)
			d.Wrap = c.game.Get("wrap").Flag()
		}
	}
}

// checkTurned reports pieces that an effect gives to the other side although that side cannot
// have their type.
func (c *compiler) checkTurned() {
	if c.unsure {
		return
	}
	for i, d := range c.def.Effects {
		kind := define.EffectKinds()[i]
		if d.Becomes != define.FateTurns {
			continue
		}
		for n := range c.types {
			t := define.PieceType(n + 1)
			meets := !d.Except.Has(t) && !c.def.Royal.Types.Has(t) && (kind.Around || d.By == 0 || d.By.Has(t))
			for side := define.White; meets && side <= define.Black; side++ {
				if c.types[n].owners[side] && !c.types[n].owners[side.Other()] {
					at := c.game.Get(kind.Table.Key, kind.Key)
					c.Add(c.blame(at.At, "pieces"), "FM256", "%s.%s: %s of %v changes sides, but it is not in pieces.%s", kind.Table.Key, kind.Key,
						spelling.WithArticle(c.types[n].name), side, sideKeys[side.Other()])
				}
			}
		}
	}
}
