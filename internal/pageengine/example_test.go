package pageengine_test

import (
	"fmt"

	"fairymax/internal/pageengine"
)

// A release has the engines of pages beside the program.
func ExampleEngine() {
	fmt.Println(pageengine.Player.File)
	fmt.Println(pageengine.Workbench.File)
	// Output:
	// page-engine.js
	// workbench-engine.js
}
