package book_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/book"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// With variety, lighter moves are played too; without, only the heaviest.
func ExamplePick() {
	p := rules("normal").Start()
	var choices []book.Choice
	for weight, text := range []string{"e3", "d4", "e4"} {
		m, err := notation.Read(p, text, 1)
		if err != nil {
			log.Fatal(err)
		}
		choices = append(choices, book.Choice{Move: m, Weight: weight})
	}
	last := func(n int) int { return n - 1 }
	first := func(int) int { return 0 }
	fmt.Println(notation.SAN(p, book.Pick(choices, 0, last), 1), notation.SAN(p, book.Pick(choices, 100, first), 1))
	// Output:
	// e4 d4
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
