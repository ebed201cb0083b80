package engine

import (
	"context"
	"slices"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// rootWorker is a worker at the start of chess, and the legal moves there.
func rootWorker(t *testing.T) (*worker, []board.Move) {
	t.Helper()
	r := testgames.Compile(t, testgames.Chess())
	g := board.NewGame(r.Start())
	w := testWorker(r)
	moves := rootMoves(g.Position(), Limits{})
	w.begin(g, moves)
	return w, moves
}

// The hash move comes first at the root, then the move with the best history.
func TestRootOrder(t *testing.T) {
	w, moves := rootWorker(t)
	last, praised := moves[len(moves)-1], moves[len(moves)-2]
	w.table.store(w.frames[0].key, record{bound: Exact, depth: 1, move: packMove(last)})
	w.history.credit(define.White, w.history.cell(&w.frames[0].position, praised), 1000)
	w.orderRoot()
	if w.moves[0] != last || w.moves[1] != praised {
		t.Errorf("first %v, then %v; want %v and %v", w.moves[0], w.moves[1], last, praised)
	}
	if len(w.moves) != len(moves) || len(w.efforts) != len(moves) {
		t.Errorf("%d moves, %d efforts, want %d", len(w.moves), len(w.efforts), len(moves))
	}
}

// Moves that are left out stay out.
func TestRootOrderOfSome(t *testing.T) {
	w, moves := rootWorker(t)
	w.moves, w.partial = slices.Clone(moves[3:6]), true
	w.root = w.moves
	w.orderRoot()
	for _, m := range w.moves {
		if !slices.Contains(moves[3:6], m) {
			t.Errorf("%v is among the moves", m)
		}
	}
}

// After an iteration the best move stays first, and the others follow by effort.
func TestRootResumes(t *testing.T) {
	w, _ := rootWorker(t)
	w.orderRoot()
	best, costly, cheap := w.moves[0], w.moves[7], w.moves[3]
	w.addEffort(best, 600)
	w.addEffort(costly, 300)
	w.addEffort(cheap, 50)
	w.addEffort(cheap, 49)
	if got := w.effortShare(); got != 60 {
		t.Errorf("the best move took %d %%, want 60", got)
	}
	w.reorderRoot(1)
	if w.moves[0] != best || w.moves[1] != costly || w.moves[2] != cheap {
		t.Errorf("order %v, want %v %v %v", w.moves[:3], best, costly, cheap)
	}
	if got := w.effortShare(); got != 0 {
		t.Errorf("the next iteration begins with a share of %d %%", got)
	}
}

// A search keeps to the moves that it may choose from.
func TestRootKeepsOut(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	g := board.NewGame(r.Start())
	all := rootMoves(g.Position(), Limits{})
	for _, threads := range []int{1, 2} {
		got := newEngine(Options{HashMB: 1, Threads: threads}).Think(context.Background(), g, Limits{Depth: 5, Only: all[:2]}, nil)
		if !slices.Contains(all[:2], got.Move) {
			t.Errorf("%d threads: %v", threads, got.Move)
		}
	}
}

// A best move without a variation gets the reply that the table knows.
func TestAnswered(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	g := board.NewGame(r.Start())
	e := newEngine(Options{HashMB: 1})
	e.NewGame(r)
	best := e.Think(context.Background(), g, Limits{Depth: 6}, nil).Move
	w := e.workers[0]
	if pv := w.answered(best); len(pv) != 2 || pv[0] != best {
		t.Errorf("after a search %v is answered by %v", text(r, best), pv[1:])
	}
	e.NewGame(r)
	w.begin(g, nil)
	if pv := w.answered(best); len(pv) != 1 || pv[0] != best {
		t.Errorf("%v is answered by %v although nothing is known", text(r, best), pv[1:])
	}
}

// A search that ends while a later line is searched plays the best line of that
// iteration: it has been searched whole.
func TestFinishedLineCounts(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	g := game(t, r, busy[0])
	e := newEngine(Options{HashMB: 1})
	changed := 0
	for nodes := uint64(300); nodes < 40_000; nodes += 200 {
		e.NewGame(r)
		const lines = 3
		var last Info
		var best [2]board.Move // of the latest two iterations
		got := e.Think(context.Background(), g, Limits{Nodes: nodes, Lines: lines}, func(i Info) {
			if last = i; i.Line == 1 && i.Bound == Exact {
				best = [2]board.Move{best[1], i.PV[0]}
			}
		})
		if last.Bound != Exact || last.Line == lines {
			continue // it may have ended in the best line
		}
		if got.Move != best[1] || got.PV[0] != got.Move {
			t.Errorf("%d nodes: %v instead of %v", nodes, text(r, got.Move), text(r, best[1]))
		}
		if best[0] != best[1] {
			changed++
		}
	}
	if changed == 0 {
		t.Error("no search ended after the best move had changed")
	}
}

// Once a search has taken long enough, each move of the root is told before it is searched,
// with the moves of earlier lines counted; before that, none.
func TestCurrentMoves(t *testing.T) {
	w, moves := rootWorker(t)
	var told []Current
	w.current = func(c Current) { told = append(told, c) }
	w.depth, w.lineNumber, w.root = 7, 2, w.moves[1:]
	walk := func(start time.Time) {
		w.timer = &timer{start: start}
		w.startRoot()
		for m, _ := w.pick(0); m != board.NoMove; m, _ = w.pick(0) {
		}
	}
	walk(time.Now())
	if len(told) > 0 {
		t.Errorf("%d moves told at once", len(told))
	}
	walk(time.Now().Add(-CurrentAfter))
	if len(told) != len(moves)-1 {
		t.Fatalf("%d moves told, want %d", len(told), len(moves)-1)
	}
	if want := (Current{Depth: 7, Move: w.root[3], Number: 5}); told[3] != want {
		t.Errorf("%+v, want %+v", told[3], want)
	}
}
