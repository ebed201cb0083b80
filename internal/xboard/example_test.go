package xboard_test

import (
	"fmt"

	"fairymax/internal/xboard"
)

// A game that XBoard does not have is introduced to it.
func ExampleIsBuiltIn() {
	fmt.Println(xboard.IsBuiltIn("normal"), xboard.IsBuiltIn("clobber"))
	// Output:
	// true false
}
