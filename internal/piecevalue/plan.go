package piecevalue

import (
	"cmp"
	"math"
	"slices"

	"fairymax/internal/matrix"
)

// What a plan keeps to.
const (
	slots     = 96  // imbalances of a plan, which take turns
	mostTurns = 6   // of an imbalance in a plan, so that no value rests on a few of them
	farthest  = 0.3 // expected points from 0.5: where they hardly change, games say little
)

// plan chooses the imbalances of a round: one after the other that which narrows the
// intervals most, as far as can be told from the values so far. This is a sequential
// A-optimal design; pairs is how many pairs of games the round has. Imbalances with few
// changes come first: the more is missing, the less a sum of values says.
// https://en.wikipedia.org/wiki/Optimal_experimental_design
func (a *army) plan(f *fit, pairs int) []imbalance {
	values, slope := a.blended(f), a.slope(f)
	all := a.imbalances(values)
	m := a.knowledge(f, values, slope)
	inverse := m.Inverse()
	goal := a.goal(values, slope)
	turns := make([]int, len(all))
	weight := 2 * max(1, float64(pairs)/slots)
	var list []imbalance
	for range slots {
		best, most := -1, 0.0
		toGoal := inverse.Product(goal).Product(inverse)
		for i := range all {
			if turns[i] == mostTurns && len(all)*mostTurns >= slots {
				continue
			}
			gain := gain(all[i].x, inverse, toGoal, values, slope, weight) / float64(all[i].changes())
			if gain > most {
				best, most = i, gain
			}
		}
		if best < 0 {
			break
		}
		turns[best]++
		list = append(list, all[best])
		m.AddOuter(all[best].x, weight*spread(all[best].x, values, slope))
		inverse = m.Inverse()
	}
	return interleaved(list)
}

// gain is by how much games of an imbalance reduce the sum of the variances.
func gain(x []float64, inverse, toGoal matrix.Matrix, values []float64, slope, weight float64) float64 {
	v := weight * spread(x, values, slope)
	if v == 0 {
		return 0
	}
	return v * matrix.Dot(x, toGoal.Times(x)) / (1 + v*matrix.Dot(x, inverse.Times(x)))
}

// spread is the variance of the points of a game, 0 if one side is too strong.
func spread(x, values []float64, slope float64) float64 {
	p := expected(slope * matrix.Dot(x, values) / 100)
	if math.Abs(p-0.5) > farthest {
		return 0
	}
	return p * (1 - p)
}

// knowledge is the information that games and guesses have given so far.
func (a *army) knowledge(f *fit, values []float64, slope float64) matrix.Matrix {
	m := matrix.New(len(a.features))
	for i := range m {
		m[i][i] = math.Pow(slope*trust(values[i])/100, -2)
		if f != nil {
			for j := range m {
				m[i][j] += f.information[i][j]
			}
		}
	}
	return m
}

// goal is the matrix with which a variance of coefficients becomes the sum of the
// variances of the values that are asked for.
func (a *army) goal(values []float64, slope float64) matrix.Matrix {
	m := matrix.New(len(a.features))
	for i := range a.features {
		if !a.asked[i] || i == a.unit {
			continue
		}
		direction := make([]float64, len(a.features))
		direction[i] = 100 / slope
		direction[a.unit] -= values[i] / slope
		m.AddOuter(direction, 1)
	}
	return m
}

// interleaved spreads the turns of each imbalance over the plan, so that a round that ends
// early has had some of each.
func interleaved(list []imbalance) []imbalance {
	type turn struct {
		imbalance
		at float64
	}
	total, seen := map[string]int{}, map[string]int{}
	for _, c := range list {
		total[c.name()]++
	}
	var turns []turn
	for i, c := range list {
		k := c.name()
		turns = append(turns, turn{c, (float64(seen[k]) + 0.5 + float64(i)/1e6) / float64(total[k])})
		seen[k]++
	}
	slices.SortStableFunc(turns, func(a, b turn) int { return cmp.Compare(a.at, b.at) })
	for i := range turns {
		list[i] = turns[i].imbalance
	}
	return list
}
