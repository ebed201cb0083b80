package initext_test

import (
	"fmt"
	"log"
	"strings"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/initext"
	"fairymax/variants"
)

// A piece of one's own gets moves in Betza's notation.
func ExampleWrite() {
	section := initext.Write("stag-hunt", rules("stag-hunt"))
	fmt.Println(strings.Join(strings.Split(section.Text, "\n")[:6], "\n"))
	// Output:
	// # Title: Stag Hunt
	// [stag-hunt]
	// maxFile = 8
	// maxRank = 8
	// pawn = p
	// customPiece1 = s:NW
}

// What Fairy-Stockfish has no words for is told.
func ExampleWrite_lacks() {
	fmt.Println(initext.Write("shogi", rules("shogi")).Lacks)
	// Output:
	// [another way to win or draw: endings.impasse]
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
