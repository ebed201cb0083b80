package compare_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/compare"
	"fairymax/variants"
)

// Find looks for a position in which two games disagree.
func ExampleFind() {
	f := compare.Find(rules("normal"), rules("nocastle"), 2000, func(int) {})
	fmt.Println(f.Disagreement != nil)
	f = compare.Find(rules("clobber"), rules("clobber"), 100, func(int) {})
	fmt.Println(f.Disagreement != nil)
	// Output:
	// true
	// false
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
