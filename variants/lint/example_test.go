package lint_test

import (
	"fmt"

	"fairymax"
	"fairymax/engine/traits"
	"fairymax/variants"
	"fairymax/variants/lint"
)

// Check also finds what is allowed and hardly wanted.
func ExampleCheck() {
	v, problems, err := lint.Check(variants.NewCatalogue(fairymax.Files), "normal", lint.Options{Values: traits.Values})
	fmt.Println(v.Name, len(problems), err)
	// Output:
	// normal 0 <nil>
}
