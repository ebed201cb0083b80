package fen_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/fen"
	"fairymax/variants"
)

// Read takes what other programs write, and says what it has changed or left out.
func ExampleRead() {
	reading, err := fen.Read(rules("crazyhouse"), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/Nn w KQkq - 0 1")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(reading.Position.FEN())
	// Output:
	// rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
