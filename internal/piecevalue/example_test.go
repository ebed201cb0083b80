package piecevalue_test

import (
	"fmt"
	"log"

	"fairymax/internal/piecevalue"
)

// Rewrite puts values into the file of a game.
func ExampleRewrite() {
	old := "extends = \"normal\"\n"
	now, err := piecevalue.Rewrite("mine.toml", old, []piecevalue.Value{{Piece: "knight", Kind: "board", Known: true, Written: 310}})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(piecevalue.Difference(old, now))
	// Output:
	// 2 + piece.knight.value = 310
}
