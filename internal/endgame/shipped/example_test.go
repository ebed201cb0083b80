package shipped_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/internal/endgame/shipped"
	"fairymax/internal/study"
	"fairymax/variants"
)

// Which single pieces of makruk win by force, with their side to move?
func ExampleSingles() {
	v, err := variants.NewCatalogue(fairymax.Files).Load("makruk")
	if err != nil {
		log.Fatal(err)
	}
	for _, answer := range shipped.Singles(study.RulesDigest(v.Rules.Def)) {
		for _, part := range answer.Parts {
			fmt.Printf("%-5s %3.0f %%\n", answer.Material, 100*float64(part.White.Won)/float64(part.White.Positions))
		}
	}
	// Output:
	// KPvK    0 %
	// KMvK    0 %
	// KSvK    0 %
	// KNvK    0 %
	// KRvK  100 %
}
