package gamepage_test

import (
	"fmt"

	"fairymax/internal/annotate"
	"fairymax/internal/gamepage"
)

// Remarks say where a game was lost.
func ExampleRemarks() {
	g := &annotate.Game{White: "Ann", Black: "Bob", Result: "0-1", Moves: []annotate.Move{
		{Ply: 1, Number: 1, Side: "White", Move: "f3", Expects: 0.45},
		{Ply: 2, Number: 1, Side: "Black", Move: "e5", Expects: 0.45},
		{Ply: 3, Number: 2, Side: "White", Move: "g4", Expects: 0, Loss: 0.45, Verdict: annotate.Blunder, Turns: true},
	}}
	for _, remark := range gamepage.Remarks(g) {
		fmt.Println(remark)
	}
	// Output:
	// Ann – Bob, 0-1. White: inaccuracies 0, mistakes 0, blunders 1, lost 22.5 % a move.
	// Ann – Bob, 0-1. Black: inaccuracies 0, mistakes 0, blunders 0, lost 0.0 % a move.
	// Turning point: 2. g4: White's chances go to 0 %.
}
