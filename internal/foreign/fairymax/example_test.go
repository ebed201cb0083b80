package fairymax_test

import (
	"fmt"
	"log"

	"fairymax/internal/foreign/fairymax"
	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
)

// Read reads definitions of Fairy-Max.
func ExampleRead() {
	b, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		log.Fatal(err)
	}
	run := game.NewRun(b, "fmax.ini", "Game: mine\n4x4\n0 3 0 0\n0 3 0 0\np:1 -16,6 -15,5 -17,5\np:1 16,6 15,5 17,5\nk:-1 1,7 -1,7 16,7 -16,7\n\n", "")
	fairymax.Read(run, false)
	results, err := run.Outcome()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(results[0].Text)
	// Output:
	// # From fmax.ini, line 1.
	// # Not in the file, so taken from chess: stalemate, the third repetition and
	// # fifty moves without progress are draws. The piece values of the file are not
	// # used.
	// # - there is no type 7 for pawns to become, so they do not promote
	// title  = "Mine"
	// board  = "4x4"
	// start  = "1k2/pppp/PPPP/1K2 w - - 0 1"
	// pieces = ["shatranj-pawn", "royal-wazir"]
	//
	// royal.types       = "royal-wazir"
	// piece.royal-wazir = { letter = "K", like = "wazir" }
}
