package traits

import (
	"testing"

	"fairymax/engine/testgames"
)

func TestLosingWins(t *testing.T) {
	for name, want := range map[string]bool{"giveaway": true, "antichess": true, "normal": false, "misere": false, "suicide": true, "losers": true, "codrus": true, "extinction": false, "wildebeest": false} {
		g := New(testgames.Shipped(t, name))
		queen := testgames.Position(t, g.Rules, g.Rules.Start().FEN()).At(3)
		if g.LosingWins != want || (g.PieceValue[queen] < 0) != want {
			t.Errorf("%s: losing wins: %v, a piece is worth %d", name, g.LosingWins, g.PieceValue[queen])
		}
	}
}

func TestOnlyCaptures(t *testing.T) {
	for name, want := range map[string]bool{"clobber": true, "clobber10": true, "normal": false, "breakthrough": false, "antichess": false, "synochess": false} {
		if got := New(testgames.Shipped(t, name)).OnlyCaptures; got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
