package engine

import (
	"fairymax/board"
	"fairymax/engine/eval"
	"fairymax/engine/traits"
)

// testWorker is a worker for a game, with a table and a history of its own.
func testWorker(r *board.Rules) *worker {
	g := traits.New(r)
	return newWorker(g, eval.New(g)(), newTable(1), newHistory(r), 0)
}
