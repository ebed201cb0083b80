package engine

import (
	"testing"

	"fairymax/board"
)

// A move that another thread is searching comes again after all others, with its
// number, and is not deferred twice.
func TestMovesAreDeferred(t *testing.T) {
	w, moves := rootWorker(t)
	w.abdada = new(abdada)
	w.orderRoot()
	w.startRoot()
	f := &w.frames[0]
	const deep = abdadaDepth
	var order []board.Move
	var numbers []int
	for m, n := w.pick(0); m != board.NoMove; m, n = w.pick(0) {
		if n <= 3 {
			w.abdada.start(moveKey(f.key, m)) // another thread searches the first three
		}
		if w.deferMove(f, m, n, deep) {
			continue
		}
		order, numbers = append(order, m), append(numbers, n)
	}
	if len(order) != len(moves) {
		t.Fatalf("%d moves were searched, want %d", len(order), len(moves))
	}
	last := len(order) - 1
	if order[0] != w.root[0] || numbers[last-1] != 2 || numbers[last] != 3 || order[last] != w.root[2] {
		t.Errorf("numbers %v: want 1, and 2 and 3 at the end", numbers)
	}
}

func TestMovesAreNotDeferred(t *testing.T) {
	w, moves := rootWorker(t)
	w.startRoot()
	f := &w.frames[0]
	if w.deferMove(f, moves[1], 2, abdadaDepth) {
		t.Error("with one thread")
	}
	w.abdada = new(abdada)
	w.abdada.start(moveKey(f.key, moves[1]))
	if w.deferMove(f, moves[1], 2, abdadaDepth-1) {
		t.Error("in a shallow node")
	}
	if w.deferMove(f, moves[1], 1, abdadaDepth) {
		t.Error("the first move")
	}
	w.abdada.finish(moveKey(f.key, moves[1]))
	if w.deferMove(f, moves[1], 2, abdadaDepth) {
		t.Error("after the other thread has finished it")
	}
}
