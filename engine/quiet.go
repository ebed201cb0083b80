package engine

import (
	"math"

	"fairymax/board"
)

// Quiet reports whether a position is quiet: the side to move is not in danger, and
// captures would not change the evaluation. Only such positions are worth fitting an
// evaluation to. The engine must not have searched since its last [Engine.NewGame]: what
// a search has learnt would be taken for a change.
func (e *Engine) Quiet(p *board.Position) bool {
	if r := p.Rules(); !e.knows(r) {
		e.NewGame(r)
	}
	e.fresh = false
	w := e.workers[0]
	w.begin(board.NewGame(p), nil)
	w.attach(nil, math.MaxUint64, &timer{}, nil)
	if w.frames[0].danger || !p.HasLegalMove() {
		return false
	}
	return w.quiesce(0, -infinite, infinite) == w.static(0)
}
