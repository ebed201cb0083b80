package xboard

import (
	"os"
	"strings"
	"testing"

	"fairymax"
	"fairymax/internal/foreign/game"
	"fairymax/variants"
)

// TestRead imports what engines announce. The games are those of the catalogue
// and count as those do; promotions are not among the first moves.
func TestRead(t *testing.T) {
	text, err := os.ReadFile("testdata/announced.log")
	if err != nil {
		t.Fatal(err)
	}
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	run := game.NewRun(builtin, "announced.log", string(text), "")
	if err := Read(run); err != nil {
		t.Fatal(err)
	}
	results, err := run.Outcome()
	if err != nil {
		t.Fatal(err)
	}
	games := make(map[string]string) // texts
	for _, r := range results {
		games[r.Given] = r.Text
	}
	for name, ours := range map[string]string{"large": "capablanca", "gnus": "wildebeest", "armies": "fide-clobberers"} {
		v, err := variants.NewCatalogue(fairymax.Files).Load(ours)
		if err != nil {
			t.Fatal(err)
		}
		imported, err := builtin.Compile(games[name])
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, games[name])
		}
		p := imported.Rules.Start()
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
