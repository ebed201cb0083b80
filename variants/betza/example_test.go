package betza_test

import (
	"fmt"
	"log"

	"fairymax/variants/betza"
)

// Betza's notation, there and back.
func ExampleRead() {
	chains, err := betza.Read("fmWfceF")
	if err != nil {
		log.Fatal(err)
	}
	text, exact := betza.Write(chains)
	fmt.Println(text, exact)
	// Output:
	// fmWfceF true
}
