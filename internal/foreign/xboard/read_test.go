package xboard

import (
	"os"
	"strings"
	"testing"

	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
	_ "fairymax/internal/testheap"
	"fairymax/variants"
)

// imported imports the lines of a file of testdata and returns the texts by the names that
// the games have there.
func imported(t *testing.T, file string) (*game.Builtin, map[string]string) {
	t.Helper()
	text, err := os.ReadFile("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	run := game.NewRun(builtin, file, string(text), "")
	if err := Read(run); err != nil {
		t.Fatal(err)
	}
	results, err := run.Outcome()
	if err != nil {
		t.Fatal(err)
	}
	games := make(map[string]string)
	for _, r := range results {
		games[r.Given] = r.Text
	}
	return builtin, games
}

// TestRead imports what engines announce. The games are those of the catalogue
// and count as those do; promotions are not among the first moves.
func TestRead(t *testing.T) {
	builtin, games := imported(t, "announced.log")
	for name, ours := range map[string]string{"large": "capablanca", "gnus": "wildebeest", "armies": "fide-clobberers"} {
		v, err := variants.NewCatalogue(testfiles.Files).Load(ours)
		if err != nil {
			t.Fatal(err)
		}
		compiled, err := builtin.Compile(games[name])
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, games[name])
		}
		p := compiled.Rules.Start()
		for depth := 1; depth <= 2; depth++ {
			if got, want := p.Perft(depth), v.Rules.Start().Perft(depth); got != want {
				t.Errorf("%s perft %d = %d, want %d as %s", name, depth, got, want, ours)
			}
		}
	}
	for name, want := range map[string]string{
		"large":  `castling.rook = { left = "c", right = "i" }`,
		"gnus":   `left = ["b", "c", "d", "e"], right = ["g", "h", "i", "j"]`,
		"armies": `castling.bede = { left = "b", right = "g" }`,
	} {
		if !strings.Contains(strings.Join(strings.Fields(games[name]), " "), want) {
			t.Errorf("%s lacks %s:\n%s", name, want, games[name])
		}
	}
}

// TestForms imports the forms of lines that were refused, or that lost promotion and
// drops in silence. The games are those of the catalogue and count as those do.
func TestForms(t *testing.T) {
	builtin, games := imported(t, "more.log")
	for name, ours := range map[string]string{
		"turning": "minishogi", "house": "crazyhouse", "empty": "normal", "missing": "troitzky", "sizeless": "fide-clobberers", "bare": "makruk",
		"birds": "wa-shogi",
	} {
		v, err := variants.NewCatalogue(testfiles.Files).Load(ours)
		if err != nil {
			t.Fatal(err)
		}
		compiled, err := builtin.Compile(games[name])
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, games[name])
		}
		p, q := compiled.Rules.Start(), v.Rules.Start()
		for depth := 1; depth <= 3; depth++ {
			if got, want := p.Perft(depth), q.Perft(depth); got != want {
				t.Errorf("%s perft %d = %d, want %d as %s\n%s", name, depth, got, want, ours, games[name])
				break
			}
		}
	}
	for _, want := range []string{`drop.shogi-pawn`, `zone = "ranks 1-4", per_file = 1`, `must = "last rank"`, `promotion.silver`} {
		if text := strings.Join(strings.Fields(games["turning"]), " "); !strings.Contains(text, want) {
			t.Errorf("turning lacks %s:\n%s", want, text)
		}
	}
}

// TestNotes holds that a piece that castles without being king, and a parent with
// pieces that may not go everywhere, are named.
func TestNotes(t *testing.T) {
	builtin, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	for lines, want := range map[string]string{
		"setup (PNBRQKpnbrqk) 8x8+0_fairy rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\npiece B& BisO2":                                               "only kings castle here",
		"setup (PN.R.....K.C.pn.r.....k.c.) 7x7+0_xiangqi rcnkncr/p1ppp1p/7/7/7/P1PPP1P/RCNKNCR w - - 0 1\npiece N& nN\npiece K& W\npiece C& mRcpR\npiece P& fsW": "may not leave some squares",
	} {
		run := game.NewRun(builtin, "lines.log", lines, "")
		if err := Read(run); err != nil {
			t.Fatal(err)
		}
		if results, err := run.Outcome(); len(results) > 0 || err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s\ngives %v %v, want %s", lines, results, err, want)
		}
	}
}
