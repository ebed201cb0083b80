package report

import (
	"testing"

	"fairymax/engine"
	"fairymax/engine/testgames"
)

// A first move that ends the game has the score of its result, and loses in one move if it loses.
func TestFirstMoveThatEndsTheGame(t *testing.T) {
	for _, c := range []struct {
		game, start, move string
		want              FirstMove
	}{
		{"kingofthehill", "4k3/8/8/8/8/3K4/8/8 w - - 0 1", "d3d4", FirstMove{Score: int(engine.Won), Expects: 1}},
		{"antichess", "8/8/8/8/p7/8/P7/8 w - - 0 1", "a2a3", FirstMove{Score: -int(engine.Won), Loses: 1}},
		{"normal", "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "c1c7", FirstMove{Expects: 0.5}},
	} {
		def := *testgames.Shipped(t, c.game).Def
		def.Start = c.start
		s := small(t, testgames.Compile(t, &def), t.TempDir())
		s.pace = begin()
		o, err := s.opening(t.Context(), 0)
		if err != nil {
			t.Fatal(err)
		}
		c.want.Move = c.move
		found := false
		for _, m := range o.Moves {
			if m.Move == c.move {
				if found = true; m != c.want {
					t.Errorf("%s: %+v, want %+v", c.game, m, c.want)
				}
			}
		}
		if !found {
			t.Errorf("%s: no %s in %+v", c.game, c.move, o.Moves)
		}
	}
}
