package annotate_test

import (
	"context"
	"fmt"
	"log"
	"strings"

	"fairymax"
	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/annotate"
	"fairymax/internal/gametree"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// Annotate finds the mistakes of a game.
func ExampleAnnotator_Annotate() {
	r := rules("normal")
	records, err := notation.ReadRecords(strings.NewReader("1. f3 e5 2. g4 Qh4# 0-1"))
	if err != nil {
		log.Fatal(err)
	}
	a := annotate.Annotator{Engine: engine.New(eval.New, engine.Options{HashMB: 1}), Nodes: 2000}
	tree, _, err := gametree.Read(records[0], r)
	if err != nil {
		log.Fatal(err)
	}
	g, err := a.Annotate(context.Background(), tree.Game(), records[0])
	if err != nil {
		log.Fatal(err)
	}
	for _, m := range g.Moves {
		if m.Verdict == annotate.Blunder {
			fmt.Println(m.Number, m.Move)
		}
	}
	// Output:
	// 2 g4
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
