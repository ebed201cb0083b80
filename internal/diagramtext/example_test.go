package diagramtext_test

import (
	"fmt"
	"log"
	"strings"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/diagramtext"
	"fairymax/variants"
)

// Write makes the text of an interactive diagram.
func ExampleWrite() {
	text, lacks := diagramtext.Write(rules("normal"))
	line, _, _ := strings.Cut(text, "\n")
	fmt.Println(line, len(lacks))
	// Output:
	// <div class="idiagram"> 0
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
