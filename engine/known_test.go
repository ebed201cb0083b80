package engine

import (
	"context"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// The move that wins soonest repeats the position for the third time: another one wins.
func TestKnownWinDoesNotRepeat(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	g := after(t, r, "k7/2K5/8/8/8/8/8/7R b - - 0 1", "a8a7", "c7c6", "a7a8", "c6c7", "a8a7", "c7c6", "a7a8")
	probe := func(p *board.Position) (define.Outcome, int, bool) {
		switch {
		case p.InCheck() && !p.HasLegalMove():
			return define.Loss, 0, true
		case p.Turn() == define.White:
			return define.Win, 3, true
		case p.At(r.Square(2, 6)) != define.Empty: // the king on c7
			return define.Loss, 2, true
		}
		return define.Loss, 4, true
	}
	if got, _ := think(t, &fakeProber{probe: probe}, g, Limits{}); got.Score <= drawn {
		t.Errorf("%s scores %d, want a win", text(r, got.Move), got.Score)
	}
}

// A side that has lost repeats the position for the third time if it can.
func TestKnownLossRepeats(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	g := after(t, r, "8/8/k1K5/8/8/8/8/7R w - - 0 1", "h1h2", "a6a7", "h2h1", "a7a6", "h1h2", "a6a7", "h2h1")
	probe := func(p *board.Position) (define.Outcome, int, bool) {
		near := p.At(r.Square(2, 6)) != define.Empty // the white king on c7
		switch {
		case p.InCheck() && !p.HasLegalMove():
			return define.Loss, 0, true
		case p.Turn() == define.Black && near:
			return define.Loss, 2, true
		case p.Turn() == define.Black:
			return define.Loss, 8, true
		case near || p.At(r.Square(0, 5)) != define.Empty: // or the black king on a6: Ra1 mates
			return define.Win, 1, true
		}
		return define.Win, 3, true
	}
	if got, _ := think(t, &fakeProber{probe: probe}, g, Limits{}); got.Score != drawn {
		t.Errorf("%s scores %d, want a7a6, a draw", text(r, got.Move), got.Score)
	}
}

// A known win that the move rule draws is no reason not to look at moves that are not known: here one mates.
func TestDrawnWinDoesNotDecide(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	far := func(p *board.Position) (define.Outcome, int, bool) {
		white, black := p.Pieces(define.White), p.Pieces(define.Black)
		if white.Len()+black.Len() > 4 {
			return 0, 0, false
		}
		if p.Turn() == define.White {
			return define.Win, 141 - p.Clock(), true
		}
		return define.Loss, 140 - p.Clock(), true
	}
	g := game(t, r, "7k/3p4/6K1/8/8/8/8/R1n5 w - - 0 1")
	got := newEngine(Options{HashMB: 1, Prober: &fakeProber{probe: far}}).Think(context.Background(), g, Limits{Infinite: true, Depth: 6}, nil)
	if got.Score != winIn(1) {
		t.Errorf("%s scores %d, want mate in one by a1a8", text(r, got.Move), got.Score)
	}
}

// A win that tables know must never look nearer than it is.
func TestFarWinKeepsItsDistance(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	g := game(t, r, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
	w := testWorker(r)
	w.begin(g, rootMoves(g.Position(), Limits{}))
	const ply, plies = 60, 95
	g.Position().CopyTo(&w.frames[ply].position)
	w.prober = &fakeProber{probe: func(*board.Position) (define.Outcome, int, bool) { return define.Win, plies, true }}
	score, known := w.probe(ply)
	if !known {
		t.Fatal("not known")
	}
	// The table stores the score of this node, or of the one before it.
	w.table.store(42, record{score: score.fromNode(ply), bound: Exact, depth: 1})
	rec, _ := w.table.probe(42)
	for _, at := range []int{0, 1, 10} {
		s := rec.score.fromRoot(at)
		if n, ok := s.MatePlies(); ok && n < at+plies {
			t.Errorf("met again at ply %d the position is a win in %d plies from the root; the tables say %d", at, n, at+plies)
		}
	}
}

// A search with a prober leaves nothing of it behind.
func TestQuietAsksNoProber(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	prober := &fakeProber{}
	late := 0
	prober.probe = func(*board.Position) (define.Outcome, int, bool) {
		if prober.open == 0 {
			late++
		}
		return 0, 0, false
	}
	e := newEngine(Options{HashMB: 1, Prober: prober})
	g := game(t, r, "4k3/8/8/8/8/2n5/1P6/4K2R w - - 0 1")
	e.Think(context.Background(), g, Limits{Depth: 3, Infinite: true}, nil)
	e.NewGame(r)
	e.Quiet(g.Position())
	if late > 0 {
		t.Errorf("the prober is asked %d times after End", late)
	}
}
