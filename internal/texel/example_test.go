package texel_test

import (
	"context"
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/engine/eval"
	"fairymax/internal/texel"
	"fairymax/variants"
)

// In one game the side with a rook has won, in the other it has lost. One thing contradicts the
// other, and the curve that fits best is nearly flat.
func ExampleFit() {
	v, err := variants.NewCatalogue(fairymax.Files).Load("normal")
	if err != nil {
		log.Fatal(err)
	}
	var samples []texel.Sample
	for _, target := range []float64{1, 0} {
		samples = append(samples, texel.Sample{Position: position(v.Rules, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), Target: target})
	}
	fitted, err := texel.Fit(context.Background(), samples, texel.Fitting{Start: eval.Standard(), Rounds: 1, Hold: 1e-4})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%.2f bits a position\n", fitted.Training[0].After)
	// Output:
	// 1.00 bits a position
}

func position(r *board.Rules, fen string) *board.Position {
	p, err := r.ParseFEN(fen)
	if err != nil {
		log.Fatal(err)
	}
	return p
}
