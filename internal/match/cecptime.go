package match

import (
	"fmt"
	"math"
	"time"

	"fairymax/internal/arena"
)

// controlLines returns what a program is told about the control before a game.
func controlLines(c arena.Control) []string {
	var lines []string
	switch {
	case c.Nodes > 0:
		lines = append(lines, "st 1", fmt.Sprintf("nps %d", c.Nodes))
	case c.PerMove > 0:
		lines = append(lines, "st "+arena.Seconds(c.PerMove))
	case c.Base > 0:
		// The protocol has only whole seconds here; the clock that is sent before
		// every move is exact.
		base := int(math.Ceil(c.Base.Seconds()))
		lines = append(lines, fmt.Sprintf("level %d %d:%02d %s", c.Moves, base/60, base%60, arena.Seconds(c.Inc)))
		if c.Rate > 0 {
			lines = append(lines, fmt.Sprintf("nps %d", c.Rate))
		}
	default:
		lines = append(lines, "st 3600")
	}
	if c.Depth > 0 {
		lines = append(lines, fmt.Sprintf("sd %d", c.Depth))
	}
	return lines
}

// centiseconds is the clock as the commands time and otim have it, at least 1.
func centiseconds(k *arena.Clock) int { return max(1, int(k.Remaining/(10*time.Millisecond))) }
