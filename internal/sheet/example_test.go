package sheet_test

import (
	"fmt"

	"fairymax/internal/sheet"
)

func ExampleEnumerate() {
	fmt.Println(sheet.Capitalize(sheet.Enumerate([]string{"rooks", "bishops", "knights"}, "or")))
	for _, line := range sheet.WrapAt(20, "A side without a move has lost.") {
		fmt.Println(line)
	}
	// Output:
	// Rooks, bishops or knights
	// A side without a
	// move has lost.
}
