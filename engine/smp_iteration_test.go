package engine

import (
	"slices"
	"testing"

	"fairymax/board"
)

// A slower thread adopts the line of a faster one, and goes on.
func TestIterationIsAdopted(t *testing.T) {
	w, moves := rootWorker(t)
	w.orderRoot()
	w.sync, w.depth = new(iterationSync), 4
	w.done, w.timer, w.limit = make(chan struct{}), &timer{}, 1<<40
	if w.checkStop(); w.stopped {
		t.Fatal("stopped although no thread was faster")
	}
	line := []board.Move{moves[5], board.NoMove}
	w.sync.finish(5, variation{33, line})
	w.sync.finish(4, variation{44, moves[:1]}) // too late
	if w.checkStop(); !w.stopped || !w.overtaken {
		t.Fatal("not overtaken")
	}
	lines := make([]variation, 1)
	var reported []board.Move
	if !w.adoptIteration(lines, func(i Info) { reported = slices.Clone(i.PV) }) {
		t.Fatal("not adopted")
	}
	if w.stopped || w.depth != 5 || lines[0].score != 33 || w.moves[0] != moves[5] || w.bestMove != moves[5] || !slices.Equal(reported, line) {
		t.Errorf("stopped %v, depth %d, line %v, first %v, reported %v", w.stopped, w.depth, lines[0], w.moves[0], reported)
	}
	if w.adoptIteration(lines, nil) {
		t.Error("adopted twice")
	}
}

// An iteration that ends before a thread has begun does not stop it.
func TestIterationBeforeTheStart(t *testing.T) {
	s := new(iterationSync)
	s.finish(3, variation{})
	if s.finished(0) || !s.finished(3) || s.finished(4) {
		t.Error("finished at the wrong depths")
	}
	if s.reset(); s.finished(1) {
		t.Error("finished when another search begins")
	}
}
