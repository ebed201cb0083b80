package eval_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/engine/eval"
	"fairymax/engine/traits"
	"fairymax/variants"
)

// Breakdown says what each term of the evaluation makes of a position.
func ExampleEvaluator_Breakdown() {
	p, err := rules("normal").ParseFEN("4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 1")
	if err != nil {
		log.Fatal(err)
	}
	for _, t := range eval.New(traits.New(p.Rules()))().Breakdown(p) {
		if t.Name == "material" {
			fmt.Println("White has more material:", t.Tapered > 0)
		}
	}
	// Output:
	// White has more material: true
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
