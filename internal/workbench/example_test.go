package workbench_test

import (
	"context"
	"fmt"

	"fairymax/internal/workbench"
)

// A session answers the questions of the workbench, in JSON.
func ExampleSession_Answer() {
	fmt.Printf("%s\n", workbench.New().Answer(context.Background(), []byte("{")))
	// Output:
	// {"error":"the question is not JSON: unexpected end of JSON input"}
}
