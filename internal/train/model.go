package train

import (
	"fmt"
	"math"
	"slices"
)

// Scale is the number of centipawns of an output of 1.
const Scale = 400

// Limit bounds Weights and Output, so that an int16 can hold 64 times their value
// and products of an int16 network do not overflow.
const Limit = 1.98

// Shape says how large a network is.
type Shape struct {
	Inputs  int // features, 1 to 65,536
	Hidden  int // hidden units of one perspective, a multiple of 16
	Buckets int // output buckets, 1 to 65,536
}

// check refuses what the tables cannot have.
func (s Shape) check() error {
	const most = math.MaxUint16 + 1
	switch {
	case s.Inputs < 1 || s.Inputs > most:
		return fmt.Errorf("%d inputs, want 1 to %d", s.Inputs, most)
	case s.Hidden < 16 || s.Hidden%16 != 0 || s.Hidden > 1<<14:
		return fmt.Errorf("%d hidden units, want a multiple of 16 up to %d", s.Hidden, 1<<14)
	case s.Buckets < 1 || s.Buckets > most:
		return fmt.Errorf("%d buckets, want 1 to %d", s.Buckets, most)
	}
	return nil
}

// Model is a network of two perspectives: own of the side to move, other of its
// opponent. Tables are flat, row by row. With bucket b and act(x) = clamp(x, 0, 1)²:
//
//	own    = Bias + Σ Weights[f] over own features; other likewise
//	output = OutputBias[b] + Σ Output[b][i]·act(own[i]) + Σ Output[b][Hidden+i]·act(other[i])
//	         + Σ Squares[f][b] over own features − Σ Squares[f][b] over other features
//
// An output of 1 is Scale centipawns, seen by the side to move.
type Model struct {
	Shape
	Weights    []float32 // Inputs × Hidden, within ±Limit
	Bias       []float32 // Hidden
	Squares    []float32 // Inputs × Buckets: a linear path beside the hidden units
	Output     []float32 // Buckets × 2·Hidden, within ±Limit: the own half first
	OutputBias []float32 // Buckets
}

// newModel makes a network of zeros.
func newModel(s Shape) *Model {
	return &Model{
		Shape:      s,
		Weights:    make([]float32, s.Inputs*s.Hidden),
		Bias:       make([]float32, s.Hidden),
		Squares:    make([]float32, s.Inputs*s.Buckets),
		Output:     make([]float32, s.Buckets*2*s.Hidden),
		OutputBias: make([]float32, s.Buckets),
	}
}

// clone copies the tables too.
func (m *Model) clone() *Model {
	return &Model{
		Shape:      m.Shape,
		Weights:    slices.Clone(m.Weights),
		Bias:       slices.Clone(m.Bias),
		Squares:    slices.Clone(m.Squares),
		Output:     slices.Clone(m.Output),
		OutputBias: slices.Clone(m.OutputBias),
	}
}

// check refuses tables that do not fit the shape.
func (m *Model) check() error {
	if err := m.Shape.check(); err != nil {
		return err
	}
	if len(m.Weights) != m.Inputs*m.Hidden || len(m.Bias) != m.Hidden || len(m.Squares) != m.Inputs*m.Buckets ||
		len(m.Output) != m.Buckets*2*m.Hidden || len(m.OutputBias) != m.Buckets {
		return fmt.Errorf("the tables of the model do not fit its shape %+v", m.Shape)
	}
	return nil
}

// forward computes the output and leaves the clamped hidden values in acc, the own
// half first.
func (m *Model) forward(acc []float32, own, other []uint16, bucket int) float32 {
	copy(acc, m.Bias)
	copy(acc[m.Hidden:], m.Bias)
	addRows(acc[:m.Hidden], m.Weights, own)
	addRows(acc[m.Hidden:], m.Weights, other)
	out := m.OutputBias[bucket] + activate(acc, m.outputRow(bucket))
	return out + m.linear(own, bucket) - m.linear(other, bucket)
}

// outputRow is the output weights of a bucket.
func (m *Model) outputRow(bucket int) []float32 {
	return m.Output[bucket*2*m.Hidden:][:2*m.Hidden]
}

// linear sums the piece-square path of one perspective.
func (m *Model) linear(features []uint16, bucket int) (sum float32) {
	column := m.Squares[bucket:]
	for _, f := range features {
		sum += column[int(f)*m.Buckets]
	}
	return sum
}
