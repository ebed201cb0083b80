package endgame_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/internal/endgame"
	"fairymax/variants"
)

// Only a game with royals can be asked which pieces win against one.
func ExampleAsks() {
	for _, name := range []string{"normal", "isolation"} {
		v, err := variants.NewCatalogue(fairymax.Files).Load(name)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(name, endgame.Asks(v.Rules))
	}
	// Output:
	// normal true
	// isolation false
}
