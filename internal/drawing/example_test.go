package drawing_test

import (
	"fmt"
	"log"
	"strings"

	"fairymax"
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/drawing"
	"fairymax/variants"
)

// Every piece of a game gets a drawing, by its moves if it has no picture of its own.
func ExampleLibrary_Game() {
	r := rules("grasshopper")
	drawings := drawing.Open().Game(r.Def, make([]drawing.Hint, len(r.Def.Types)))
	fmt.Println(len(drawings), strings.Contains(drawings[0].SVG(define.White), "<path"))
	// Output:
	// 7 true
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
