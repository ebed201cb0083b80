package texel

import "math"

// Report is how well an evaluation predicts what came of some samples, before the fit and after it.
type Report struct {
	Name          string // of the variant
	Samples       int
	Before, After float64 // mean of −log₂ of the probability of the result
}

// tally sums up surprisals.
type tally struct {
	samples int
	sum     float64
}

func (t tally) mean() float64 { return t.sum / float64(max(1, t.samples)) }

// parts are those of the samples: training and validation.
const parts = 2

// losses are the surprisals of each variant, for each part.
func (f *fit) losses(scores []float64) [][parts]tally {
	list := make([][parts]tally, len(f.games))
	for i, s := range f.samples {
		t := &list[f.game[i]][0]
		if s.Validation {
			t = &list[f.game[i]][1]
		}
		t.samples++
		t.sum += f.surprisal(scores[i], s.Target)
	}
	return list
}

func (f *fit) reports(before, after [][parts]tally) (training, validation []Report) {
	for i, g := range f.games {
		for part, list := range [parts]*[]Report{&training, &validation} {
			*list = append(*list, Report{g.Rules.Def.Name, before[i][part].samples, before[i][part].mean(), after[i][part].mean()})
		}
	}
	return training, validation
}

// surprisal is −log₂ of the probability that an evaluation gives a result.
func (f *fit) surprisal(score, target float64) float64 {
	const certain = 1e-6
	c := min(max(f.chance(score), certain), 1-certain)
	return -(target*math.Log2(c) + (1-target)*math.Log2(1-c))
}

// bestCurve is the curve with which these evaluations predict best, by ternary search.
func (f *fit) bestCurve(scores []float64) float64 {
	low, high := 1e-4, 5e-2
	for range 60 {
		a, b := low+(high-low)/3, high-(high-low)/3
		if f.lossAt(a, scores) < f.lossAt(b, scores) {
			high = b
		} else {
			low = a
		}
	}
	return low
}

// lossAt is the mean surprisal of the training samples with another curve.
func (f *fit) lossAt(curve float64, scores []float64) (sum float64) {
	other := *f
	other.Curve = curve
	for i, s := range f.samples {
		if f.share[i] > 0 {
			sum += f.share[i] * other.surprisal(scores[i], s.Target)
		}
	}
	return sum
}
