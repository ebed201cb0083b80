package nets_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/engine/traits"
	"fairymax/internal/nets"
	"fairymax/internal/nets/shipped"
	"fairymax/variants"
)

// Choose takes the first network that fits the game.
func ExampleChoose() {
	g := traits.New(rules("capablanca"))
	choice := nets.Choose(g, shipped.Find)
	fmt.Println(choice.Net != nil, len(choice.Refused))
	choice = nets.Choose(g)
	fmt.Println(choice.String())
	// Output:
	// true 0
	// hand-written
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
