package variants

import (
	"fairymax/board/define"
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
