package elo

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// SPRT is a sequential probability ratio test between two rating differences.
type SPRT struct{ Elo0, Elo1, Alpha, Beta float64 }

// mostTested bounds the rating differences of a test: a few games tell more than that.
const mostTested = 2000

// ParseSPRT reads ELO0,ELO1, for error rates of 5 %; "" means no test.
func ParseSPRT(text string) (*SPRT, error) {
	if text == "" {
		return nil, nil
	}
	low, high, _ := strings.Cut(text, ",")
	elo0, err0 := strconv.ParseFloat(low, 64)
	elo1, err1 := strconv.ParseFloat(high, 64)
	switch {
	case err0 != nil || err1 != nil:
		return nil, fmt.Errorf("a test needs two rating differences, such as 0,10, not %q", text)
	case !(max(math.Abs(elo0), math.Abs(elo1)) <= mostTested):
		return nil, fmt.Errorf("the rating differences of a test are from -%d to %[1]d, not %q", mostTested, text)
	case elo0 >= elo1:
		return nil, fmt.Errorf("the first rating difference of a test is the smaller one, as in 0,10, not %q", text)
	}
	return &SPRT{Elo0: elo0, Elo1: elo1, Alpha: 0.05, Beta: 0.05}, nil
}

// Bounds returns the log-likelihood ratios at which the test accepts Elo0 or Elo1.
func (t SPRT) Bounds() (lower, upper float64) {
	return math.Log(t.Beta / (1 - t.Alpha)), math.Log((1 - t.Beta) / t.Alpha)
}

// LLR returns the log-likelihood ratio of Elo1 against Elo0, of the generalised test: the
// likelihoods compared are those of the most likely distributions of a pair's points with
// either mean. So it is right for few pairs too, and if all of them have the same points.
// A game without the other one of its pair does not count.
// https://www.chessprogramming.org/Sequential_Probability_Ratio_Test
func (t SPRT) LLR(p Pairs) float64 {
	return p.likelihood(Expected(t.Elo1)) - p.likelihood(Expected(t.Elo0))
}

// Decided reports whether the test is over, and whether Elo1 was accepted.
func (t SPRT) Decided(p Pairs) (over, accepted bool) {
	lower, upper := t.Bounds()
	llr := t.LLR(p)
	return llr <= lower || llr >= upper, llr >= upper
}

// Words says what a test that is over has decided on two players. It has refused one of its
// differences: the first player gains more than the lower one, or less than the higher one.
func (t SPRT) Words(p Pairs, first, second string) string {
	switch _, accepted := t.Decided(p); {
	case accepted && t.Elo0 >= 0:
		return fmt.Sprintf("%s is stronger than %s", first, second)
	case accepted:
		return fmt.Sprintf("%s does not lose %g Elo to %s", first, -t.Elo0, second)
	case t.Elo1 <= 0:
		return fmt.Sprintf("%s is weaker than %s", first, second)
	}
	return fmt.Sprintf("%s does not gain %g Elo over %s", first, t.Elo1, second)
}
