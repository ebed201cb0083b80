package diagram_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/internal/foreign/diagram"
	"fairymax/internal/foreign/game"
)

// Read reads interactive diagrams.
func ExampleRead() {
	b, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		log.Fatal(err)
	}
	run := game.NewRun(b, "my.html", "files=8\nranks=8\npromoChoice=QNRB\npawn::::a2-h2\nknight:N:::b1,g1\nbishop::::c1,f1\nrook::::a1,h1\nqueen::::d1\nking::::e1\n", "")
	diagram.Read(run)
	results, err := run.Outcome()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(results[0].Text)
	// Output:
	// # From my.html, line 1.
	// # - only the diagram is read; rules that its page gives in words are missing
	// title   = "My"
	// extends = "normal"
	//
	// promotion.pawn = { to = ["queen", "knight", "rook", "bishop"] }
}
