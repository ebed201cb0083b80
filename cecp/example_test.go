package cecp_test

import (
	"bytes"
	"fmt"
	"log"
	"strings"

	"fairymax"
	"fairymax/cecp"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// Serve speaks with a GUI until the input ends.
func ExampleServe() {
	in := strings.NewReader("xboard\nprotover 2\nvariant capablanca\nping 1\nquit\n")
	var out bytes.Buffer
	options := cecp.Options{
		Name: "mine", Catalogue: shelf{variants.NewCatalogue(fairymax.Files)},
		Searcher: engine.New(eval.New, engine.Options{HashMB: 1}), MaxMemory: 16, MaxCores: 1,
	}
	if err := cecp.Serve(in, &out, options); err != nil {
		log.Fatal(err)
	}
	for line := range strings.Lines(out.String()) {
		if strings.HasPrefix(line, "pong") {
			fmt.Print(line)
		}
	}
	// Output:
	// pong 1
}

// shelf has the built-in games.
type shelf struct{ *variants.Catalogue }

func (s shelf) Unshown(name string) bool { return xboard.Unshown(name) }

func (s shelf) Load(name string) (cecp.Variant, error) {
	v, err := s.Catalogue.Load(name)
	if err != nil {
		return cecp.Variant{}, err
	}
	return cecp.Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza}, nil
}
