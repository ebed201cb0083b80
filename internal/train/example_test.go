package train_test

import (
	"fmt"
	"log"
	"os"
	"path/filepath"

	"fairymax/internal/train"
)

// A network learns what its inputs are worth.
func ExampleTrainer() {
	folder, err := os.MkdirTemp("", "train")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "samples")
	w, err := train.OpenWriter(file, "an example")
	if err != nil {
		log.Fatal(err)
	}
	for range 64 { // the side with input 0 wins
		w.Add(&train.Sample{Own: []uint16{0}, Other: []uint16{1}, Gain: 1, Target: 1})
		w.Add(&train.Sample{Own: []uint16{1}, Other: []uint16{0}, Gain: 1, Target: 0})
	}
	if err := w.Finish(); err != nil {
		log.Fatal(err)
	}
	samples, err := train.Open(file)
	if err != nil {
		log.Fatal(err)
	}
	defer samples.Close()
	t, err := train.New(train.Shape{Inputs: 2, Hidden: 16, Buckets: 1}, train.Options{Batch: 16, Epochs: 20, Rate: 0.05}, 1, &samples.Training)
	if err != nil {
		log.Fatal(err)
	}
	before, _ := t.Loss(&samples.Training)
	for t.Step() {
	}
	after, _ := t.Loss(&samples.Training)
	fmt.Println(t.Err(), after.Target < before.Target)
	// Output:
	// <nil> true
}
