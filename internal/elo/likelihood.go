package elo

import "math"

// unseen stands for the number of pairs with points that no pair has had: no
// distribution may rule them out.
const unseen = 1e-3

// likelihood is the logarithm of the likelihood of the pairs under the most likely
// distribution with that mean of points per game, 0…1, except for a term that
// does not depend on the mean.
//
// If n pairs of all had x points a game, that distribution gives them the probability
// n / (all (1 + k (x - mean))), with the k for which the mean is right.
// http://hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf
func (p Pairs) likelihood(mean float64) float64 {
	k := p.tilt(mean)
	sum := 0.0
	for halves := range p {
		sum -= p.count(halves) * math.Log(1+k*(points(halves)-mean))
	}
	return sum
}

// tilt finds the k of likelihood by bisection: what it gives for the mean falls with k.
func (p Pairs) tilt(mean float64) float64 {
	low, high := -1/(1-mean), 1/mean // where the first or the last probability is infinite
	for range 50 {
		k := (low + high) / 2
		excess := 0.0
		for halves := range p {
			x := points(halves) - mean
			excess += p.count(halves) * x / (1 + k*x)
		}
		if excess > 0 {
			low = k
		} else {
			high = k
		}
	}
	return (low + high) / 2
}

func (p Pairs) count(halves int) float64 { return max(unseen, float64(p[halves])) }

// points is the mean of a pair's two games.
func points(halves int) float64 { return float64(halves) / 4 }
