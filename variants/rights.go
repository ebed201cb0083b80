package variants

import (
	"slices"
	"strings"

	"fairymax/board"
)

// checkRights demands that the start position names every castling that it has.
// What is named too much, the machine notices.
func (c *compiler) checkRights() {
	start := c.game.get("start")
	fields := strings.Fields(start.text())
	if c.unsure || len(fields) < 2 {
		return
	}
	fields = append(fields, "-") // the rights that a FEN without the field has
	for side := board.White; side <= board.Black; side++ {
		for wing, letter := range [2]string{"Q", "K"} {
			if side == board.Black {
				letter = strings.ToLower(letter)
			}
			if partner, file := c.outermost(side, wing == 0); partner != nil && !strings.ContainsAny(fields[2], letter+c.fileLetter(side, file)) {
				c.add(c.blame(start.at, "castling"), "start: %v may castle with the %s on file %c, but the rights do not name it: add %s",
					side, partner.name, 'a'+file, letter)
			}
		}
	}
}

// fileLetter writes a file as the rights do, the side's own way.
func (c *compiler) fileLetter(side board.Color, file int) string {
	if side == board.White {
		return string(rune('A' + file))
	}
	return string(rune('a' + file))
}

// outermost returns the partner with whom a side may castle on its left or
// right in the start position, and his file; nil if there is none.
func (c *compiler) outermost(side board.Color, left bool) (*pieceType, int) {
	for _, def := range c.def.Castlings {
		landings := def.Right[side]
		if left {
			landings = def.Left[side]
		}
		partner := man{def.Partner, side}
		for _, rank := range c.men {
			king := slices.Index(rank, man{def.King, side})
			if king < 0 || len(landings) == 0 {
				continue
			}
			if left && slices.Contains(rank[:king], partner) {
				return c.types[def.Partner-1], slices.Index(rank, partner)
			}
			if wing := rank[king+1:]; !left && slices.Contains(wing, partner) {
				return c.types[def.Partner-1], king + 1 + lastIndex(wing, partner)
			}
		}
	}
	return nil, 0
}

func lastIndex(rank []man, m man) int {
	for i := len(rank) - 1; i >= 0; i-- {
		if rank[i] == m {
			return i
		}
	}
	return -1
}
