package gametree_test

import (
	"fmt"
	"log"
	"strings"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/gametree"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// A tree has the variations of a game.
func ExampleRead() {
	records, err := notation.ReadRecords(strings.NewReader("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *"))
	if err != nil {
		log.Fatal(err)
	}
	tree, _, err := gametree.Read(records[0], rules("normal"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(len(tree.MainLine()))
	// Output:
	// 3
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
