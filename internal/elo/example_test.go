package elo_test

import (
	"fmt"
	"log"

	"fairymax/internal/elo"
)

// A test is decided as soon as the games say enough.
func ExampleParseSPRT() {
	test, err := elo.ParseSPRT("0,10")
	if err != nil {
		log.Fatal(err)
	}
	score := elo.Score{Wins: 60, Draws: 20, Losses: 20, Pairs: elo.Pairs{4, 8, 14, 12, 12}}
	over, accepted := test.Decided(score.Pairs)
	fmt.Printf("%.0f %% of the points are %+.0f Elo; decided: %v, %v\n", 100*score.Mean(), elo.Of(score.Mean()), over, accepted)
	// Output:
	// 70 % of the points are +147 Elo; decided: false, false
}
