package prompt_test

import (
	"fmt"
	"log"
	"os"
	"strings"

	"fairymax/internal/plain"
	"fairymax/internal/prompt"
)

// Without a terminal, a console reads lines as they come.
func ExampleConsole_ReadLine() {
	console, err := prompt.Open(strings.NewReader("e4\n"), plain.NewWriter(os.Stdout), os.Getenv)
	if err != nil {
		log.Fatal(err)
	}
	defer console.Close()
	line, err := console.ReadLine("move? ", nil)
	fmt.Printf("%q %v\n", line, err)
	// Output:
	// move? "e4" <nil>
}
