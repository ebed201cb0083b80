package match

import (
	"fmt"
	"math"
)

// Score counts games from the first program's view.
type Score struct{ Wins, Draws, Losses int }

// Games returns the number of games.
func (s Score) Games() int { return s.Wins + s.Draws + s.Losses }

// Points returns wins and half the draws.
func (s Score) Points() float64 { return float64(s.Wins) + float64(s.Draws)/2 }

// Mean returns the points a game, 0…1; NaN without games.
func (s Score) Mean() float64 { return s.Points() / float64(s.Games()) }

// variance returns the variance of one game's points. Games are taken as
// independent, which overstates it a little when both colours of an opening are played.
func (s Score) variance() float64 {
	n, mean := float64(s.Games()), s.Mean()
	square := func(x float64) float64 { return x * x }
	return (float64(s.Wins)*square(1-mean) + float64(s.Draws)*square(0.5-mean) + float64(s.Losses)*square(mean)) / n
}

// eloOf is the rating difference that makes a score expected.
func eloOf(mean float64) float64 { return -400 * math.Log10(1/mean-1) }

// expected is the score that a rating difference makes expected.
func expected(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// Elo returns the rating difference and the half width of its 95 % interval.
// Both are infinite if one side has all the points.
func (s Score) Elo() (elo, err float64) {
	mean := s.Mean()
	half := 1.959964 * math.Sqrt(s.variance()/float64(s.Games()))
	low, high := max(mean-half, 0), min(mean+half, 1)
	if mean == 0 || mean == 1 {
		return eloOf(mean), math.Inf(1)
	}
	return eloOf(mean), (eloOf(high) - eloOf(low)) / 2
}

// LOS returns the likelihood that the first program is the stronger one, 0…1.
func (s Score) LOS() float64 {
	decided := float64(s.Wins + s.Losses)
	if decided == 0 {
		return 0.5
	}
	return 0.5 * (1 + math.Erf(float64(s.Wins-s.Losses)/math.Sqrt(2*decided)))
}

func (s Score) String() string {
	if s.Games() == 0 {
		return "no games"
	}
	elo, err := s.Elo()
	return fmt.Sprintf("+%d =%d -%d, %.1f/%d (%.1f%%), Elo %+.0f ± %.0f, LOS %.1f%%",
		s.Wins, s.Draws, s.Losses, s.Points(), s.Games(), 100*s.Mean(), elo+0, err, 100*s.LOS())
}

// SPRT is a sequential probability ratio test between two rating differences.
type SPRT struct{ Elo0, Elo1, Alpha, Beta float64 }

// Bounds returns the log-likelihood ratios at which the test accepts Elo0 or Elo1.
func (t SPRT) Bounds() (lower, upper float64) {
	return math.Log(t.Beta / (1 - t.Alpha)), math.Log((1 - t.Beta) / t.Alpha)
}

// LLR returns the log-likelihood ratio of Elo1 against Elo0, in the normal
// approximation of the generalised test; 0 while a score says nothing about its
// variance.
// https://www.chessprogramming.org/Sequential_Probability_Ratio_Test
func (t SPRT) LLR(s Score) float64 {
	if s.Games() == 0 || s.variance() == 0 {
		return 0
	}
	low, high := expected(t.Elo0), expected(t.Elo1)
	return float64(s.Games()) * (high - low) * (2*s.Mean() - low - high) / (2 * s.variance())
}

// Decided reports whether the test is over, and whether Elo1 was accepted.
func (t SPRT) Decided(s Score) (over, accepted bool) {
	lower, upper := t.Bounds()
	llr := t.LLR(s)
	return llr <= lower || llr >= upper, llr >= upper
}
