package variants

import (
	"fairymax/board/define"
	"fairymax/variants/source"
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
		at := c.blame(c.game.Get(kind.Table.Key, kind.Key).At, "pieces")
		for n := range c.types {
			if t := define.PieceType(n + 1); d.Except.Has(t) || c.def.Royal.Types.Has(t) || !kind.Around && d.By != 0 && !d.By.Has(t) {
				continue
			}
			c.needBothSides(c.types[n], at, kind.Table.Key+"."+kind.Key)
		}
	}
}

// needBothSides reports a type that changes sides by a rule, but that only one side has.
func (c *compiler) needBothSides(t *pieceType, at source.Place, rule string) {
	for side := define.White; side <= define.Black; side++ {
		if t.owners[side] && !t.owners[side.Other()] {
			c.Add(at, "FM256", "%s: %s of %v changes sides, but it is not in pieces.%s", rule, spelling.WithArticle(t.name), side, sideKeys[side.Other()])
		}
	}
}
