package explain_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/explain"
	"fairymax/variants"
)

// Answer says why a move is illegal.
func ExampleAnswer() {
	is, sentences := explain.Answer(board.NewGame(rules("normal").Start()), "Ra3")
	fmt.Println(is == explain.Move)
	for _, s := range sentences {
		fmt.Println(s)
	}
	// Output:
	// false
	// Ra3 is not legal.
	// The rook on a1 cannot go to a3: the pawn on a2 is in the way.
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
