package traits_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/engine/traits"
	"fairymax/variants"
)

// Values are what the engine takes pieces for, by their types, in centipawns.
func ExampleValues() {
	r := rules("normal")
	for t, value := range traits.Values(r) {
		if t > 0 {
			fmt.Println(r.Def.Types[t-1].Name, value)
		}
	}
	// Output:
	// pawn 101
	// knight 320
	// bishop 325
	// rook 497
	// queen 962
	// king 0
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
