package webplay_test

import (
	"context"
	"fmt"

	"fairymax/internal/webplay"
)

// A session answers the questions of a page, in JSON.
func ExampleSession_Answer() {
	fmt.Printf("%s\n", new(webplay.Session).Answer(context.Background(), []byte(`{"do": "dance"}`)))
	// Output:
	// {"error":"there is no question \"dance\""}
}
