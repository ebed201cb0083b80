package texel

import (
	"math"

	"fairymax/engine/eval"
	"fairymax/internal/matrix"
	"fairymax/internal/portable"
)

// step moves the weights by a step of Newton's method: the loss of a logistic curve, of evaluations
// that follow their slopes, and the pull towards the weights at the start.
// https://en.wikipedia.org/wiki/Logistic_regression
func (f *fit) step(w *eval.Weights, scores []float64, slopes [][]float32) {
	numbers, start := w.Numbers(), f.Start.Numbers()
	n := len(numbers)
	curvature, gradient := matrix.New(n), make([]float64, n)
	for i := range n {
		curvature[i][i] = f.Hold
		gradient[i] = float64(f.Hold * (float64(*start[i]-*numbers[i]) / f.sizes[i]))
	}
	row := make([]float64, n)
	for j, share := range f.share {
		if share == 0 {
			continue
		}
		for i := range row {
			row[i] = float64(slopes[i][j])
		}
		chance := f.chance(scores[j])
		curvature.AddOuter(row, float64(share*f.Curve)*float64(f.Curve*chance)*(1-chance))
		pull := float64(share*f.Curve) * (f.samples[j].Target - chance)
		for i, x := range row {
			gradient[i] += float64(pull * x)
		}
	}
	for i, x := range curvature.Inverse().Times(gradient) {
		const most = math.MaxInt16
		moved := float64(*numbers[i]) + math.Round(float64(x*f.sizes[i]))
		*numbers[i] = int32(max(-most, min(moved, most)))
	}
}

// chance is the expected points of White.
func (f *fit) chance(score float64) float64 { return portable.Sigmoid(float64(f.Curve * score)) }
