package talk_test

import (
	"fmt"
	"strings"

	"fairymax/internal/talk"
)

// Input hands out lines; one that is too long is cut.
func ExampleRead() {
	in := talk.Read(strings.NewReader("uci\n" + strings.Repeat("x", 2*talk.MaxLine) + "\nquit\n"))
	defer in.Stop()
	for line := range in.Lines {
		fmt.Println(len(line), talk.Cut(line))
	}
	// Output:
	// 4 false
	// 65536 true
	// 5 false
}
