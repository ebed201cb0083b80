package match

import (
	"math"
	"reflect"
	"testing"
	"time"

	"fairymax/internal/arena"
)

func TestParseCommand(t *testing.T) {
	for text, want := range map[string][]string{
		"a b  c":                {"a", "b", "c"},
		`"a b" -x 'it is "so"'`: {"a b", "-x", `it is "so"`},
		"":                      nil,
		`a ""`:                  {"a", ""},
	} {
		if got, err := ParseCommand(text); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %q, %v, want %q", text, got, err, want)
		}
	}
	if _, err := ParseCommand(`a "b`); err == nil {
		t.Error("an open quote was accepted")
	}
}

func TestControlLines(t *testing.T) {
	for _, test := range []struct {
		control arena.Control
		want    []string
	}{
		{arena.Control{Base: 2 * time.Second, Inc: 20 * time.Millisecond}, []string{"level 0 0:02 0.02"}},
		{arena.Control{Base: 200 * time.Millisecond, Inc: 5 * time.Millisecond}, []string{"level 0 0:01 0.005"}},
		{arena.Control{Moves: 40, Base: 5 * time.Minute}, []string{"level 40 5:00 0"}},
		{arena.Control{PerMove: time.Second, Depth: 4}, []string{"st 1", "sd 4"}},
		{arena.Control{Nodes: 500}, []string{"st 1", "nps 500"}},
		{arena.Control{Depth: 6}, []string{"st 3600", "sd 6"}},
	} {
		if got := controlLines(test.control); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%+v: %q, want %q", test.control, got, test.want)
		}
	}
}

func TestReadEvent(t *testing.T) {
	for text, want := range map[string]event{
		"move e2e4":                      {movePlayed, "e2e4"},
		"move c2d3,":                     {moveLeg, "c2d3,"},
		"offer draw":                     {drawOffer, ""},
		"resign":                         {resigned, ""},
		"1/2-1/2 {stalemate}":            {claimed, "1/2-1/2"},
		"Illegal move (in check): e1e2":  {complaint, "Illegal move (in check): e1e2"},
		" 9 -123 45 6789 11\te2e4 e7e5":  {searchInfo, "-1.23/9"},
		"12 100003 45 6789 e2e4":         {searchInfo, "+M3/12"},
		"12 -100002 45 6789":             {searchInfo, "-M2/12"},
		"":                               {},
		"# move e2e4":                    {},
		"1 2 3":                          {},
		"tellusererror Illegal position": {failure, "tellusererror Illegal position"},
	} {
		if got := readEvent(text); got != want {
			t.Errorf("%q: %+v, want %+v", text, got, want)
		}
	}
}

func TestParseFeatures(t *testing.T) {
	got := parseFeatures(`ping=1 myname="A B" variants="normal,x" done=0 rest`)
	want := []feature{{"ping", "1"}, {"myname", "A B"}, {"variants", "normal,x"}, {"done", "0"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

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
	if over, _ := test.Decided(Score{Wins: 10, Draws: 10, Losses: 9}); over {
		t.Error("the test was decided too early")
	}
	if over, accepted := test.Decided(Score{Wins: 3000, Draws: 3000, Losses: 2500}); !over || !accepted {
		t.Error("a clear gain was not accepted")
	}
	if over, accepted := test.Decided(Score{Wins: 2500, Draws: 3000, Losses: 3000}); !over || accepted {
		t.Error("a clear loss was not refused")
	}
}

// Pairs with one win each prove that an opening was unbalanced, not that the
// programs differ: the interval is narrower than that of single games, and a
// test is decided earlier.
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
	test := SPRT{Elo0: 0, Elo1: 20, Alpha: 0.05, Beta: 0.05}
	if test.LLR(pairs) <= test.LLR(games) || pairs.LOS() <= games.LOS() {
		t.Errorf("LLR %v and LOS %v of pairs, %v and %v of games", test.LLR(pairs), pairs.LOS(), test.LLR(games), games.LOS())
	}
}

// The bounds without draws are those of Wilson's interval for 8 of 10 (0.4902
// to 0.9433) and 10 of 10 (from 0.7225).
func TestScoreText(t *testing.T) {
	for want, s := range map[string]Score{
		"no games": {},
		"+8 =0 -2, 8.0/10 (80.0%), Elo +241 [-7, +488], LOS 97.1%, draws 0.0%":         {Wins: 8, Draws: 0, Losses: 2},
		"+7 =2 -1, 8.0/10 (80.0%), Elo +241 [+31, +451], LOS 98.3%, draws 20.0%":       {Wins: 7, Draws: 2, Losses: 1},
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
