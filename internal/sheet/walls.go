package sheet

import (
	"fmt"

	"fairymax/board/define"
)

// WallLabel stands before the paragraph about walls that moves place.
const WallLabel = "Walls"

// wallWords say where a move places its wall.
var wallWords = [...]string{
	define.WallNowhere:  "nowhere",
	define.WallAnywhere: "on any empty square",
	define.WallBehind:   "on the square that the piece has come from",
	define.WallEdge:     "on an empty square on the edge of the board or beside a wall",
	define.WallReach:    "on an empty square where the piece could go next",
}

// walls says where moves place walls.
func (s *Sheet) walls() []Paragraph {
	d := &s.Def.Walls
	if d.Place == define.WallNowhere {
		return nil
	}
	text := fmt.Sprintf("Every move also places a wall %s. No piece can enter or capture a wall, or slide across it; it counts as a piece to jump over, but of neither side. "+
		"A move that leaves no square for its wall is illegal.", wallWords[d.Place])
	if s.Def.Pass {
		text += " A pass places none."
	}
	if d.Single {
		text += " There is only one wall: its old square is free again after the move."
	}
	if d.Zone[define.White] != nil || d.Zone[define.Black] != nil {
		text += fmt.Sprintf(" A side places walls only on %s.", s.zone(s.orBoard(d.Zone)))
	}
	return []Paragraph{{WallLabel, text}}
}
