package ucinames_test

import (
	"fmt"

	"fairymax/internal/ucinames"
)

// Some games have another name in UCI.
func ExampleListed() {
	fmt.Println(ucinames.Listed("normal"), ucinames.Ours("chess"))
	// Output:
	// chess normal
}
