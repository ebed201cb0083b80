package variants_test

import (
	"fmt"

	"fairymax"
	"fairymax/variants"
)

// A catalogue loads games; an error names the place and says what would be right.
func ExampleCatalogue_Load() {
	games := variants.NewCatalogue(fairymax.Files)
	v, err := games.Load("capablanca")
	fmt.Println(v.Title, v.Rules.Squares, err)
	_, err = games.Load("capablance")
	fmt.Println(err)
	// Output:
	// Capablanca Chess 80 <nil>
	// no variant "capablance" (did you mean "capablanca"?)
}

// Each kind of mistake has a code and an explanation.
func ExampleExplain() {
	e, ok := variants.Explain("FM016")
	fmt.Println(e.Title, ok)
	// Output:
	// An unknown word true
}
