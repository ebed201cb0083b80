package protocol_test

import (
	"fmt"

	"fairymax/internal/protocol"
)

// Clocks come in milliseconds; none counts back.
func ExampleSpan() {
	fmt.Println(protocol.Span(1500), protocol.Span(-20))
	// Output:
	// 1.5s 0s
}
