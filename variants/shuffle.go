package variants

import (
	"slices"

	"fairymax/board/define"
)

// shuffle reads how the start position is shuffled.
func (c *compiler) shuffle() {
	n := c.game.Get("shuffle")
	switch n.Text() {
	case "":
		return
	case "free":
		c.def.Shuffle = define.ShuffleAny
	case "chess960":
		c.def.Shuffle = define.Chess960
	}
	if c.unsure || !c.wellFormed() {
		return
	}
	at := c.blame(n.At, "start")
	for file := range c.width {
		white, black := c.start[c.height-1][file], c.start[0][file]
		if white.kind != black.kind || white.kind != 0 && (white.side == black.side) {
			c.Add(at, "FM195", "shuffle: Black's pieces must mirror White's, but in start they differ on file %c", 'a'+file)
			return
		}
	}
	for wing, name := range map[bool]string{true: "left", false: "right"} {
		castles := func(def define.Castling) bool {
			_, ok := c.castlingRight(def, define.White, wing)
			return ok
		}
		if n.Text() == "chess960" && !slices.ContainsFunc(c.def.Castlings, castles) {
			c.Add(at, "FM196", "shuffle = \"chess960\" puts the king between its castling partners, but start has no castling to the %s; write \"free\" or add castling.PARTNER", name)
		}
	}
}
