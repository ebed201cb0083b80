package opening_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/opening"
	"fairymax/variants"
)

// Without knowledge, no move is known.
func ExampleOpening_Move() {
	o := opening.New(nil)
	o.Knowledge, o.Used = opening.None{}, true
	v, err := variants.NewCatalogue(fairymax.Files).Load("normal")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(o.Move(board.NewGame(v.Rules.Start())) == board.NoMove)
	// Output:
	// true
}
