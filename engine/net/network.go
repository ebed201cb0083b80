package net

import (
	"fmt"
	"math"

	"fairymax/board"
	"fairymax/board/define"
)

// Kind says how a network is combined with the hand-written evaluation.
type Kind string

// The kinds.
const (
	Correction Kind = "correction" // its output is added
	Alone      Kind = "alone"      // its output takes the place of the terms
)

// Shape is the size of a network.
type Shape struct {
	Inputs  int // features
	Hidden  int // neurons of a perspective, a multiple of Lanes
	Buckets int // sets of output weights, by the pieces that are left
}

// Lanes is the number of neurons that are computed at once, and MaxHidden the most that
// a perspective may have: the sum of more, all at the largest unit with the largest output
// weight, would not fit 32 bits.
const (
	Lanes     = 16
	MaxHidden = 256
)

// Buckets is the number of buckets of every network.
const Buckets = 4

// Units of the integers. An activation of 1 is the network's unit, at most MaxUnit; an
// output weight of 1 is outputUnit. An output of 1 is Scale centipawns, and the
// piece-square path counts in parts of a centipawn.
const (
	MaxUnit     = 255
	outputUnit  = 64
	squareUnit  = 64
	Scale       = 400
	LargestUnit = 1.98 // absolute value of a weight: its product with an activation fits 16 bits
)

// Network is a network in integers. Rows of weights and squares belong to features. It
// never changes, so threads share it.
type Network struct {
	Header
	weights    []int16 // Inputs × Hidden, in units
	bias       []int16 // Hidden, in units
	squares    []int32 // Inputs × Buckets, in parts of a centipawn
	output     []int16 // Buckets × 2·Hidden, the half of the side to move first
	outputBias []int32 // Buckets, in parts of a centipawn
}

// Weights are the numbers of a network before they become integers, as a trainer has them.
// An output of 1 is Scale centipawns.
type Weights struct {
	Weights    []float32 // Inputs × Hidden
	Bias       []float32 // Hidden
	Squares    []float32 // Inputs × Buckets
	Output     []float32 // Buckets × 2·Hidden
	OutputBias []float32 // Buckets
}

// Quantise turns weights into a network.
func Quantise(h Header, w Weights) (*Network, error) {
	n := &Network{Header: h}
	if err := h.check(); err != nil {
		return nil, err
	}
	n.allocate()
	for _, part := range [...]struct{ want, got int }{
		{len(n.weights), len(w.Weights)}, {len(n.bias), len(w.Bias)}, {len(n.squares), len(w.Squares)},
		{len(n.output), len(w.Output)}, {len(n.outputBias), len(w.OutputBias)},
	} {
		if part.want != part.got {
			return nil, fmt.Errorf("the network has %d weights where its shape has %d", part.got, part.want)
		}
	}
	round16(n.weights, w.Weights, float64(h.Unit))
	round16(n.bias, w.Bias, float64(h.Unit))
	round16(n.output, w.Output, outputUnit)
	round32(n.squares, w.Squares)
	round32(n.outputBias, w.OutputBias)
	return n, nil
}

// Weights is the network as a trainer has it, up to rounding.
func (n *Network) Weights() Weights {
	return Weights{
		Weights: divide(n.weights, float64(n.Unit)), Bias: divide(n.bias, float64(n.Unit)), Output: divide(n.output, outputUnit),
		Squares: divide(n.squares, Scale*squareUnit), OutputBias: divide(n.outputBias, Scale*squareUnit),
	}
}

// divide turns integers into parts of a unit.
func divide[T int16 | int32](from []T, unit float64) []float32 {
	to := make([]float32, len(from))
	for i, x := range from {
		to[i] = float32(float64(x) / unit)
	}
	return to
}

func (n *Network) allocate() {
	n.weights, n.bias = make([]int16, n.Inputs*n.Hidden), make([]int16, n.Hidden)
	n.squares, n.outputBias = make([]int32, n.Inputs*n.Buckets), make([]int32, n.Buckets)
	n.output = make([]int16, n.Buckets*2*n.Hidden)
}

func round16(to []int16, from []float32, unit float64) {
	for i, x := range from {
		to[i] = int16(math.Round(min(max(float64(x), -LargestUnit), LargestUnit) * unit))
	}
}

func round32(to []int32, from []float32) {
	const most = 100 // in units of Scale: beyond any evaluation
	for i, x := range from {
		to[i] = int32(math.Round(min(max(float64(x), -most), most) * Scale * squareUnit))
	}
}

// UnitFor is the unit of activations for a game: the sum of as many weights as there can
// be pieces, of which half of the squares is full at the start in most games, fits 16 bits.
func UnitFor(r *board.Rules) int {
	white, black := r.Start().Pieces(define.White), r.Start().Pieces(define.Black)
	most := max(r.Playable()/2, white.Len()+black.Len()) + 1
	if r.HasHands() {
		most += r.Playable() / 4
	}
	return min(MaxUnit, int(math.MaxInt16/(LargestUnit*float64(most))))
}
