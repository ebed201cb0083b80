package searching_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/searching"
	"fairymax/variants"
)

// A search runs beside what its owner does; it must read the reports until the result comes.
func ExampleStart() {
	e := engine.New(eval.New, engine.Options{HashMB: 1})
	s := searching.Start(e, board.NewGame(rules("normal").Start()), engine.Limits{Depth: 3}, new(engine.Remote))
	for {
		infos, _, result := s.Reports()
		select {
		case info := <-infos:
			s.Note(info)
		case r := <-result:
			s.End(r)
			fmt.Println(r.Depth)
			return
		}
	}
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
