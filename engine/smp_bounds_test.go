package engine

import (
	"context"
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
)

// twoThreads are two workers with one table, both at the start of a game, and its moves.
func twoThreads(t *testing.T) (one, other *worker, moves []board.Move) {
	t.Helper()
	one, moves = rootWorker(t)
	other, _ = rootWorker(t)
	other.table = one.table
	one.abdada = new(abdada)
	other.abdada = one.abdada
	return one, other, moves
}

const sharedDepth = abdadaDepth + 1 // plies

// What one thread publishes at a node of the PV, another one there adopts, once.
func TestPublishedBoundsAreAdopted(t *testing.T) {
	one, other, moves := twoThreads(t)
	one.share(0, 0, 100, sharedDepth, record{})
	other.share(0, 0, 100, sharedDepth, record{})
	one.publish(0, moves[3], 40)
	if got := one.adoptBound(0); got.move != board.NoMove || got.final {
		t.Errorf("a thread has adopted its own bound: %+v", got)
	}
	got := other.adoptBound(0)
	if got.move != moves[3] || got.score != 40 || got.final {
		t.Errorf("adopted %+v, want %v with 40", got, moves[3])
	}
	if pv := other.frames[0].pv; len(pv) != 1 || pv[0] != moves[3] || other.bestMove != moves[3] || other.bestScore != 40 {
		t.Errorf("variation %v, best move %v", pv, other.bestMove)
	}
	if got := other.adoptBound(0); got.move != board.NoMove || got.final {
		t.Errorf("adopted twice: %+v", got)
	}
}

// A better bound is not overwritten.
func TestPublishedBoundsDoNotHideBetterOnes(t *testing.T) {
	one, other, moves := twoThreads(t)
	one.share(0, 0, 100, sharedDepth, record{})
	other.share(0, 0, 100, sharedDepth, record{})
	key := one.frames[0].key
	one.publish(0, moves[3], 40)
	other.publish(0, moves[4], 30)
	if found, _ := one.table.probe(key); found.move != briefOf(moves[3]) || found.score != 40 {
		t.Errorf("40 was replaced by %+v", found)
	}
	if got := other.adoptBound(0); got.move != moves[3] {
		t.Errorf("adopted %+v", got)
	}
	one.table.store(key, record{score: 50, depth: sharedDepth, bound: Exact, move: briefOf(moves[5])})
	other.publish(0, moves[4], 45)
	if found, _ := one.table.probe(key); found.bound != Exact {
		t.Errorf("an exact score was replaced by %+v", found)
	}
}

func TestPolledBounds(t *testing.T) {
	type node struct {
		ply         int
		alpha, beta Score
	}
	root, pv, null := node{0, 0, 100}, node{1, 0, 100}, node{1, 0, 1}
	for _, c := range []struct {
		name  string
		node  node
		found record
		final bool
		move  bool
	}{
		{"a better move at the root", root, record{score: 40, bound: Lower}, false, true},
		{"an exact score at the root leaves the other moves to be searched", root, record{score: 40, bound: Exact}, false, true},
		{"a score above the root's window does not count", root, record{score: 100, bound: Lower}, false, false},
		{"a better move", pv, record{score: 40, bound: Lower}, false, true},
		{"no better one", pv, record{score: 0, bound: Lower}, false, false},
		{"an exact score", pv, record{score: 40, bound: Exact}, true, true},
		{"a cut", pv, record{score: 100, bound: Lower}, true, true},
		{"an upper bound does not end a node of the PV", pv, record{score: -1, bound: Upper}, false, false},
		{"but any other", null, record{score: -1, bound: Upper}, true, true},
		{"a cut there", null, record{score: 1, bound: Lower}, true, true},
		{"nothing known", null, record{score: 0, bound: Lower}, false, false},
		{"a shallower search", null, record{score: 1, bound: Lower, depth: -1}, false, false},
	} {
		w, _, moves := twoThreads(t)
		w.play(0, moves[0])
		var replies board.MoveList
		w.frames[1].position.Legal(&replies)
		move := moves[2]
		if c.node.ply == 1 {
			move = replies.Moves()[2]
		}
		w.share(c.node.ply, c.node.alpha, c.node.beta, sharedDepth, record{})
		c.found.depth += sharedDepth
		c.found.move = briefOf(move)
		c.found.score = c.found.score.fromNode(c.node.ply)
		w.table.store(w.frames[c.node.ply].key, c.found)
		got := w.pollBound(c.node.ply)
		if got.final != c.final || (got.move == move) != c.move {
			t.Errorf("%s: %+v", c.name, got)
		}
		w.frames[c.node.ply].shared.known, _ = w.table.probe(w.frames[c.node.ply].key)
		if got := w.pollBound(c.node.ply); got.final || got.move != board.NoMove {
			t.Errorf("%s: found what was known before: %+v", c.name, got)
		}
	}
}

// Nodes that no other thread can know about are not shared.
func TestNodesAreNotShared(t *testing.T) {
	w, _, moves := twoThreads(t)
	f := &w.frames[0]
	if w.share(0, 0, 100, abdadaDepth-1, record{}); f.shared.open {
		t.Error("in a shallow node")
	}
	f.excluded = moves[0]
	if w.share(0, 0, 100, sharedDepth, record{}); f.shared.open {
		t.Error("without one of the moves")
	}
	f.excluded, w.partial = board.NoMove, true
	if w.share(0, 0, 100, sharedDepth, record{}); f.shared.open {
		t.Error("at a root without some of its moves")
	}
	w.partial, w.abdada = false, nil
	if w.share(0, 0, 100, sharedDepth, record{}); f.shared.open {
		t.Error("with one thread")
	}
}

// A thread goes back to the first node that another one has finished, and no further.
func TestSearchGoesBack(t *testing.T) {
	w, _, moves := twoThreads(t)
	w.play(0, moves[0])
	w.share(0, 0, 100, sharedDepth, record{})
	w.share(1, 0, 1, sharedDepth-1, record{})
	if w.pollPath(2); w.stopped {
		t.Fatal("without a bound")
	}
	w.table.store(w.frames[1].key, record{score: 1, depth: sharedDepth - 1, bound: Lower})
	if w.pollPath(1); w.stopped {
		t.Error("a node does not go back to itself")
	}
	if w.pollPath(2); !w.stopped {
		t.Fatal("a bound of a node on the way was not found")
	}
	if w.resumesAt(2) || w.resumesAt(0) || !w.stopped {
		t.Error("returned to another node")
	}
	if !w.resumesAt(1) || w.stopped || w.resumesAt(1) {
		t.Error("not returned, or twice")
	}
	if found := w.adoptBound(1); !found.final || found.score != 1 {
		t.Errorf("adopted %+v", found)
	}
	if w.pollPath(2); w.stopped {
		t.Error("the node is finished")
	}
	w.stopped = true // by the clock
	if w.resumesAt(0) || w.resumesAt(1) {
		t.Error("a search that has to end goes on")
	}
}

// A move that was broken off comes again, with its number, before the others.
func TestMovesAreRepeated(t *testing.T) {
	w, moves := rootWorker(t)
	w.orderRoot()
	w.startRoot()
	seen := 0
	for m, n := w.pick(0); m != board.NoMove; m, n = w.pick(0) {
		if seen++; n != 2 {
			continue
		}
		w.frames[0].picker.repeat(m, n)
		if again, number := w.pick(0); again != m || number != n {
			t.Fatalf("%v as number %d after %v, number %d", again, number, m, n)
		}
	}
	if seen != len(moves) {
		t.Errorf("%d moves were handed out, want %d", seen, len(moves))
	}
}

// A move that another thread has found good comes in its turn, and again after all
// others as if it were the first, even if the root is reordered meanwhile.
func TestClaimedMoveComesAgain(t *testing.T) {
	w, _, moves := twoThreads(t)
	w.orderRoot()
	w.startRoot()
	w.share(0, 0, 100, sharedDepth, record{})
	k := &w.frames[0].picker
	times := map[board.Move]int{}
	var last board.Move
	number, claimed := 0, w.root[len(moves)-3]
	for m, n := w.pick(0); m != board.NoMove; m, n = w.pick(0) {
		if n == 2 {
			w.table.store(w.frames[0].key, record{score: 40, depth: sharedDepth, bound: Lower, move: briefOf(claimed)})
			k.claimed = w.adoptBound(0).move
		}
		times[m]++
		last, number = m, n
	}
	if last != claimed || number != 1 || w.root[0] != claimed {
		t.Errorf("%v as number %d at the end, %v first in the next search, want %v", last, number, w.root[0], claimed)
	}
	for _, m := range moves {
		if want := map[bool]int{false: 1, true: 2}[m == claimed]; times[m] != want {
			t.Errorf("%v came %d times, want %d", m, times[m], want)
		}
	}
}

// Bounds may come from drops.
func TestDropsAreFound(t *testing.T) {
	r := testgames.Shipped(t, "crazyhouse")
	g := game(t, r, "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1")
	w := testWorker(r)
	w.begin(g, rootMoves(g.Position(), Limits{}))
	for _, m := range w.moves {
		if got := w.legalMove(0, briefOf(m)); got != m {
			t.Errorf("%v was found as %v", m, got)
		}
	}
}

// What several threads report can be played.
func TestThreadsReportLegalMoves(t *testing.T) {
	for _, name := range []string{"normal", "crazyhouse", "xiangqi"} {
		r := testgames.Shipped(t, name)
		e := newEngine(Options{HashMB: 4, Threads: 3})
		e.NewGame(r)
		reports := 0
		got := e.Think(context.Background(), board.NewGame(r.Start()), Limits{Depth: 9}, func(i Info) {
			reports++
			game := board.NewGame(r.Start())
			for _, m := range i.PV {
				if !isLegal(game.Position(), m) {
					t.Fatalf("%s, depth %d: %v is not legal in %v", name, i.Depth, m, i.PV)
				}
				game.Play(m)
			}
		})
		if got.Depth != 9 || reports == 0 {
			t.Errorf("%s: depth %d, %d reports", name, got.Depth, reports)
		}
	}
}
