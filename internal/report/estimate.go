package report

import (
	"math"

	"fairymax/internal/elo"
)

// Estimate is a mean with its 95 % interval.
type Estimate struct {
	Value float64 `json:"value"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	N     int     `json:"n"` // observations, such as games
}

// least is how many observations compare games; the interval of fewer says little.
const least = 10

// share is the estimate of a probability, with Wilson's interval.
func share(hits, n int) Estimate {
	if n == 0 {
		return Estimate{High: 1}
	}
	return wilson(float64(hits)/float64(n), float64(n), n)
}

// wilson is Wilson's interval of a share of so many independent observations.
func wilson(p, weight float64, n int) Estimate {
	low, high := elo.Wilson(p, weight)
	return Estimate{p, max(0, min(p, low)), min(1, max(p, high)), n} // rounding may put p outside
}

// sample collects numbers for their mean.
type sample struct {
	n            int
	sum, squares float64
}

func (s *sample) add(x float64) {
	s.n++
	s.sum += x
	s.squares += x * x
}

// mean is the mean with the interval of Student's distribution. All that is counted is 0 at least. A
// number that was counted once has none.
func (s *sample) mean() Estimate {
	if s.n == 0 {
		return Estimate{}
	}
	n := float64(s.n)
	mean := s.sum / n
	half := 0.0
	if s.n > 1 {
		half = student(n-1) * math.Sqrt(s.variance()/n)
	}
	return Estimate{mean, max(0, mean-half), mean + half, s.n}
}

// student is half of the 95 % interval of Student's distribution with some degrees of freedom, in
// standard deviations: exact for one and two, else the expansion of Cornish and Fisher, which is
// within a hundredth.
// https://en.wikipedia.org/wiki/Student%27s_t-distribution
func student(freedom float64) float64 {
	const (
		z  = elo.Z95
		z3 = z * z * z
		z5 = z3 * z * z
		z7 = z5 * z * z
	)
	switch freedom {
	case 1:
		return 12.706
	case 2:
		return 4.303
	}
	return z + (z3+z)/(4*freedom) + (5*z5+16*z3+3*z)/(96*freedom*freedom) + (3*z7+19*z5+17*z3-15*z)/(384*freedom*freedom*freedom)
}

// variance is that of one observation.
func (s *sample) variance() float64 {
	n := float64(s.n)
	if s.n < 2 {
		return 0
	}
	return max(0, (s.squares-s.sum*s.sum/n)/(n-1))
}

// points is the mean of results or shares between 0 and 1. Draws vary less than wins and losses
// do, so that the interval is that of more games.
func (s *sample) points() Estimate {
	if s.n == 0 {
		return Estimate{High: 1}
	}
	p := s.sum / float64(s.n)
	return wilson(p, elo.Weight(s.n, p, s.variance()), s.n)
}
