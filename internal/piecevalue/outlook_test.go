package piecevalue

import (
	"strings"
	"testing"
	"time"

	"fairymax/engine/testgames"
)

// Too few games are told before they are played; the promise is within twice and half of
// the intervals in docs/values.md.
func TestOutlook(t *testing.T) {
	outlook := func(s Study) string {
		s.Rules, s.Folder = testgames.Shipped(t, "capablanca"), t.TempDir()
		text, err := s.Outlook()
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	for games, want := range map[int]string{
		20: "20 games are too few to measure any value; at least 180 are needed", 500: "500 games are few: expect intervals of about ±", 2000: "",
	} {
		if got := outlook(Study{Games: games}); !strings.Contains(got, want) || (got == "") != (want == "") {
			t.Errorf("%d games: %q, want %q", games, got, want)
		}
	}
	if got := outlook(Study{Games: 20, Time: time.Hour}); got != "" {
		t.Errorf("an hour: %q", got)
	}
	for _, test := range []struct {
		game     string
		scale    Scale
		games    int
		measured map[string]float64
	}{
		{"capablanca", Scale{}, 22000, map[string]float64{"knight": 32, "bishop": 52, "rook": 45, "queen": 88, "archbishop": 87, "chancellor": 86}},
		{"capablanca", Scale{"queen", 950}, 22000, map[string]float64{"pawn": 4, "knight": 10, "bishop": 25, "rook": 14, "archbishop": 19, "chancellor": 18}},
		{"normal", Scale{}, 18000, map[string]float64{"knight": 18, "bishop": 24, "rook": 27, "queen": 64}},
	} {
		a, err := newArmy(testgames.Shipped(t, test.game), nil, "", test.scale)
		if err != nil {
			t.Fatal(err)
		}
		for i, half := range a.promised(test.games) {
			name := a.label(a.features[i])
			if was := test.measured[name]; was > 0 && (half > 2*was || half < was/2) {
				t.Errorf("%s in %s: ±%.0f promised, ±%.0f measured", name, test.game, half, was)
			}
		}
	}
}

// Where games tell no value, too few of them are the reason only if there are fewer than it takes.
func TestTellsNothing(t *testing.T) {
	a, err := newArmy(testgames.Shipped(t, "capablanca"), []string{"archbishop"}, "", Scale{})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		games int
		sound bool
		want  string
	}{
		{179, false, "at least 180"},
		{219, false, "the value of the pawn, by which the others are measured, is still open"},
		{219, true, "all intervals are wider than ±1000."},
	} {
		values := make([]Value, len(a.features))
		values[a.anchor].Known = test.sound
		r := &Result{Made: Made{Counted: test.games}, least: 180, Values: values}
		if got := r.tellsNothing(a); !strings.Contains(got, test.want) {
			t.Errorf("%d games: %q", test.games, got)
		}
	}
}

// The same games tell the same values on any scale, with as many digits as say something.
func TestScales(t *testing.T) {
	known, texts := map[string]bool{}, map[float64]string{}
	for _, scale := range []float64{1, 10, 100, 5000} {
		a, err := newArmy(testgames.Shipped(t, "capablanca"), nil, "", Scale{"pawn", scale})
		if err != nil {
			t.Fatal(err)
		}
		player := simulated{slope: 0.5, edge: 0.1, opening: 0.4, draws: 0.5, values: a.guess()}
		f := player.measure(a, &Study{army: a, first: 100}, 3, 1)
		told := ""
		for _, v := range a.values(f) {
			told += v.Name + map[bool]string{true: " known, ", false: " open, "}[v.Known]
			if v.Name == "knight" {
				texts[scale] = v.halfText()
			}
		}
		known[told] = true
	}
	if len(known) != 1 {
		t.Errorf("what is known depends on the scale: %v", known)
	}
	for scale, text := range texts {
		if strings.Trim(text, "±0.") == "" {
			t.Errorf("on the scale of %g the knight has the interval %q", scale, text)
		}
	}
	if got := decimal(-0.004, 2); got != "0.00" {
		t.Errorf("nearly nothing is %s", got)
	}
}

// A command that goes on names a number of games that can show a value.
func TestGamesThatSuffice(t *testing.T) {
	for _, test := range []struct{ games, counted, planned, more int }{
		{73, 73, 100, 300}, {20, 20, 100, 220}, {20, 10, 300, 440}, {0, 0, 219, 220},
	} {
		r := &Result{Made: Made{Games: test.games, Counted: test.counted}, least: 220}
		if r.Suffices(test.planned) || r.More() != test.more || !r.Suffices(r.More()) {
			t.Errorf("%+v: %d games suffice: %t; %d do: %t", test, test.planned, r.Suffices(test.planned), r.More(), r.Suffices(r.More()))
		}
	}
	if r := (&Result{least: 220, Values: []Value{{Written: 100}}}); !r.Suffices(100) {
		t.Error("games that have shown a value do not suffice")
	}
}
