package usi_test

import (
	"bytes"
	"fmt"
	"log"
	"strings"

	"fairymax"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/protocol"
	"fairymax/internal/talk"
	"fairymax/internal/usi"
	"fairymax/variants"
)

// A conversation in this dialect: it ends with the input.
func Example() {
	in := talk.Read(strings.NewReader("isready\n"))
	var out bytes.Buffer
	options := protocol.Options{
		Name: "mine", Author: "me", Catalogue: shelf{variants.NewCatalogue(fairymax.Files)},
		Searcher: engine.New(eval.New, engine.Options{HashMB: 1}), HashMB: 1,
	}
	if err := protocol.Converse(in, "usi", &out, options, usi.Dialect, usi.Dialect); err != nil {
		log.Fatal(err)
	}
	for line := range strings.Lines(out.String()) {
		if strings.HasPrefix(line, "id name") || strings.HasPrefix(line, "usiok") || strings.HasPrefix(line, "readyok") {
			fmt.Print(line)
		}
	}
	// Output:
	// id name mine
	// usiok
	// readyok
}

// shelf has the built-in games.
type shelf struct{ *variants.Catalogue }

func (s shelf) Load(name string) (protocol.Game, error) {
	v, err := s.Catalogue.Load(name)
	if err != nil {
		return protocol.Game{}, err
	}
	return protocol.Game{Name: v.Name, Rules: v.Rules}, nil
}
