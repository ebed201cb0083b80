package net

import (
	"testing"

	"fairymax/board"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
)

// TestCombinations compares the two kinds of networks with their parts.
func TestCombinations(t *testing.T) {
	g := traits.New(testgames.Shipped(t, "capablanca"))
	hand := eval.New(g)()
	for _, fen := range []string{
		"r1abqkb1nr/ppp1pppppp/2n7/3p6/3P6/10/PPP1PPPPPP/RNABQKBCNR w KQkq - 0 3",
		"r1abqkb1nr/ppp1pppppp/2n7/3p6/3P6/10/PPP1PPPPPP/RNABQKBCNR b KQkq - 0 3",
	} {
		p := testgames.Position(t, g.Rules, fen)
		for _, kind := range []Kind{Correction, Alone} {
			n := random(g, kind, 32)
			e := New(g, n)()
			e.Begin(p)
			hand.Begin(p)
			output := e.line.output(0, p)
			want, rough := output, output
			if kind == Correction {
				want, rough = want+hand.Score(0, p), rough+hand.Rough(0, p)
			}
			if got := e.Score(0, p); got != want || output == 0 {
				t.Errorf("%s, %s: score %d, want %d with the output %d", fen, kind, got, want, output)
			}
			if got := e.Rough(0, p); got != rough {
				t.Errorf("%s, %s: rough score %d, want %d", fen, kind, got, rough)
			}
		}
	}
}

// TestAfterNull compares the score that follows from the one before a null move with
// that of the position.
func TestAfterNull(t *testing.T) {
	g := traits.New(testgames.Shipped(t, "capablanca"))
	e := New(g, random(g, Correction, 32))()
	for _, row := range []struct {
		fen   string
		whole bool
	}{
		{"r1abqkb1nr/ppp1pppppp/2n7/3p6/3P6/10/PPP1PPPPPP/RNABQKBCNR w KQkq - 0 3", true},
		{"10/3k6/10/4b5/10/10/5K4/4R5 w - - 0 1", false},  // scaled: a rook hardly wins against a bishop
		{"10/3k6/10/4b5/10/10/P4K4/4R5 w - - 0 1", false}, // Black's advantage would be
	} {
		p := testgames.Position(t, g.Rules, row.fen)
		var null board.Position
		p.PlayNull(&null)
		e.Begin(p)
		before := e.Score(0, p)
		e.FollowNull(1)
		got, ok := e.AfterNull(1, before)
		if want := e.Score(1, &null); ok != row.whole || ok && got != want {
			t.Errorf("%s: after a null move %d, %v; want %d", row.fen, got, ok, want)
		}
	}
}
