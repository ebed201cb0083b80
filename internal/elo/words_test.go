package elo

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"
)

// A player is called stronger only if the interval says so, and how sure that is stands beside it.
func TestVerdict(t *testing.T) {
	for _, row := range []struct {
		score Score
		want  string
	}{
		{Score{}, "No game was finished, so nothing is known."},
		{Score{Wins: 60, Draws: 20, Losses: 20}, "new is stronger than old: it has 70.0 % of the points in 100 games (+60 =20 -20), which is +147 Elo, with 95 % probability between +83 and +212."},
		{Score{Wins: 20, Draws: 20, Losses: 60}, "new is weaker than old: it has 30.0 %"},
		{Score{Wins: 10}, "new is stronger than old: it has 100.0 % of the points in 10 games (+10 =0 -0); with 97.5 % probability, this is more than +166 Elo."},
		{Score{Losses: 10}, "new is weaker than old: it has 0.0 % of the points in 10 games (+0 =0 -10); with 97.5 % probability, this is less than -166 Elo."},
		{Score{Wins: 1}, "The games do not show which of the two is stronger: new has 100.0 % of the points in 1 game (+1 =0 -0); with 97.5 % probability, this is more than -234 Elo. It is stronger with a probability of 84 %. It takes about 10 games to show a difference of this size."},
		{Score{Wins: 8, Losses: 2}, "The games do not show which of the two is stronger: new has 80.0 %"},
		{Score{Wins: 52, Losses: 48}, "It is stronger with a probability of 66 %. It takes about 2400 games to show a difference of this size."},
		{Score{Wins: 50, Losses: 50}, "It is stronger with a probability of 50 %. It takes more than 100,000 games to show so small a difference."},
	} {
		if got := row.score.Verdict("new", "old"); !strings.Contains(got, row.want) {
			t.Errorf("%+v: %q, want %q", row.score, got, row.want)
		}
	}
}

// The half-width that is promised is the one that games between equals then have.
func TestHalfWidth(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for _, games := range []int{10, 20, 100, 1000} {
		sum := 0.0
		const runs = 200
		for range runs {
			var s Score
			for range games {
				switch x := random.Float64(); {
				case x < usualDraws:
					s.Draws++
				case x < (1+usualDraws)/2:
					s.Wins++
				default:
					s.Losses++
				}
			}
			low, high := s.Elo()
			sum += (high - low) / 2 / runs
		}
		if got := HalfWidth(games); math.Abs(got-sum) > 0.1*sum {
			t.Errorf("%d games: ±%.0f promised, ±%.0f given", games, got, sum)
		}
	}
}
