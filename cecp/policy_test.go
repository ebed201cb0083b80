package cecp

import (
	"testing"

	"fairymax/board"
	"fairymax/engine"
)

// We resign after two hopeless moves in a row in one game, if we may.
func TestResigns(t *testing.T) {
	first, second := new(board.Game), new(board.Game)
	for _, test := range []struct {
		name      string
		mayResign bool
		games     []*board.Game
		scores    []engine.Score
		want      bool
	}{
		{"one", true, []*board.Game{first}, []engine.Score{-900}, false},
		{"two", true, []*board.Game{first, first}, []engine.Score{-900, -900}, true},
		{"not allowed", false, []*board.Game{first, first}, []engine.Score{-900, -900}, false},
		{"hope before", true, []*board.Game{first, first}, []engine.Score{-100, -900}, false},
		{"hope again", true, []*board.Game{first, first, first}, []engine.Score{-900, -900, -100}, false},
		{"another game", true, []*board.Game{first, second}, []engine.Score{-900, -900}, false},
	} {
		d := newPolicy()
		d.mayResign = test.mayResign
		for i, score := range test.scores {
			d.note(test.games[i], score)
		}
		if got := d.resigns(); got != test.want {
			t.Errorf("%s: resigns %v, want %v", test.name, got, test.want)
		}
	}
}
