package script_test

import (
	"context"
	"fmt"

	"fairymax/internal/script"
)

// Questions and answers are JSON; a question that cannot be answered has an error as its answer.
func ExampleSession() {
	s := script.New()
	for _, question := range []string{`{"do":"board","variant":"capablanca"}`, `{"do":"dance"}`} {
		fmt.Println(string(s.Answer(context.Background(), []byte(question))))
	}
	// Output:
	// {"board":1,"variant":"capablanca","notes":[]}
	// {"error":"there is no question \"dance\""}
}
