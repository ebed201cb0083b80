package foreign_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/internal/foreign"
)

// Import turns the games of another program into definitions.
func ExampleImport() {
	ini := "[kings:chess]\nextinctionValue = loss\nextinctionPieceTypes = q\n"
	results, err := foreign.Import(fairymax.Files, "my.ini", ini, foreign.Options{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(results[0].Name)
	fmt.Print(results[0].Text)
	// Output:
	// kings
	// # From my.ini, line 1.
	// title   = "Kings"
	// extends = "normal"
	//
	// endings.extinct = { types = "queen", of = "each" }
}
