package textboard_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/textboard"
	"fairymax/variants"
)

func ExampleBoard() {
	fmt.Print(textboard.Board(rules("gardner").Start(), textboard.Style{}))
	// Output:
	// 5  r n b q k 5
	//   4  p p p p p 4
	//   3  . . . . . 3
	//   2  P P P P P 2
	//   1  R N B Q K 1
	//      a b c d e
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
