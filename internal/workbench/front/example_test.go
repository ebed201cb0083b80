package front_test

import (
	"fmt"
	"strings"

	"fairymax/internal/workbench/front"
)

// The page of the workbench may load nothing from elsewhere.
func ExampleWorkbench_Policy() {
	b := front.Workbench{}
	fmt.Println(strings.Contains(b.Policy(), "default-src 'none'"))
	// Output:
	// true
}
