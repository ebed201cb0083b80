package stockfish_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/stockfish"
)

// Read reads definitions of Fairy-Stockfish.
func ExampleRead() {
	b, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		log.Fatal(err)
	}
	run := game.NewRun(b, "my.ini", "[mine:chess]\nnFoldRule = 4\n", "")
	if err := stockfish.Read(run); err != nil {
		log.Fatal(err)
	}
	results, err := run.Outcome()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(results[0].Text)
	// Output:
	// # From my.ini, line 1.
	// title   = "Mine"
	// extends = "normal"
	//
	// endings.repetition = { count = 4 }
}
