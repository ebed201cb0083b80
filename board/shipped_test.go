package board_test

import (
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
)

// TestShippedVariants compares fast and slow over random games of every variant
// that comes with the program: 50,000 positions with FAIRYMAX_LONG set, or 200 of one
// variant in four.
func TestShippedVariants(t *testing.T) {
	names, positions := testgames.SomeNames(4), 200
	if testgames.Long() {
		positions = 50_000
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			board.CheckRandomGames(t, testgames.Shipped(t, name), positions/len(names)+1)
		})
	}
}

// Kings that begin in the hand have to be somewhere too.
func TestRoyalsToPlace(t *testing.T) {
	rules := testgames.Shipped(t, "placement")
	for fen, want := range map[string]string{
		"4k3/8/8/8/8/8/8/8[K] w - - 0 1": "",
		"4k3/8/8/8/8/8/8/8[] w - - 0 1":  "board: White has no royal piece",
		"8/8/8/8/8/8/8/4K3[] w - - 0 1":  "board: Black has no royal piece",
	} {
		_, err := rules.ParseFEN(fen)
		if got := errorText(err); got != want {
			t.Errorf("%s: %q, want %q", fen, got, want)
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
