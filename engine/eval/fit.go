package eval

import (
	"fmt"
	"math"
	"runtime"
	"slices"
	"sync"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// Sample is a position of a game that has ended, for [Fit].
type Sample struct {
	Position   *board.Position
	Result     float64 // for White: 1, 0.5 or 0
	Validation bool    // only measures the fit: the weights are not fitted to it
}

// Fitting says how the weights are fitted to samples.
type Fitting struct {
	Rounds         int     // how often the evaluation is differentiated; within a round it is linear
	Steps          int     // of gradient descent in each round
	Regularisation float64 // strength of the pull towards the present weights

	// Slope is told which weight's slope is next, from 0; it may be nil.
	Slope func(round, weight, all int)
}

// Report is how well an evaluation predicts the results of some samples.
type Report struct {
	Name          string // of the game
	Samples       int
	Before, After float64 // mean of −log₂ of the probability of the result
}

// Fit fits the weights of the evaluation to the results of games. A logistic curve
// turns evaluations into probabilities, which then predict the results as well as
// possible. Each variant counts the same. Fit returns the weights as text in the form
// of weights.txt, and one report per variant for the validation samples and one for
// the training samples. The caller chooses the positions; Quiet of package engine says
// whether captures would change an evaluation.
// https://www.chessprogramming.org/Texel%27s_Tuning_Method
func Fit(samples []Sample, how Fitting, progress func(format string, args ...any)) (text string, validation, training []Report, err error) {
	f, err := newFit(samples, how)
	if err != nil {
		return "", nil, nil, err
	}
	w := fitted
	f.evaluate(&w)
	before := f.losses()
	progress("%d samples from %d games, %.3f bits a result; a pawn ahead scores %.1f %%", len(samples), len(f.games), f.loss(f.eval), 100*f.chance(100))
	for round := range how.Rounds {
		f.differentiate(&w, round)
		f.descend(&w)
		f.evaluate(&w)
		progress("round %d: %.4f bits", round+1, f.loss(f.eval))
	}
	after := f.losses()
	for i, name := range f.names() {
		for part, list := range []*[]Report{&training, &validation} {
			at := 2*i + part
			*list = append(*list, Report{name, before[at].samples, before[at].mean(), after[at].mean()})
		}
	}
	return w.String(), validation, training, nil
}

// fit is the state of the fitting.
type fit struct {
	Fitting
	samples []Sample
	games   []*traits.Game
	game    []int     // of each sample
	share   []float64 // of each sample in the loss
	curve   float64   // logits for a centipawn
	eval    []float64 // of each sample, with the present weights
	slopes  [][]float32
}

func newFit(samples []Sample, how Fitting) (*fit, error) {
	f := &fit{Fitting: how, samples: samples, game: make([]int, len(samples)), share: make([]float64, len(samples)), eval: make([]float64, len(samples))}
	counts := []int(nil)
	for i, s := range samples {
		r := s.Position.Rules()
		g := slices.IndexFunc(f.games, func(g *traits.Game) bool { return g.Rules == r })
		if g < 0 {
			g, f.games, counts = len(f.games), append(f.games, traits.New(r)), append(counts, 0)
		}
		f.game[i] = g
		if !s.Validation {
			counts[g]++
		}
	}
	if len(samples) == 0 || slices.Contains(counts, 0) {
		return nil, fmt.Errorf("there are too few positions to learn from")
	}
	for i, s := range samples {
		if !s.Validation {
			f.share[i] = 1 / float64(counts[f.game[i]]*len(f.games))
		}
	}
	return f, nil
}

// evaluate evaluates every sample with these weights. The first time it also finds
// the curve that turns evaluations into probabilities.
func (f *fit) evaluate(w *weights) {
	f.score(w, f.eval)
	if f.curve > 0 {
		return
	}
	low, high := 1e-4, 5e-2
	for range 60 {
		a, b := low+(high-low)/3, high-(high-low)/3
		f.curve = a
		better := f.loss(f.eval)
		if f.curve = b; better < f.loss(f.eval) {
			high = b
		} else {
			low = a
		}
	}
}

// score evaluates all samples for White.
func (f *fit) score(w *weights, into []float64) {
	evaluators := make([]*Evaluator, len(f.games))
	for i, g := range f.games {
		evaluators[i] = newTables(g, w).evaluator()
	}
	var s sums
	for i := range f.samples {
		p, e := f.samples[i].Position, evaluators[f.game[i]]
		e.sumUp(p, &s)
		score := e.score(p, &s)
		if p.Turn() == define.Black {
			score = -score
		}
		into[i] = float64(score)
	}
}

// differentiate finds the slope of every evaluation by every weight. It changes one
// weight at a time.
func (f *fit) differentiate(w *weights, round int) {
	n := len(w.flat())
	f.slopes = make([][]float32, n)
	var wait sync.WaitGroup
	free := make(chan struct{}, runtime.NumCPU())
	for i := range n {
		free <- struct{}{}
		if f.Slope != nil {
			f.Slope(round, i, n)
		}
		wait.Go(func() {
			f.slopes[i] = f.slope(*w, i)
			<-free
		})
	}
	wait.Wait()
}

// slope is the slope of every evaluation by weight i.
func (f *fit) slope(w weights, i int) []float32 {
	value := w.flat()[i]
	step := max(4, *value/4, -*value/4)
	changed := make([]float64, len(f.samples))
	*value += step
	f.score(&w, changed)
	slope := make([]float32, len(f.samples))
	for j := range slope {
		slope[j] = float32((changed[j] - f.eval[j]) / float64(step))
	}
	return slope
}

// descend moves the weights to the least loss that the slopes predict, by gradient
// descent with momentum (Adam).
// https://www.chessprogramming.org/Gradient_Descent
func (f *fit) descend(w *weights) {
	const rate, keep, keepSquares = 0.02, 0.9, 0.999
	values := w.flat()
	change := make([]float64, len(values)) // in sizes of the weights
	momentum, squares := make([]float64, len(values)), make([]float64, len(values))
	for step := range f.Steps {
		for i, g := range f.gradient(values, change) {
			momentum[i] = keep*momentum[i] + (1-keep)*g
			squares[i] = keepSquares*squares[i] + (1-keepSquares)*g*g
			m := momentum[i] / (1 - math.Pow(keep, float64(step+1)))
			v := squares[i] / (1 - math.Pow(keepSquares, float64(step+1)))
			change[i] -= rate * m / (math.Sqrt(v) + 1e-9)
		}
	}
	for i, value := range values {
		*value += int32(math.Round(change[i] * size(*value)))
	}
}

// size is what counts as a large change of a weight.
func size(value int32) float64 { return max(10, math.Abs(float64(value))) }

// gradient is the slope of the loss by each change.
func (f *fit) gradient(values []*int32, change []float64) []float64 {
	moved := slices.Clone(f.eval)
	for i, slope := range f.slopes {
		if by := change[i] * size(*values[i]); by != 0 {
			for j, s := range slope {
				moved[j] += by * float64(s)
			}
		}
	}
	pull := make([]float64, len(moved))
	for j := range moved {
		pull[j] = f.share[j] * (f.chance(moved[j]) - f.samples[j].Result) * f.curve
	}
	gradient := make([]float64, len(change))
	for i, slope := range f.slopes {
		sum := 0.0
		for j, s := range slope {
			sum += pull[j] * float64(s)
		}
		gradient[i] = sum*size(*values[i]) + f.Regularisation*change[i]
	}
	return gradient
}

// chance is the expected result for White.
func (f *fit) chance(score float64) float64 { return 1 / (1 + math.Exp(-f.curve*score)) }

// surprisal is −log₂ of the probability that an evaluation gives a result.
func (f *fit) surprisal(score, result float64) float64 {
	const certain = 1e-6
	c := min(max(f.chance(score), certain), 1-certain)
	return -(result*math.Log2(c) + (1-result)*math.Log2(1-c))
}

// loss is the mean surprisal of all training samples.
func (f *fit) loss(eval []float64) float64 {
	sum := 0.0
	for i, s := range f.samples {
		if f.share[i] > 0 {
			sum += f.share[i] * f.surprisal(eval[i], s.Result)
		}
	}
	return sum
}

// tally sums up surprisals.
type tally struct {
	samples int
	sum     float64
}

func (t tally) mean() float64 { return t.sum / float64(max(1, t.samples)) }

// losses are the surprisals of each variant: of training samples, then of validation
// samples.
func (f *fit) losses() []tally {
	list := make([]tally, 2*len(f.games))
	for i, s := range f.samples {
		t := &list[2*f.game[i]]
		if s.Validation {
			t = &list[2*f.game[i]+1]
		}
		t.samples++
		t.sum += f.surprisal(f.eval[i], s.Result)
	}
	return list
}

func (f *fit) names() []string {
	var names []string
	for _, g := range f.games {
		names = append(names, g.Rules.Def.Name)
	}
	return names
}
