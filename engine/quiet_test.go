package engine

import (
	"fairymax/engine/testgames"
	"testing"
)

func TestQuiet(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	e := newEngine(Options{HashMB: 1})
	for fen, want := range map[string]bool{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1":       true,
		"rnb1kbnr/pppppppp/8/3q4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1":   false, // a queen can be taken
		"rnbqkbnr/ppppp1pp/8/5p1Q/8/4P3/PPPP1PPP/RNB1KBNR b KQkq - 0 1":  false, // check
		"7k/5Q2/8/8/8/8/8/K7 b - - 0 1":                                  false, // stalemate
		"rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 1": true,
	} {
		if got := e.Quiet(testgames.Position(t, r, fen)); got != want {
			t.Errorf("%s: %v", fen, got)
		}
	}
}
