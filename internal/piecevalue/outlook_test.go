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
	for games, want := range map[int]string{179: "at least 180", 219: "the value of the pawn, by which the others are measured, is still open"} {
		r := &Result{Made: Made{Counted: games}, least: 180}
		if got := r.tellsNothing(a); !strings.Contains(got, want) {
			t.Errorf("%d games: %q", games, got)
		}
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
