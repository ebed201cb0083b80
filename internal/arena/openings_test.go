package arena

import (
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/variants"
)

func chess(t testing.TB) *board.Rules { return rules(t, "normal") }

func rules(t testing.TB, variant string) *board.Rules {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load(variant)
	if err != nil {
		t.Fatal(err)
	}
	return v.Rules
}

// The games of a pair share an opening; the next pair has the next one.
func TestOpeningsGoRound(t *testing.T) {
	o := Openings{Rules: chess(t), Lines: [][]board.Move{{1}, {2}}}
	for pair, want := range []board.Move{1, 2, 1} {
		if start, got := o.Of(pair); start != nil || len(got) != 1 || got[0] != want {
			t.Errorf("pair %d begins with %v, want %v", pair, got, want)
		}
	}
	o.Lines = nil
	if start, got := o.Of(0); start != nil || got != nil {
		t.Errorf("%v, %v without openings", start, got)
	}
}

// Every series has the same shuffled starts, another one for each pair.
func TestShuffledStarts(t *testing.T) {
	o := Openings{Rules: rules(t, "fischerandom")}
	fen := func(pair int) string {
		start, _ := o.Of(pair)
		return start.FEN()
	}
	if first, again, second := fen(0), fen(0), fen(1); first == second || first != again {
		t.Errorf("%s, %s, %s", first, again, second)
	}
	o.Lines = [][]board.Move{{1}}
	if start, _ := o.Of(0); start != nil {
		t.Errorf("%s although there are openings", start.FEN())
	}
}

// Openings in which pieces are placed first.
func TestOpeningOfDrops(t *testing.T) {
	const drops = "K@e1 K@e8 Q@d1 Q@d8 R@a1 R@a8 R@h1 R@h8 B@c1 B@c8 B@f1 B@f8 N@b1 N@b8 N@g1 N@g8"
	openings, err := ReadOpenings(strings.NewReader(drops+" e2e4\n"), rules(t, "placement"))
	if err != nil || len(openings) != 1 || len(openings[0]) != 17 {
		t.Errorf("%v, %v", openings, err)
	}
}

func TestReadOpeningsNamesTheLine(t *testing.T) {
	for text, want := range map[string]string{
		"e2e4 e7e5\ne2e5\n":       "line 2: e2e5",
		"f2f3 e7e5 g2g4 d8h4\n":   "line 1: the game is over",
		"e2e4 # a comment\nfoo\n": "line 2: foo",
	} {
		_, err := ReadOpenings(strings.NewReader(text), chess(t))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
