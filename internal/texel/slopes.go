package texel

import (
	"context"
	"sync"

	"fairymax/board/define"
	"fairymax/engine/eval"
)

// evaluate is what every sample is worth to White with these weights, in centipawns.
func (f *fit) evaluate(w *eval.Weights) []float64 {
	evaluators := make([]*eval.Evaluator, len(f.games))
	for i, g := range f.games {
		evaluators[i] = eval.NewWith(g, w)()
	}
	scores := make([]float64, len(f.samples))
	for i := range f.samples {
		s, e := &f.samples[i], evaluators[f.game[i]]
		e.Begin(s.Position)
		score := e.ScoreWith(0, s.Position, s.Correction)
		if s.Position.Turn() == define.Black {
			score = -score
		}
		scores[i] = float64(score)
	}
	return scores
}

// differentiate finds the slope of every evaluation by every weight, in centipawns for a change of
// the weight's size.
func (f *fit) differentiate(ctx context.Context, w *eval.Weights, scores []float64, round int) ([][]float32, error) {
	slopes := make([][]float32, len(f.sizes))
	var wait sync.WaitGroup
	free := make(chan struct{}, f.Threads)
	for i := range slopes {
		free <- struct{}{}
		if ctx.Err() != nil {
			break
		}
		if f.Slope != nil {
			f.Slope(round, i, len(slopes))
		}
		wait.Go(func() {
			slopes[i] = f.slope(*w, i, scores)
			<-free
		})
	}
	wait.Wait()
	return slopes, ctx.Err()
}

// slope is the slope of every evaluation by weight i.
func (f *fit) slope(w eval.Weights, i int, scores []float64) []float32 {
	value := w.Numbers()[i]
	step := max(4, *value/4, -*value/4) // integers are too coarse for a smaller one
	*value += step
	slope := make([]float32, len(scores))
	for j, changed := range f.evaluate(&w) {
		slope[j] = float32((changed - scores[j]) * f.sizes[i] / float64(step))
	}
	return slope
}
