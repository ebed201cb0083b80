package board_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/variants"
)

// A game is compiled from a definition; positions then list their moves and play them.
func ExampleCompile() {
	g := board.NewGame(rules("normal").Start())
	var list board.MoveList
	g.Position().Legal(&list)
	fmt.Println(len(list.Moves()), "moves")
	g.Play(list.Moves()[0])
	fmt.Println(g.Position().FEN())
	// Output:
	// 20 moves
	// rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 1 1
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
