package engine

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"fairymax/board"
	"fairymax/engine/testgames"
)

// One thread after several finds what one thread finds.
func TestThreadsComeAndGo(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	think := func(e *Engine) Result {
		e.NewGame(r)
		return e.Think(context.Background(), board.NewGame(r.Start()), Limits{Depth: 7}, nil)
	}
	want := think(newEngine(Options{HashMB: 4}))
	e := newEngine(Options{HashMB: 4})
	for _, threads := range []int{3, 1, 2, 0} {
		e.SetThreads(threads)
		got := think(e)
		if !isLegal(r.Start(), got.Move) || got.Depth != 7 {
			t.Errorf("%d threads: %v at depth %d", threads, got.Move, got.Depth)
		}
		if threads <= 1 && (got.Move != want.Move || got.Nodes != want.Nodes || got.Score != want.Score) {
			t.Errorf("%d threads: move %v, score %d, %d nodes, want %v, %d, %d", threads, got.Move, got.Score, got.Nodes, want.Move, want.Score, want.Nodes)
		}
	}
}

// Assistants search and share the table. The limits of the first thread do not apply to them.
func TestThreadsAssist(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	e := newEngine(Options{HashMB: 4, Threads: 2})
	got := e.Think(context.Background(), board.NewGame(r.Start()), Limits{Nodes: 40_000}, nil)
	if first, other := e.workers[0].nodes, e.workers[1].nodes; first != 20_000 || other == 0 || got.Nodes != first+other {
		t.Errorf("%d nodes, of which %d and %d", got.Nodes, first, other)
	}
	if e.workers[0].table != e.workers[1].table {
		t.Error("each has its own table")
	}
	e.Resize(1)
	if e.workers[1].table != e.table {
		t.Error("an assistant has kept the old table")
	}
}

// A pause holds all threads, and the end of a search ends them all.
func TestThreadsPause(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	synctest.Test(t, func(t *testing.T) {
		e := newEngine(Options{HashMB: 1, Threads: 3})
		e.NewGame(r)
		remote := new(Remote)
		remote.Pause()
		ctx, cancel := context.WithCancel(t.Context())
		done := make(chan Result)
		go func() { done <- e.Think(ctx, board.NewGame(r.Start()), Limits{Infinite: true, Remote: remote}, nil) }()
		synctest.Wait() // until no thread runs
		before := e.workers[0].visited()
		time.Sleep(time.Minute)
		synctest.Wait()
		if after := e.workers[0].visited(); after != before {
			t.Errorf("%d nodes during a pause", after-before)
		}
		cancel()
		if got := <-done; !isLegal(r.Start(), got.Move) {
			t.Errorf("%v is not legal", got.Move)
		}
	})
}
