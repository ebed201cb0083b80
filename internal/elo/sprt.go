package elo

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// SPRT is a sequential probability ratio test between two rating differences.
type SPRT struct{ Elo0, Elo1, Alpha, Beta float64 }

// ParseSPRT reads ELO0,ELO1, for error rates of 5 %; "" means no test.
func ParseSPRT(text string) (*SPRT, error) {
	if text == "" {
		return nil, nil
	}
	low, high, _ := strings.Cut(text, ",")
	elo0, err0 := strconv.ParseFloat(low, 64)
	elo1, err1 := strconv.ParseFloat(high, 64)
	if err0 != nil || err1 != nil || !(elo0 < elo1) {
		return nil, fmt.Errorf("a test needs two rating differences, such as 0,10, not %q", text)
	}
	return &SPRT{Elo0: elo0, Elo1: elo1, Alpha: 0.05, Beta: 0.05}, nil
}

// Bounds returns the log-likelihood ratios at which the test accepts Elo0 or Elo1.
func (t SPRT) Bounds() (lower, upper float64) {
	return math.Log(t.Beta / (1 - t.Alpha)), math.Log((1 - t.Beta) / t.Alpha)
}

// LLR returns the log-likelihood ratio of Elo1 against Elo0, in the normal
// approximation of the generalised test; 0 while the variance of the score is
// unknown.
// https://www.chessprogramming.org/Sequential_Probability_Ratio_Test
func (t SPRT) LLR(s Score) float64 {
	if s.Games() == 0 || s.variance() == 0 {
		return 0
	}
	low, high := Expected(t.Elo0), Expected(t.Elo1)
	return float64(s.Games()) * (high - low) * (2*s.Mean() - low - high) / (2 * s.variance())
}

// Decided reports whether the test is over, and whether Elo1 was accepted.
func (t SPRT) Decided(s Score) (over, accepted bool) {
	lower, upper := t.Bounds()
	llr := t.LLR(s)
	return llr <= lower || llr >= upper, llr >= upper
}

// PairsLLR is LLR from pairs of games alone, as the generalised test has it without
// approximation: the likelihoods compared are those of the most likely distributions
// of a pair's points with either mean. Unlike LLR it is right for few pairs, and if
// all of them have the same points.
func (t SPRT) PairsLLR(p Pairs) float64 {
	low, high := p.likelihood(Expected(t.Elo0)), p.likelihood(Expected(t.Elo1))
	return high - low
}

// DecidedByPairs is Decided from pairs of games alone.
func (t SPRT) DecidedByPairs(p Pairs) (over, accepted bool) {
	lower, upper := t.Bounds()
	llr := t.PairsLLR(p)
	return llr <= lower || llr >= upper, llr >= upper
}
