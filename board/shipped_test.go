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
