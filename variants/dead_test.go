package variants_test

import (
	"os"
	"strings"
	"testing"

	"fairymax"
	"fairymax/variants"
)

// differing are the games in which a referee judges some position otherwise, for the reasons
// that testdata/dead.txt gives.
const differing = "antichess atomic crazyhouse grasshopper janggi knightmate placement pocketknight seirawan spartan"

// Positions are dead where no side can ever win, as others have it.
func TestDeadMaterial(t *testing.T) {
	data, err := os.ReadFile("testdata/dead.txt")
	if err != nil {
		t.Fatal(err)
	}
	c := variants.NewCatalogue(fairymax.Files)
	differs := make(map[string]bool)
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		judges, fen, _ := strings.Cut(line, ": ")
		words := strings.Fields(judges)
		v, err := c.Load(words[0])
		if err != nil {
			t.Fatal(err)
		}
		p, err := v.Rules.ParseFEN(fen)
		if err != nil {
			t.Fatal(err)
		}
		if dead := words[1] == "dead"; p.Dead() != dead {
			t.Errorf("%s: %s: dead %v, want %v", words[0], fen, !dead, dead)
		}
		for _, other := range words[2:] {
			if other != "-" && other != words[1] {
				differs[words[0]] = true
			}
		}
	}
	for _, game := range strings.Fields(differing) {
		if !differs[game] {
			t.Errorf("all agree about %s", game)
		}
		delete(differs, game)
	}
	if len(differs) > 0 {
		t.Errorf("without a reason, others differ about %v", differs)
	}
}
