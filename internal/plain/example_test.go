package plain_test

import (
	"fmt"

	"fairymax/internal/plain"
)

// Text that comes from outside cannot move the cursor or change colours.
func ExampleText() {
	fmt.Printf("%q\n", plain.Text("a\x1b[31mb\tc"))
	// Output:
	// "a\\u001B[31mb\tc"
}
