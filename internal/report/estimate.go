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

// mean is the mean with the interval of a normal distribution. All that is counted is 0 at least.
func (s *sample) mean() Estimate {
	if s.n == 0 {
		return Estimate{}
	}
	n := float64(s.n)
	mean := s.sum / n
	half := elo.Z95 * math.Sqrt(s.variance()/n)
	return Estimate{mean, max(0, mean-half), mean + half, s.n}
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
	p, weight := s.sum/float64(s.n), float64(s.n)
	if v := s.variance(); v > 0 {
		weight *= p * (1 - p) / v
	}
	return wilson(p, weight, s.n)
}
