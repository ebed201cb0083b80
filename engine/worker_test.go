package engine

import (
	"fairymax/board"
	"fairymax/engine/material"
	"fairymax/engine/traits"
)

// newEngine is an engine with the tiny evaluation: these tests are about the search.
func newEngine(o Options) *Engine { return New(material.New, o) }

// testWorker is a worker for a game, with a table and a history of its own.
func testWorker(r *board.Rules) *worker {
	g := traits.New(r)
	return newWorker(g, material.New(g)(), newTable(1), newHistory(r), 0)
}
