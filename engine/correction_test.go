package engine

import (
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
)

// arrived is a worker at a position.
func arrived(t *testing.T, r *board.Rules, fen string, switches Switches) *worker {
	t.Helper()
	e := newEngine(Options{HashMB: 1, Switches: switches})
	e.NewGame(r)
	g := game(t, r, fen)
	e.workers[0].begin(g, rootMoves(g.Position(), Limits{}))
	e.workers[0].attach(nil, 1<<40, &timer{}, nil)
	return e.workers[0]
}

// The result of a search moves the evaluation of similar positions towards it, up to
// the limit, unless a bound, a capture or a mate says nothing about the position.
func TestCorrections(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	const fen = "4k3/pp6/8/8/8/8/PPP5/4K3 w - - 0 1"
	w := arrived(t, r, fen, 0)
	w.assess(0, noScore)
	raw := w.frames[0].raw
	quiet := w.root[0]
	for _, row := range []struct {
		score Score
		bound Bound
		learn bool
	}{
		{raw + 300, Upper, false}, {raw - 300, Lower, false}, {winIn(3), Exact, false},
		{raw + 300, Lower, true}, {raw - 300, Upper, true}, {raw - 300, Exact, true},
	} {
		w.corrections.clear()
		w.correct(0, 8, row.score, row.bound, quiet)
		got := w.corrected(0, raw)
		if learnt := got != raw; learnt != row.learn || learnt && (got > raw) != (row.score > raw) {
			t.Errorf("%+v: %d becomes %d", row, raw, got)
		}
	}
	for range 1000 {
		w.correct(0, 20, raw+900, Exact, quiet)
	}
	if got, most := w.corrected(0, raw), raw+3*w.margins.correction; got != most {
		t.Errorf("%d becomes %d, want the limit %d", raw, got, most)
	}
	w.forget()
	if got := w.corrected(0, raw); got != raw {
		t.Errorf("a new game begins with a correction from %d to %d", raw, got)
	}
	off := arrived(t, r, fen, 1<<CorrectionHistory)
	off.assess(0, noScore)
	off.correct(0, 8, raw+300, Exact, quiet)
	if got := off.corrected(0, raw); got != raw {
		t.Errorf("switched off, %d becomes %d", raw, got)
	}
}

// A move that is far better than all others is searched deeper, one of several is not.
func TestSingular(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	for _, row := range []struct {
		fen, move string
		want      int
	}{
		{"k7/8/8/3q4/8/8/8/K2R4 w - - 0 1", "d1d5", 1},
		{"k7/8/8/8/8/8/8/K2R4 w - - 0 1", "d1d5", 0},
	} {
		w := arrived(t, r, row.fen, 0)
		w.depth = 12
		f := &w.frames[0]
		var move board.Move
		for _, m := range w.root {
			if text(r, m) == row.move {
				move = m
			}
		}
		w.play(0, move)
		f.position.CopyTo(&w.frames[1].position) // the root's moves come in a given order
		w.evaluator.FollowNull(1)
		w.frames[1].row = noRow
		w.arrive(1, 0)
		w.assess(1, noScore)
		known := record{score: w.frames[1].eval + 900*Score(row.want), depth: 7, bound: Lower, move: packMove(move)}
		got, _, over := w.singular(1, move, known, infinite, 8, false)
		if got != row.want || over || w.frames[1].excluded != board.NoMove {
			t.Errorf("%s: extension %d, over %v, want %d", row.fen, got, over, row.want)
		}
	}
}
