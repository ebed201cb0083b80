package notation_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// Read reads a move in any notation that the game has.
func ExampleRead() {
	p := rules("normal").Start()
	for _, text := range []string{"Nf3", "g1f3", "f3"} {
		m, err := notation.Read(p, text, 1)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(notation.SAN(p, m, 1), notation.UCI(p, m))
	}
	_, err := notation.Read(p, "Ke2", 1)
	fmt.Println(err)
	// Output:
	// Nf3 g1f3
	// Nf3 g1f3
	// f3 f2f3
	// Ke2: your own piece is in the way
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
