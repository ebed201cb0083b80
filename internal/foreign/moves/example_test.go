package moves_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
	"fairymax/variants"
)

// Lists of moves are compared by their keys, whatever the order of their steps.
func ExampleOf() {
	queen := moves.Of(rules("normal").Def.Types[4].Steps[define.White])
	rook := moves.Of(rules("normal").Def.Types[3].Steps[define.White])
	fmt.Println(len(queen), len(rook), len(queen.Without(rook.EndKeys())))
	// Output:
	// 8 4 4
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
