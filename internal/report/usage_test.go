package report

import (
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/notation"
	"fairymax/internal/selfplay"
)

// usageOf counts what pieces do in a game.
func usageOf(t *testing.T, rules *board.Rules, moves string) *usage {
	t.Helper()
	g := board.NewGame(rules.Start())
	for _, text := range strings.Fields(moves) {
		m, err := notation.ParseSAN(g.Position(), text, 1)
		if err != nil {
			t.Fatal(err)
		}
		g.Play(m)
	}
	u := newUsage(rules)
	u.add(&selfplay.Record{Moves: g.Moves(), Result: selfplay.Draw}, g)
	return u
}

// Castling moves both pieces. A capturer that shoots does not come to the square of its victim.
func TestVisits(t *testing.T) {
	for _, test := range []struct {
		game, moves, letter string
		many                float64 // moves of both sides' pieces with the letter, for each
		visited, unvisited  string
	}{
		{"normal", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O d6 Re1", "R", 2. / 4, "e4 f3 c4 f1 g1 e1", "h1"},
		{"rifle", "e4 d5 exd5", "P", 3. / 16, "e4 d5", "e5"},
	} {
		u := usageOf(t, testgames.Shipped(t, test.game), test.moves)
		for _, row := range []struct {
			squares string
			times   int
		}{{test.visited, 1}, {test.unvisited, 0}} {
			for _, name := range strings.Fields(row.squares) {
				if s, _ := u.rules.ParseSquare(name, 1); u.visits[s] != row.times {
					t.Errorf("%s: %d visits of %s, want %d", test.game, u.visits[s], name, row.times)
				}
			}
		}
		for _, p := range u.summary(make([]int, len(u.types))) {
			if p.Letter == test.letter && p.Moves.Value != test.many {
				t.Errorf("%s: each %s makes %v moves, want %v", test.game, p.Name, p.Moves.Value, test.many)
			}
		}
	}
}
