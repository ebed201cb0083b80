package material_test

import (
	"context"
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/material"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// The engine takes any evaluation, such as one that only counts material.
func ExampleNew() {
	p, err := rules("normal").ParseFEN("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1")
	if err != nil {
		log.Fatal(err)
	}
	e := engine.New(material.New, engine.Options{HashMB: 1})
	result := e.Think(context.Background(), board.NewGame(p), engine.Limits{Depth: 1}, nil)
	fmt.Println(notation.SAN(p, result.Move, 1))
	// Output:
	// exd5
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
