package elo

import (
	"fmt"
	"math"
)

// Words says what the first player has scored and what that is in Elo. The score must have
// a game.
func (s Score) Words() string {
	low, high := s.Elo()
	text := fmt.Sprintf("%.1f %% of the points in %s (+%d =%d -%d)", 100*s.Mean(), counted(s.Games(), "game"), s.Wins, s.Draws, s.Losses)
	switch mean := s.Mean(); mean {
	case 0:
		return fmt.Sprintf("%s; with 97.5 %% probability, this is less than %+.0f Elo", text, high)
	case 1:
		return fmt.Sprintf("%s; with 97.5 %% probability, this is more than %+.0f Elo", text, low)
	default:
		return fmt.Sprintf("%s, which is %+.0f Elo, with 95 %% probability between %+.0f and %+.0f", text, Of(mean)+0, low, high)
	}
}

// Sure is the probability that the first player is the stronger one, in words.
func (s Score) Sure() string {
	switch p := 100 * s.LOS(); {
	case p > 99.9:
		return "more than 99.9 %"
	case p < 0.1:
		return "less than 0.1 %"
	case p > 95 || p < 5:
		return fmt.Sprintf("%.1f %%", p)
	default:
		return fmt.Sprintf("%.0f %%", p)
	}
}

// Verdict says in sentences which of two players is the stronger one, how sure that is, and
// how many games it takes where they have not told.
func (s Score) Verdict(first, second string) string {
	if s.Games() == 0 {
		return "No game was finished, so nothing is known."
	}
	switch low, high := s.Elo(); {
	case low > 0:
		return fmt.Sprintf("%s is stronger than %s: it has %s.", first, second, s.Words())
	case high < 0:
		return fmt.Sprintf("%s is weaker than %s: it has %s.", first, second, s.Words())
	}
	return fmt.Sprintf("The games do not show which of the two is stronger: %s has %s. It is stronger with a probability of %s. %s",
		first, s.Words(), s.Sure(), s.needs())
}

// needs is Needs in words.
func (s Score) needs() string {
	if n := s.Needs(); n > 0 {
		return fmt.Sprintf("It takes about %d games to show a difference of this size.", n)
	}
	return "It takes more than 100,000 games to show so small a difference."
}

// Needs is about how many games would tell a difference as large as the one that was seen; 0
// for more than 100,000.
func (s Score) Needs() int {
	const most = 100_000
	low, high := s.Elo()
	apart := math.Abs(Of(s.Mean()))
	if math.IsInf(apart, 0) {
		const few = 10 // of which one has all the points
		return few
	}
	games := float64(s.Games()) * math.Pow((high-low)/2/apart, 2)
	if !(games < most) { // also without a difference
		return 0
	}
	digits := math.Pow10(max(0, int(math.Log10(games))-1))
	return int(math.Ceil(games/digits) * digits)
}

// Told reports whether the interval says which player is the stronger one.
func (s Score) Told() bool {
	if s.Games() == 0 {
		return false
	}
	low, high := s.Elo()
	return low > 0 || high < 0
}

// usualDraws is the part of the games that is taken to be drawn before there is one.
const usualDraws = 0.3

// HalfWidth is half of the 95 % interval of a rating difference, in Elo, that so many games
// between equals can be expected to give.
func HalfWidth(games int) float64 {
	_, high := Wilson(0.5, Weight(games, 0.5, (1-usualDraws)/4))
	return Of(high)
}

// counted writes a number of things.
func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
