package endgame

import (
	"context"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// A game is judged if few enough pieces are left and nothing can change what the tables say.
func TestJudge(t *testing.T) {
	perpetual := "title = \"Own\"\nextends = \"gardner\"\nendings.repetition.result = \"loss\"\n"
	for _, test := range []struct {
		game, fen string
		most      int
		ok, draw  bool
		winner    define.Color
	}{
		{"gardner", "4k/5/4K/5/R4 w - - 0 1", 3, true, false, define.White},
		{"gardner", "r3k/5/5/K4/5 w - - 0 1", 3, true, false, define.Black},
		{"gardner", "4k/5/4K/5/N4 w - - 0 1", 3, true, true, 0},
		{"gardner", "4k/5/5/5/R3K w - - 99 90", 3, false, false, 0},
		{"gardner", "4k/5/4K/5/R3n w - - 0 1", 3, false, false, 0},
		{"normal", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 3, false, false, 0},
		{"normal", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", 3, true, false, define.White},
		{perpetual, "4k/5/4K/5/N4 w - - 0 1", 3, false, true, 0},
		{perpetual, "4k/5/4K/5/R4 w - - 0 1", 3, true, false, define.White},
	} {
		r := load(t, test.game)
		result, ok, err := tablesOf(t, r).Judge(context.Background(), board.NewGame(at(t, r, test.fen)), test.most)
		if err != nil || ok != test.ok || ok && (!result.Over || result.Draw != test.draw || result.Winner != test.winner) {
			t.Errorf("%s: %+v, %v, %v", test.fen, result, ok, err)
		}
	}
}
