package gate

import (
	"context"
	"math/rand/v2"
	"testing"

	"fairymax/board/define"
	"fairymax/engine/testgames"
	"fairymax/internal/arena"
	"fairymax/internal/elo"
)

// simulated is a table at which results are drawn instead of played. The candidate has
// a fixed advantage in Elo, and every opening favours a colour.
type simulated struct {
	elo   float64
	drawn float64 // part of the games between equals
	seed  uint64
	play  func(number int) bool // false: the game is broken off; nil for always true
}

func (s *simulated) Play(number int) (arena.Outcome, bool) {
	favour := 60 * rand.New(rand.NewPCG(s.seed, uint64(number/2))).NormFloat64()
	random := rand.New(rand.NewPCG(s.seed+1<<32, uint64(number)))
	side := colourOf(number)
	if side == define.Black {
		favour = -favour
	}
	mean := elo.Expected(s.elo + favour)
	drawn := s.drawn * 4 * mean * (1 - mean)
	out := arena.Outcome{Result: arena.Win(side.Other())}
	switch x := random.Float64(); {
	case x < drawn:
		out.Result = arena.Drawn
	case x < mean+drawn/2:
		out.Result = arena.Win(side)
	}
	return out, s.play == nil || s.play(number)
}

func (s *simulated) Close() {}

// simulate judges a simulated candidate.
func simulate(t *testing.T, g *Gate, s *simulated) Verdict {
	t.Helper()
	v, err := g.judge(t.Context(), func(context.Context) []arena.Table { return []arena.Table{s} })
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// offers offers a hundred candidates and returns how many were installed, and the mean
// number of games.
func offers(t *testing.T, g *Gate, advantage, drawn float64) (installed, games int) {
	for seed := range uint64(100) {
		v := simulate(t, g, &simulated{elo: advantage, drawn: drawn, seed: seed})
		if v.Installed {
			installed++
		}
		games += v.Score.Games()
	}
	return installed, games / 100
}

// A candidate that is weaker than the champion is installed once in twenty times at most;
// one that is clearly better nearly always. One that is as good does no harm.
func TestErrors(t *testing.T) {
	shares := []float64{0.05, 0.3, 0.6}
	if !testgames.Long() {
		shares = shares[1:2]
	}
	for _, drawn := range shares {
		for _, row := range []struct {
			advantage   float64
			least, most int
		}{{-30, 0, 5}, {-10, 0, 5}, {0, 0, 30}, {60, 95, 100}} {
			installed, games := offers(t, &Gate{}, row.advantage, drawn)
			t.Logf("%+.0f Elo, %.0f %% draws: %d of 100 installed, %d games", row.advantage, 100*drawn, installed, games)
			if installed < row.least || installed > row.most {
				t.Errorf("%+.0f Elo, %.0f %% draws: %d of 100 installed, want %d to %d", row.advantage, 100*drawn, installed, row.least, row.most)
			}
		}
	}
}

// Where the time is too short for the test, a candidate that is clearly better is nearly
// always installed, and one that is weaker by 20 Elo hardly ever.
func TestErrorsOfShortSeries(t *testing.T) {
	const games = 150
	for _, row := range []struct {
		advantage   float64
		least, most int
	}{{-20, 0, 4}, {0, 0, 15}, {80, 85, 100}} {
		installed, played := offers(t, &Gate{Most: games}, row.advantage, 0.3)
		t.Logf("%+.0f Elo: %d of 100 installed, %d games", row.advantage, installed, played)
		if installed < row.least || installed > row.most {
			t.Errorf("%+.0f Elo: %d of 100 installed after %d games, want %d to %d", row.advantage, installed, games, row.least, row.most)
		}
	}
}
