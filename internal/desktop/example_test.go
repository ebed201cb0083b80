package desktop_test

import (
	"fmt"

	"fairymax/internal/desktop"
)

func ExampleEngineLine() {
	fmt.Println(desktop.EngineLine("/usr/games/fairymax", "/home/ann/games"))
	// Output:
	// "/usr/games/fairymax" -fcp "/usr/games/fairymax" -fd "/home/ann/games"
}
