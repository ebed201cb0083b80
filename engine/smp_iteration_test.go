package engine

import (
	"slices"
	"testing"

	"fairymax/board"
)

// Who is slower takes over the line of who was quicker, and goes on.
func TestRaceIsAdopted(t *testing.T) {
	w, moves := rootWorker(t)
	w.orderRoot()
	w.sync, w.depth = new(iterationSync), 4
	w.done, w.timer, w.limit = make(chan struct{}), &timer{}, 1<<40
	if w.checkStop(); w.stopped {
		t.Fatal("stopped although nobody was quicker")
	}
	line := []board.Move{moves[5], board.NoMove}
	w.sync.finish(5, variation{33, line})
	w.sync.finish(4, variation{44, moves[:1]}) // too late
	if w.checkStop(); !w.stopped || !w.overtaken {
		t.Fatal("not overtaken")
	}
	lines := make([]variation, 1)
	var told []board.Move
	if !w.adoptIteration(lines, func(i Info) { told = slices.Clone(i.PV) }) {
		t.Fatal("not adopted")
	}
	if w.stopped || w.depth != 5 || lines[0].score != 33 || w.moves[0] != moves[5] || w.bestMove != moves[5] || !slices.Equal(told, line) {
		t.Errorf("stopped %v, depth %d, line %v, first %v, told %v", w.stopped, w.depth, lines[0], w.moves[0], told)
	}
	if w.adoptIteration(lines, nil) {
		t.Error("adopted twice")
	}
}

// A race that is over before a thread has begun does not stop it.
func TestRaceBeforeTheStart(t *testing.T) {
	r := new(iterationSync)
	r.finish(3, variation{})
	if r.finished(0) || !r.finished(3) || r.finished(4) {
		t.Error("over at the wrong depths")
	}
	if r.reset(); r.finished(1) {
		t.Error("over after the beginning of another search")
	}
}
