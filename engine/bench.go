package engine

import (
	"context"
	"time"

	"fairymax/board"
)

// BenchPosition is a position to be searched to a fixed depth.
type BenchPosition struct {
	Game  *board.Game
	Depth int
}

// Bench searches all positions, each with a fresh engine so that their order
// does not matter. The number of nodes is the signature of the search: it
// changes exactly when the search behaves differently.
func Bench(ctx context.Context, o Options, positions []BenchPosition) (nodes uint64, took time.Duration) {
	e := New(o)
	for _, p := range positions {
		e.NewGame(p.Game.Position().Rules())
		start := time.Now()
		nodes += e.Think(ctx, p.Game, Limits{Depth: p.Depth}, nil).Nodes
		took += time.Since(start)
	}
	return nodes, took
}
