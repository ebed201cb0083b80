package board_test

import (
	"flag"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/variants"
)

var long = flag.Bool("long", false, "check 100,000 random positions instead of 5,000")

// TestShippedVariants compares fast and slow over random games of every variant
// that comes with the program.
func TestShippedVariants(t *testing.T) {
	catalogue := variants.NewCatalogue(fairymax.Files)
	names := catalogue.Names()
	positions := 5_000
	if *long {
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
