package gate_test

import (
	"fmt"

	"fairymax/internal/gate"
)

// A state counts games in pairs, in the order of their numbers: what is missing waits.
func ExampleState_Score() {
	s := gate.State{Games: []gate.Game{{Number: 1, Halves: 2}, {Number: 0, Halves: 1}, {Number: 3, Halves: 2}}}
	fmt.Println(s.Score().Games())
	// Output:
	// 2
}
