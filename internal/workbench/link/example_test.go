package link_test

import (
	"fmt"
	"log"

	"fairymax/internal/workbench/link"
)

// A game travels in the address of a page.
func ExampleWrite() {
	text, err := link.Write(link.Game{Name: "mine", Text: "extends = \"normal\"\n"})
	if err != nil {
		log.Fatal(err)
	}
	g, err := link.Read(text)
	fmt.Println(g.Name, err)
	// Output:
	// mine <nil>
}
