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
	o := Openings{Rules: chess(t), Lines: FromStart([][]board.Move{{1}, {2}})}
	for pair, want := range []board.Move{1, 2, 1} {
		if got := o.Of(pair); got.Start != nil || len(got.Moves) != 1 || got.Moves[0] != want {
			t.Errorf("pair %d begins with %v, want %v", pair, got, want)
		}
	}
	o.Lines = nil
	if got := o.Of(0); got.Start != nil || got.Moves != nil {
		t.Errorf("%v without openings", got)
	}
}

// Every series has the same shuffled starts, another one for each pair.
func TestShuffledStarts(t *testing.T) {
	o := Openings{Rules: rules(t, "fischerandom")}
	fen := func(pair int) string {
		return o.Of(pair).Start.FEN()
	}
	if first, again, second := fen(0), fen(0), fen(1); first == second || first != again {
		t.Errorf("%s, %s, %s", first, again, second)
	}
	o.Lines = FromStart([][]board.Move{{1}})
	if got := o.Of(0); got.Start != nil {
		t.Errorf("%s although there are openings", got.Start.FEN())
	}
}

// Openings in which pieces are placed first.
func TestOpeningOfDrops(t *testing.T) {
	const drops = "K@e1 K@e8 Q@d1 Q@d8 R@a1 R@a8 R@h1 R@h8 B@c1 B@c8 B@f1 B@f8 N@b1 N@b8 N@g1 N@g8"
	openings, err := ReadOpenings(strings.NewReader(drops+" e2e4\n"), rules(t, "placement"))
	if err != nil || len(openings) != 1 || len(openings[0].Moves) != 17 {
		t.Errorf("%v, %v", openings, err)
	}
}

func TestReadOpeningsNamesTheLine(t *testing.T) {
	for text, want := range map[string]string{
		"e2e4 e7e5\ne2e5\n":           "line 2: e2e5",
		"f2f3 e7e5 g2g4 d8h4\n":       "line 1: the game is over",
		"e2e4 # a comment\nfoo\n":     "line 2: foo: no such move; a line is the moves of an opening, such as e2e4 e7e5",
		"1. e4 e5 2. e4\n":            "line 1: e4: ",
		"[Event \"x\"]\n\n1. e4\n":    "line 1: a game in PGN is not an opening: write the moves of each on one line",
		"rnbqkbnr/8/8/8 w\n":          "line 1: FEN: ",
		"7k/5KQ1/8/8/8/8/8/8 b - -\n": "line 1: the game is over in this position",
	} {
		_, err := ReadOpenings(strings.NewReader(text), chess(t))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// Lists of openings are written in many ways.
func TestReadOpeningsReadsUsualLists(t *testing.T) {
	const start = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"
	for _, text := range []string{"e2e4 e7e5", "1. e4 e5", "1.e4 e5", "\ufeff1. e4 1... e5\r", start,
		"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - bm Nf3; id \"open\";", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -"} {
		openings, err := ReadOpenings(strings.NewReader(text+"\n"), chess(t))
		if err != nil || len(openings) != 1 {
			t.Errorf("%q: %v, %v", text, openings, err)
			continue
		}
		g := board.NewGame(Terms{Rules: chess(t), Start: openings[0].Start}.First())
		for _, m := range openings[0].Moves {
			g.Play(m)
		}
		if got := strings.Fields(g.Position().FEN()); strings.Join(got[:3], " ") != strings.Join(strings.Fields(start)[:3], " ") {
			t.Errorf("%q leads to %v", text, got)
		}
	}
}

// The counters of an EPD are operations; what stands in quotation marks is none.
func TestCountersOfEPD(t *testing.T) {
	r := chess(t)
	for operations, want := range map[string]string{
		`hmvc 98; fmvn 70; id "a";`:     " 98 70",
		`id "b; hmvc 3; c"; fmvn  20 ;`: " 0 20",
		`hmvc; bm Ra8;`:                 " 0 1",
	} {
		openings, err := ReadOpenings(strings.NewReader("8/8/8/8/4k3/8/8/R3K3 w - - "+operations), r)
		if err != nil || len(openings) != 1 || !strings.HasSuffix(openings[0].Start.FEN(), want) {
			t.Errorf("%s: %v %v, want%s", operations, openings, err, want)
		}
	}
	if _, err := ReadOpenings(strings.NewReader("8/8/8/8/4k3/8/8/R3K3 w - - hmvc many;"), r); err == nil {
		t.Error("a clock that is no number is read")
	}
}
