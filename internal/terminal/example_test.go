package terminal_test

import (
	"fmt"

	"fairymax/internal/terminal"
)

func ExampleCommands() {
	for _, c := range terminal.Commands() {
		if c.Name == "undo" {
			fmt.Println(c.Summary)
		}
	}
	// Output:
	// take back your last move and the engine's reply; "undo 2" takes back two
}
