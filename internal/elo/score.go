package elo

import (
	"fmt"
	"math"
)

// Score counts the games of the first player, and their pairs: two games from the
// same opening with colours reversed.
type Score struct {
	Wins, Draws, Losses int
	Pairs               Pairs
}

// Pairs counts pairs of games by their points: none, half a point, up to two.
type Pairs [5]int

// Len returns the number of pairs.
func (p Pairs) Len() int { return p[0] + p[1] + p[2] + p[3] + p[4] }

func (p Pairs) String() string {
	return fmt.Sprintf("0: %d, ½: %d, 1: %d, 1½: %d, 2: %d", p[0], p[1], p[2], p[3], p[4])
}

// variance returns the variance of one game's points, from those of pairs: an
// opening that favours a colour favours each player once, and proves nothing.
func (p Pairs) variance() float64 {
	n, sum, squares := float64(p.Len()), 0.0, 0.0
	for halves, count := range p {
		x := points(halves)
		sum += float64(count) * x
		squares += float64(count) * x * x
	}
	mean := sum / n
	return 2 * (squares/n - mean*mean)
}

// Games returns the number of games.
func (s Score) Games() int { return s.Wins + s.Draws + s.Losses }

// Points returns wins and half the draws.
func (s Score) Points() float64 { return float64(s.Wins) + float64(s.Draws)/2 }

// drawRate returns the drawn part of the games, 0…1; NaN without games.
func (s Score) drawRate() float64 { return float64(s.Draws) / float64(s.Games()) }

// Mean returns the points per game, 0…1; NaN without games.
func (s Score) Mean() float64 { return s.Points() / float64(s.Games()) }

// variance returns the variance of one game's points: that of pairs (a pentanomial)
// if nearly all games belong to one, else that of games as if they were independent.
func (s Score) variance() float64 {
	if pairs := s.Pairs.Len(); pairs >= enoughPairs && 20*pairs >= 9*s.Games() {
		return s.Pairs.variance()
	}
	n, mean := float64(s.Games()), s.Mean()
	square := func(x float64) float64 { return x * x }
	return (float64(s.Wins)*square(1-mean) + float64(s.Draws)*square(0.5-mean) + float64(s.Losses)*square(mean)) / n
}

// enoughPairs is the number of pairs from which on their variance is used.
const enoughPairs = 8

// Weight is how many games without draws tell as much as n with a mean and a variance of their
// points: more, for draws reduce the variance. That of few games is not known, and they count as they
// are.
func Weight(n int, mean, variance float64) float64 {
	if variance <= 0 || n < 2*enoughPairs {
		return float64(n)
	}
	return float64(n) * mean * (1 - mean) / variance
}

// Of is the rating difference for an expected score, 0…1.
func Of(mean float64) float64 { return -400 * math.Log10(1/mean-1) }

// Expected is the expected score, 0…1, for a rating difference.
func Expected(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// Chance is the expected score, 0…1, of a side that is that many centipawns ahead. K
// is the number of centipawns in which the odds of a win grow by e.
func Chance(centipawns, k float64) float64 { return 1 / (1 + math.Exp(-centipawns/k)) }

// OddsFactor is the number of centipawns in which the odds of a win grow by e.
const OddsFactor = 250

// PointsOf is what a score promises, in points.
func PointsOf(centipawns float64) float64 { return Chance(centipawns, OddsFactor) }

// Z95 is half of a 95 % interval, in standard deviations.
const Z95 = 1.959964

// Wilson returns the bounds of the 95 % interval of a probability, from the mean of that
// many independent observations.
// https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
func Wilson(mean, n float64) (low, high float64) {
	const z2 = Z95 * Z95
	center := (mean + z2/(2*n)) / (1 + z2/n)
	half := math.Sqrt(z2*(mean*(1-mean)/n+z2/(4*n*n))) / (1 + z2/n)
	return center - half, center + half
}

// Elo returns the bounds of the 95 % interval of the rating difference, from
// Wilson's interval of the score. Unlike the usual ± it is asymmetric if one side has
// nearly all points. If it has all of them, the bound on that side is infinite. The
// score must have a game.
// https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
func (s Score) Elo() (low, high float64) {
	mean := s.Mean()
	least, most := Wilson(mean, Weight(s.Games(), mean, s.variance()))
	low, high = Of(least), Of(most)
	switch mean { // rounding has made these finite or NaN
	case 0:
		low = math.Inf(-1)
	case 1:
		high = math.Inf(1)
	}
	return low, high
}

// LOS returns the likelihood that the first player is the stronger one, 0…1.
func (s Score) LOS() float64 {
	if s.Wins+s.Losses == 0 {
		return 0.5
	}
	deviation := math.Sqrt(float64(s.Wins + s.Losses))
	if v := s.variance(); s.Pairs.Len() >= enoughPairs && v > 0 {
		deviation = 2 * math.Sqrt(v*float64(s.Games()))
	}
	return 0.5 * (1 + math.Erf(float64(s.Wins-s.Losses)/(math.Sqrt2*deviation)))
}

func (s Score) String() string {
	if s.Games() == 0 {
		return "no games"
	}
	return fmt.Sprintf("+%d =%d -%d, %.1f/%d (%.1f%%), %s, LOS %.1f%%, draws %.1f%%",
		s.Wins, s.Draws, s.Losses, s.Points(), s.Games(), 100*s.Mean(), s.eloText(), 100*s.LOS(), 100*s.drawRate())
}

// eloText is the rating difference and its interval; with all points or none it is
// only a bound.
func (s Score) eloText() string {
	low, high := s.Elo()
	switch mean := s.Mean(); mean {
	case 0:
		return fmt.Sprintf("Elo below %+.0f", high)
	case 1:
		return fmt.Sprintf("Elo above %+.0f", low)
	default:
		return fmt.Sprintf("Elo %+.0f [%+.0f, %+.0f]", Of(mean)+0, low, high)
	}
}
