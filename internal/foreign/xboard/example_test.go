package xboard_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/xboard"
)

// Read reads what an engine sends to XBoard.
func ExampleRead() {
	b, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		log.Fatal(err)
	}
	run := game.NewRun(b, "my.log", "setup (PNBRQ.........Kpnbrq.........k) 6x4+0_fairy rnqkbr/pppppp/PPPPPP/RNQKBR w - - 0 1\n", "")
	if err := xboard.Read(run); err != nil {
		log.Fatal(err)
	}
	results, err := run.Outcome()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(results[0].Text)
	// Output:
	// # From my.log, line 1.
	// # - everything that these lines do not say, such as how the game ends, is as in
	// #   normal
	// title   = "My"
	// extends = "normal"
	// without = ["castling", "promotion"]
	// board   = "6x4"
	// start   = "rnqkbr/pppppp/PPPPPP/RNQKBR w - - 0 1"
	// pieces  = ["pawn", "knight", "bishop", "rook", "queen", "king"]
	//
	// royal.types       = ["king"]
	// promotion.pawn.to = ["queen", "knight", "bishop", "rook"]
}
