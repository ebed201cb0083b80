package main

import (
	"context"
	"fmt"
	"time"

	"fairymax/engine"
)

// benchPosition is searched to a fixed depth, so that the number of nodes
// changes only when the search, the evaluation or the data do.
type benchPosition struct {
	variant string
	moves   string
	depth   int
}

func benchPositions() []benchPosition {
	return []benchPosition{
		{"normal", "", 12},
		{"normal", "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6 c1g5 e7e6 f2f4 d8b6", 11},
		{"capablanca", "", 11},
		{"capablanca", "e2e4 e7e5 h1g3 b8c6 f2f4 e5f4 g3h5 g7g6", 10},
		{"gothic", "d2d4 d7d5 i1h3 b8c6 c1g5 h7h6", 10},
		{"janus", "e2e4 e7e5 b1c3 b8c6", 10},
		{"chancellor", "", 10},
		{"modern", "e2e4 e8e6", 10},
		{"knightmate", "e2e4 d7d5", 11},
		{"berolina", "", 10},
		{"losalamos", "", 12},
		{"gardner", "", 13},
	}
}

// bench searches all bench positions with one thread and an empty table each.
func bench(k *call) error {
	if err := k.parse(0, 0); err != nil {
		return err
	}
	var nodes uint64
	var took time.Duration
	for _, b := range benchPositions() {
		g, err := k.position(b.variant, "", b.moves)
		if err != nil {
			return err
		}
		e := engine.New(engine.Options{HashMB: 16})
		began := time.Now()
		result := e.Think(context.Background(), g, engine.Limits{Depth: b.depth}, func(engine.Info) {})
		took += time.Since(began)
		nodes += result.Nodes
		fmt.Fprintf(k.out, "%-12s depth %2d %10d nodes\n", b.variant, b.depth, result.Nodes)
	}
	fmt.Fprintf(k.out, "bench: %d nodes %d nps\n", nodes, uint64(float64(nodes)/max(took.Seconds(), 1e-9)))
	return nil
}
