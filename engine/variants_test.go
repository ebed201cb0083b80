package engine_test

import (
	"context"
	"slices"
	"testing"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
)

// TestSelfPlay plays a game of every variant against itself, or of every fourth one
// without FAIRYMAX_LONG: each move is legal,
// and the game ends by a rule of its own or by its length. Longer games, with
// every position checked, are among the tests of the board.
func TestSelfPlay(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a game of every variant")
	}
	for _, name := range testgames.SomeNames(8) {
		t.Run(name, func(t *testing.T) {
			v := testgames.Variant(t, name)
			e := engine.New(eval.New, engine.Options{HashMB: 1})
			e.NewGame(v.Rules)
			t.Log(playOut(t, e, v.Rules, 60, 120))
		})
	}
}

// playOut plays one game and says how it ended. The first moves are drawn by lot.
func playOut(t *testing.T, e *engine.Engine, r *board.Rules, nodes uint64, longest int) string {
	t.Helper()
	g := board.NewGame(r.Start())
	var list board.MoveList
	for len(g.Moves()) < longest {
		p := g.Position()
		if p.Legal(&list); g.Result().Over != (list.Len() == 0) && list.Len() == 0 {
			t.Fatalf("%s has no move, but the game is not over", p.FEN())
		}
		if result := g.Result(); result.Over {
			return result.Reason.String()
		}
		legal := slices.Clone(list.Moves())
		move := legal[(7*len(g.Moves())+int(nodes))%len(legal)]
		if len(g.Moves()) >= 4 {
			move = e.Think(context.Background(), g, engine.Limits{Nodes: nodes}, nil).Move
		}
		if !slices.Contains(legal, move) {
			t.Fatalf("%s: the engine plays %x, which is illegal", p.FEN(), uint64(move))
		}
		g.Play(move)
	}
	return "length limit"
}

// A search to some depth ends, also where captures lead to captures without end: in clobber all
// moves capture, and in the game of hoppers most of them start a chain.
func TestSearchEnds(t *testing.T) {
	if testing.Short() {
		t.Skip("searches positions of many games")
	}
	const enough = 500_000 // nodes
	names := append(testgames.SomeNames(16), "clobber", "clobber10", "grasshopper")
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			v := testgames.Variant(t, name)
			e := engine.New(eval.New, engine.Options{HashMB: 1})
			e.NewGame(v.Rules)
			if result := e.Think(context.Background(), board.NewGame(v.Rules.Start()), engine.Limits{Nodes: enough, Depth: 3}, nil); result.Depth < 3 {
				t.Errorf("%d nodes, and no more than depth %d", enough, result.Depth)
			}
		})
	}
}
