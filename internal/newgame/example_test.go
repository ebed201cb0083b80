package newgame_test

import (
	"fmt"

	"fairymax"
	"fairymax/internal/newgame"
	"fairymax/variants"
)

// A name must fit a file and be new.
func ExampleCheckName() {
	games := variants.NewCatalogue(fairymax.Files)
	fmt.Println(newgame.CheckName(games, "mine"))
	fmt.Println(newgame.CheckName(games, "normal"))
	// Output:
	// <nil>
	// the variant normal already exists; choose another name
}
