package elo

import (
	"math"
	"testing"
)

func TestScore(t *testing.T) {
	near := func(what string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 0.01 {
			t.Errorf("%s is %v, want %v", what, got, want)
		}
	}
	s := Score{Wins: 60, Draws: 20, Losses: 20}
	near("LOS", s.LOS(), 1)
	near("LOS of nothing", Score{}.LOS(), 0.5)
	near("LOS of one win", Score{Wins: 1}.LOS(), 0.841)
	test := SPRT{Elo0: 0, Elo1: 10, Alpha: 0.05, Beta: 0.05}
	lower, upper := test.Bounds()
	near("lower bound", lower, -2.944)
	near("upper bound", upper, 2.944)
	if over, _ := test.Decided(Pairs{3, 3, 3, 3, 3}); over {
		t.Error("the test was decided too early")
	}
	if over, accepted := test.Decided(Pairs{500, 700, 1500, 800, 750}); !over || !accepted {
		t.Error("a clear gain was not accepted")
	}
	if over, accepted := test.Decided(Pairs{750, 800, 1500, 700, 500}); !over || accepted {
		t.Error("a clear loss was not refused")
	}
}

// Pairs with one win each prove that an opening was unbalanced, not that the
// players differ: the interval is narrower than that of single games.
func TestScoreOfPairs(t *testing.T) {
	games := Score{Wins: 60, Losses: 40}
	pairs := games
	pairs.Pairs = Pairs{2: 40, 4: 10}
	if got, want := pairs.variance(), 0.08; math.Abs(got-want) > 1e-9 {
		t.Errorf("variance %v, want %v", got, want)
	}
	low, high := pairs.Elo()
	if lowest, highest := games.Elo(); low <= lowest || high >= highest {
		t.Errorf("interval %.0f to %.0f, of single games %.0f to %.0f", low, high, lowest, highest)
	}
	if pairs.LOS() <= games.LOS() {
		t.Errorf("LOS %v of pairs, %v of games", pairs.LOS(), games.LOS())
	}
}

// The bounds without draws are those of Wilson's interval for 8 of 10 (0.4902
// to 0.9433) and 10 of 10 (from 0.7225).
func TestScoreText(t *testing.T) {
	for want, s := range map[string]Score{
		"no games": {},
		"+8 =0 -2, 8.0/10 (80.0%), Elo +241 [-7, +488], LOS 97.1%, draws 0.0%":         {Wins: 8, Draws: 0, Losses: 2},
		"+7 =2 -1, 8.0/10 (80.0%), Elo +241 [-7, +488], LOS 98.3%, draws 20.0%":        {Wins: 7, Draws: 2, Losses: 1},
		"+0 =10 -0, 5.0/10 (50.0%), Elo +0 [-204, +204], LOS 50.0%, draws 100.0%":      {Wins: 0, Draws: 10, Losses: 0},
		"+60 =20 -20, 70.0/100 (70.0%), Elo +147 [+83, +212], LOS 100.0%, draws 20.0%": {Wins: 60, Draws: 20, Losses: 20},
		"+10 =0 -0, 10.0/10 (100.0%), Elo above +166, LOS 99.9%, draws 0.0%":           {Wins: 10, Draws: 0, Losses: 0},
		"+100 =0 -0, 100.0/100 (100.0%), Elo above +566, LOS 100.0%, draws 0.0%":       {Wins: 100, Draws: 0, Losses: 0},
		"+0 =0 -10, 0.0/10 (0.0%), Elo below -166, LOS 0.1%, draws 0.0%":               {Wins: 0, Draws: 0, Losses: 10},
		"+0 =0 -1, 0.0/1 (0.0%), Elo below +234, LOS 15.9%, draws 0.0%":                {Wins: 0, Draws: 0, Losses: 1},
	} {
		if got := s.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
