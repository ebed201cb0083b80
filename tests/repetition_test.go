package tests

import (
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// TestRepetitionOfFamily repeats a position of games of the shogi family, with either side
// to move first, until the rules end the game. The winner is that of these sources:
//
//   - minishogi: https://www.pychess.org/variants/minishogi ("a loss to the first player"),
//     and lishogi, where the side that did not begin wins; Fairy-Stockfish as well
//   - gorogoro, judkins, euroshogi, okisaki shogi: Fairy-Stockfish, as in shogi
//   - shogi: Japan Shogi Association, https://www.shogi.or.jp/faq/rules
//   - dobutsu: https://en.wikipedia.org/wiki/Dōbutsu_shōgi
//   - tori shogi: https://en.wikipedia.org/wiki/Tori_shogi, and https://www.pychess.org/variants/torishogi,
//     the third time a loss for the side that repeats
func TestRepetitionOfFamily(t *testing.T) {
	draw := func(define.Color) board.Result { return board.Result{Over: true, Draw: true, Reason: board.Repetition} }
	black := func(define.Color) board.Result {
		return board.Result{Over: true, Winner: define.Black, Reason: board.Repetition}
	}
	other := func(repeats define.Color) board.Result {
		return board.Result{Over: true, Winner: repeats.Other(), Reason: board.Repetition}
	}
	for _, row := range []struct {
		name, cycle string // from the start
		times       int
		want        func(repeats define.Color) board.Result
	}{
		{"minishogi", "b1b2 d5d4 b2b1 d4d5", 4, black},
		{"gorogoro", "d1d2 d6d5 d2d1 d5d6", 4, draw},
		{"judkins", "b1b2 e6e5 b2b1 e5e6", 4, draw},
		{"euroshogi", "d1d2 e8e7 d2d1 e7e8", 4, draw},
		{"okisakishogi", "d1d2 d10d9 d2d1 d9d10", 4, draw},
		{"shogi", "d1d2 d9d8 d2d1 d8d9", 4, draw},
		{"checkshogi", "d1d2 d9d8 d2d1 d8d9", 4, draw},
		{"dobutsu", "c1c2 a4a3 c2c1 a3a4", 3, draw},
		{"torishogi", "c1c2 c7c6 c2c1 c6c7", 3, other},
	} {
		t.Run(row.name, func(t *testing.T) {
			cycle := strings.Fields(row.cycle)
			for first := range 2 {
				g := board.NewGame(load(t, row.name).Start())
				playOn(t, g, cycle[:first])
				g = board.NewGame(g.Position())
				playOn(t, g, slices.Repeat(slices.Concat(cycle[first:], cycle[:first]), row.times-1))
				if got, want := g.Result(), row.want(g.Position().Turn().Other()); got != want {
					t.Errorf("%d occurrences: %+v, want %+v", g.Repetitions(), got, want)
				}
			}
		})
	}
}

// playOn plays moves of a game that is not over before the last.
func playOn(t *testing.T, g *board.Game, moves []string) {
	t.Helper()
	for _, text := range moves {
		if r := g.Result(); r.Over {
			t.Fatalf("over before %s: %+v", text, r)
		}
		m, err := notation.ParseCoordinate(g.Position(), text, 1)
		if err != nil {
			t.Fatal(err)
		}
		g.Play(m)
	}
}
