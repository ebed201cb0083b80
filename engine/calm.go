package engine

import (
	"math"

	"fairymax/board"
)

// Calm reports whether the evaluation of a position means something: no side is in
// danger, and captures would not change it. Positions to fit an evaluation to are
// chosen with it.
func (e *Engine) Calm(p *board.Position) bool {
	if r := p.Rules(); !e.knows(r) {
		e.NewGame(r)
	}
	w := e.workers[0]
	w.begin(board.NewGame(p), nil)
	w.attach(nil, math.MaxUint64, &timer{}, nil)
	if w.frames[0].danger || !p.HasLegalMove() {
		return false
	}
	return w.quiesce(0, -infinite, infinite) == w.static(0)
}
