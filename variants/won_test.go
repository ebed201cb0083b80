package variants_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax"
	"fairymax/variants"
)

// A game without royals needs an ending that a side can win by; whichever it is.
func TestWaysToWinWithoutRoyals(t *testing.T) {
	const game = "title = \"X\"\nboard = \"4x4\"\npieces = \"rook\"\nstart = \"rrrr/4/4/RRRR w - - 0 1\"\n"
	for ending, won := range map[string]bool{
		``:                                       false,
		`stalemate = "loss"`:                     true,
		`goal = { piece = "rook", zone = "a2" }`: true,
		`extinct = { types = "rook" }`:           true,
		`extinct = { types = "rook", result = "draw" }`: false,
		`passes = "white wins"`:                         true,
		`passes = "draw"`:                               false,
		`points.odds = { white = 0, black = 1.5 }`:      true,
		`repetition.result = "loss"`:                    true,
		`move_rule_result = "black wins"`:               true,
		`move_rule_result = "draw"`:                     false,
	} {
		file := filepath.Join(t.TempDir(), "x.toml")
		text := game + "pass = true\n"
		if ending != "" {
			text += "endings." + ending + "\n"
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		_, err := variants.NewCatalogue(fairymax.Files).Load(file)
		if refused := err != nil && strings.Contains(err.Error(), "no side can win"); refused == won || err != nil && !refused {
			t.Errorf("%s: %v", ending, err)
		}
	}
}
