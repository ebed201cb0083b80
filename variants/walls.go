package variants

import (
	"fairymax/board/define"
)

// walls reads where moves may place walls.
func (c *compiler) walls() {
	n := c.game.Get("walls")
	for side := define.White; side <= define.Black; side++ {
		c.def.Walls.Zone[side] = c.zone(n.Get("zone"), side)
	}
	royal := c.def.Royal
	if c.def.Walls.Place != define.WallNowhere && !c.unsure && royal.Types != 0 && royal.Check != define.CheckOff {
		c.Add(n.Key, "FM280", `walls: where moves place walls there is no check; write royal.check = "off", or royal.types = []`)
	}
}
