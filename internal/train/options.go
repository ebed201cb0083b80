package train

import "fmt"

// Options of a training; a zero stands for the default. All but Threads are part of
// what decides the result.
type Options struct {
	Batch  int     // samples a step, 4,096
	Epochs int     // times that every sample is seen, 6
	Rate   float64 // learning rate of the first step, 2e-3; it falls to zero as a cosine

	// Decay is decoupled: each step takes Rate·Decay of the weights away, beside what
	// Adam does, or of their distance from those of Start. Biases have none. 0 is none at all.
	Decay float64

	// K is the number of centipawns in which the odds of a win grow by e, 250: the
	// prediction is 1 / (1 + exp(−centipawns/K)).
	K float64

	// Factors lists for each input its virtual inputs, numbered from 0. Nil is none.
	Factors [][]uint16

	// Start is a network to go on from, of the same shape. Nil begins at random.
	Start *Model `json:"-"`

	// Threads is the number of goroutines, 1. It does not change the result.
	Threads int `json:"-"`
}

// filled has the defaults in place.
func (o Options) filled() Options {
	o.Batch = orDefault(o.Batch, 4096)
	o.Epochs = orDefault(o.Epochs, 6)
	o.Rate = orDefault(o.Rate, 2e-3)
	o.K = orDefault(o.K, 250)
	o.Threads = orDefault(o.Threads, 1)
	return o
}

func orDefault[T int | float64](x, standard T) T {
	if x == 0 {
		return standard
	}
	return x
}

// check refuses what cannot be trained with.
func (o Options) check(s Shape) error {
	switch {
	case o.Batch < 1 || o.Batch > 1<<20:
		return fmt.Errorf("a batch of %d samples, want 1 to %d", o.Batch, 1<<20)
	case o.Epochs < 1 || o.Threads < 1:
		return fmt.Errorf("%d epochs with %d threads, want at least 1", o.Epochs, o.Threads)
	case !(o.Rate > 0 && o.Rate <= 1 && o.Decay >= 0 && o.Rate*o.Decay < 1):
		return fmt.Errorf("learning rate %g with decay %g: want a rate up to 1 and a product below 1", o.Rate, o.Decay)
	case !(o.K > 0 && o.K < 1e9):
		return fmt.Errorf("a K of %g, want a positive number of centipawns", o.K)
	case o.Factors != nil && len(o.Factors) != s.Inputs:
		return fmt.Errorf("factors of %d inputs, want %d", len(o.Factors), s.Inputs)
	}
	if o.Start == nil {
		return nil
	}
	if o.Start.Shape != s {
		return fmt.Errorf("a model of shape %+v to start with, want %+v", o.Start.Shape, s)
	}
	return o.Start.check()
}
