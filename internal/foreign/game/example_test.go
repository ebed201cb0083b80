package game_test

import (
	"fmt"

	"fairymax/internal/foreign/game"
)

func ExampleQuoted() {
	fmt.Println(game.List([]string{"rook", "queen"}), game.RanksText(7, 8), game.SidesText("last rank", "last rank"))
	// Output:
	// ["rook", "queen"] "ranks 7-8" last rank
}
