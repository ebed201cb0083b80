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
	w.race, w.depth = new(race), 4
	w.done, w.timer, w.limit = make(chan struct{}), &timer{}, 1<<40
	if w.poll(); w.stopped {
		t.Fatal("stopped although nobody was quicker")
	}
	line := []board.Move{moves[5], board.NoMove}
	w.race.finish(5, variation{33, line})
	w.race.finish(4, variation{44, moves[:1]}) // too late
	if w.poll(); !w.stopped || !w.overtaken {
		t.Fatal("not overtaken")
	}
	lines := make([]variation, 1)
	var told []board.Move
	if !w.adopt(lines, func(i Info) { told = slices.Clone(i.PV) }) {
		t.Fatal("not adopted")
	}
	if w.stopped || w.depth != 5 || lines[0].score != 33 || w.moves[0] != moves[5] || w.bestMove != moves[5] || !slices.Equal(told, line) {
		t.Errorf("stopped %v, depth %d, line %v, first %v, told %v", w.stopped, w.depth, lines[0], w.moves[0], told)
	}
	if w.adopt(lines, nil) {
		t.Error("adopted twice")
	}
}

// A race that is over before a thread has begun does not stop it.
func TestRaceBeforeTheStart(t *testing.T) {
	r := new(race)
	r.finish(3, variation{})
	if r.over(0) || !r.over(3) || r.over(4) {
		t.Error("over at the wrong depths")
	}
	if r.begin(); r.over(1) {
		t.Error("over after the beginning of another search")
	}
}
