package texel

import (
	"context"
	"errors"
	"slices"

	"fairymax/board"
	"fairymax/engine/eval"
	"fairymax/engine/traits"
)

// Sample is a position of a game that has ended.
type Sample struct {
	Position   *board.Position
	Correction int32   // of a network, in centipawns for the side to move; 0 without one
	Target     float64 // expected points of White, 0 to 1: the result, or what is known better
	Validation bool    // only measures the fit: the weights are not fitted to it
}

// Fitting says how weights are fitted to samples.
type Fitting struct {
	Start   eval.Weights // towards which they are pulled
	Hold    float64      // strength of the pull: what a weight twice as large costs, of the mean loss in nats
	Rounds  int          // how often the slopes are found
	Curve   float64      // logits of a centipawn, 0 for what predicts best with the weights at the start
	Threads int
	Slope   func(round, weight, all int) // is told which weight's slope is found next, from 0; may be nil
}

// Result is what a fit has found. Its reports have one row for each variant.
type Result struct {
	Weights              eval.Weights
	Curve                float64 // logits of a centipawn
	Training, Validation []Report
}

// ErrTooFew says that there is no position to fit to.
var ErrTooFew = errors.New("there are too few positions to learn from")

// Fit fits weights to samples. Each variant counts the same. The caller chooses the positions: a
// static evaluation should be able to see what they are worth. A cancelled context ends it with the
// context's error.
func Fit(ctx context.Context, samples []Sample, how Fitting) (*Result, error) {
	f, err := newFit(samples, how)
	if err != nil {
		return nil, err
	}
	w := how.Start
	scores := f.evaluate(&w)
	if f.Curve == 0 {
		f.Curve = f.bestCurve(scores)
	}
	before := f.losses(scores)
	for round := range how.Rounds {
		slopes, err := f.differentiate(ctx, &w, scores, round)
		if err != nil {
			return nil, err
		}
		f.step(&w, scores, slopes)
		scores = f.evaluate(&w)
	}
	r := &Result{Weights: w, Curve: f.Curve}
	r.Training, r.Validation = f.reports(before, f.losses(scores))
	return r, nil
}

// fit is the state of the fitting.
type fit struct {
	Fitting
	samples []Sample
	games   []*traits.Game
	game    []int     // of each sample
	share   []float64 // of each sample in the loss
	sizes   []float64 // of the weights: changes are measured in them
}

func newFit(samples []Sample, how Fitting) (*fit, error) {
	how.Threads = max(1, how.Threads)
	f := &fit{Fitting: how, samples: samples, game: make([]int, len(samples)), share: make([]float64, len(samples)), sizes: sizes(&how.Start)}
	counts, taught := []int(nil), 0 // training samples of each variant, and variants with any
	for i, s := range samples {
		r := s.Position.Rules()
		g := slices.IndexFunc(f.games, func(g *traits.Game) bool { return g.Rules.Def == r.Def }) // shuffled starts have rules of their own
		if g < 0 {
			g, f.games, counts = len(f.games), append(f.games, traits.New(r)), append(counts, 0)
		}
		f.game[i] = g
		if s.Validation {
			continue
		}
		if counts[g]++; counts[g] == 1 {
			taught++
		}
	}
	if taught == 0 {
		return nil, ErrTooFew
	}
	for i, s := range samples {
		if !s.Validation {
			f.share[i] = 1 / float64(counts[f.game[i]]*taught)
		}
	}
	return f, nil
}

// sizes are what counts as a large change of each weight.
func sizes(w *eval.Weights) (list []float64) {
	const least = 10
	for _, n := range w.Numbers() {
		list = append(list, float64(max(least, *n, -*n)))
	}
	return list
}
