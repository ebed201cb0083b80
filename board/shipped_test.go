package board_test

import (
	"os"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/variants"
)

// TestShippedVariants compares fast and slow over random games of every variant
// that comes with the program: 600 positions, or 100,000 with FAIRYMAX_LONG set.
func TestShippedVariants(t *testing.T) {
	catalogue := variants.NewCatalogue(fairymax.Files)
	names := catalogue.Names()
	positions := 600
	if os.Getenv("FAIRYMAX_LONG") != "" {
		positions = 100_000
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			variant, err := catalogue.Load(name)
			if err != nil {
				t.Fatal(err)
			}
			board.CheckRandomGames(t, variant.Rules, positions/len(names)+1)
		})
	}
}
