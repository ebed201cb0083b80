package cecp

import (
	"slices"
	"testing"
	"testing/synctest"

	"fairymax/board/define"
	"fairymax/internal/xboard/testgames"
)

// A pass of the opponent comes as a position, and counts as a move all the same.
func TestPassAsPosition(t *testing.T) {
	games := kinds()
	games.add(testgames.Edited(testgames.Game(games["nocastle"]), "passing", "", func(def *define.Game) {
		def.Pass, def.Endings.Passes = true, define.Draw
	}))
	const after = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 2"
	for position, draws := range map[string]bool{after: true, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w - - 0 2": false} {
		var lines []string
		synctest.Test(t, func(t *testing.T) {
			lines = serve(t, games, "new\nvariant passing\nforce\nusermove @@@@\nsetboard "+position+"\ngo\nwait\nquit\n")
		})
		if got := slices.Contains(lines, "1/2-1/2 {Passes}"); got != draws {
			t.Errorf("%s: %q", position, lines)
		}
	}
}
