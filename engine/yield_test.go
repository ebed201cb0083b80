package engine_test

import (
	"context"
	"testing"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
)

// A search yields often enough that what runs between two nodes can end it.
func TestYield(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	yields := 0
	limits := engine.Limits{Nodes: 1_000_000, Yield: func() {
		if yields++; yields == 10 {
			cancel()
		}
	}}
	r := engine.New(eval.New, engine.Options{HashMB: 1}).Think(ctx, board.NewGame(testgames.Shipped(t, "normal").Start()), limits, nil)
	if yields != 10 || r.Nodes > 5_000 || r.Move == board.NoMove {
		t.Errorf("after %d yields it ended with %d nodes and %v", yields, r.Nodes, r.Move)
	}
}
