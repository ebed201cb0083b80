package learn_test

import (
	"fmt"
	"time"

	"fairymax/internal/learn"
)

// A status is a line for a person.
func ExampleStatus_String() {
	fmt.Println(learn.Status{Stage: "playing", Generation: 1, Generations: 2, Games: 120, Goal: 400, Positions: 6000, Rate: 800, Left: 90 * time.Second})
	// Output:
	// generation 1 of 2, playing: 120 of 400 games, 6000 positions, 800 positions/s; 1m30s left
}
