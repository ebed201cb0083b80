package train_test

import (
	"fmt"
	"log"

	"fairymax/internal/train"
)

// A network learns what its inputs are worth.
func ExampleTrainer() {
	var samples train.Set
	for range 64 {
		samples.Add([]uint16{0}, []uint16{1}, 0, 0, 1, 1) // the side with input 0 wins
		samples.Add([]uint16{1}, []uint16{0}, 0, 0, 1, 0)
	}
	t, err := train.New(train.Shape{Inputs: 2, Hidden: 16, Buckets: 1}, train.Options{Batch: 16, Epochs: 20, Rate: 0.05}, 1, &samples)
	if err != nil {
		log.Fatal(err)
	}
	before, _ := t.Loss(&samples)
	for t.Step() {
	}
	after, _ := t.Loss(&samples)
	fmt.Println(after.Target < before.Target)
	// Output:
	// true
}
