package terminal

import (
	"os"
	"slices"
	"strings"
	"testing"

	"fairymax/internal/prompt"
)

// proposed writes what Tab proposes; what is done ends with a full stop.
func proposed(t *game, line string) string {
	start, list := t.complete(line)
	words := []string{line[:start] + "|"}
	for _, p := range list {
		if p.Done {
			p.Text += "."
		}
		words = append(words, p.Text)
	}
	return strings.Join(words, " ")
}

// Tab proposes commands and what follows them, and moves a square at a time: also drops,
// promotions, legs, gating and ranks of two digits.
func TestCompletion(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"one.pgn", "one.txt", ".hidden.pgn"} {
		write(t, name, "")
	}
	if err := os.Mkdir("old", 0o777); err != nil {
		t.Fatal(err)
	}
	write(t, "old/two.PGN", "")
	for _, test := range []struct{ variant, fen, line, want string }{
		{"normal", "", "h", "| hint. history. help. h2"},
		{"normal", "", "e2", "| e2e3. e2e4."},
		{"normal", "", "e2e4", "| e2e4."},
		{"normal", "", "N", "| Nc3. Na3. Nh3. Nf3."},
		{"normal", "", "nf", "| Nf3."},
		{"normal", "", "moves b", "moves | b1. b2."},
		{"normal", "", "level s", "level | skill "},
		{"normal", "", "load o", "load | old/ one.pgn."},
		{"normal", "", "new gothi", "new | gothic."},
		{"normal", "", "save ", "save | old/ one.pgn."},
		{"normal", "", "load old/", "load | old/two.PGN."},
		{"normal", "", "undo x", "undo x|"},
		{"normal", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "| a7a8q. a7a8r. a7a8b. a7a8n."},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1", "N", "| N@"},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1", "n@a", "| N@a1. N@a2. N@a3. N@a4. N@a5. N@a6. N@a7. N@a8."},
		{"seirawan", "", "b1c3", "| b1c3. b1c3h. b1c3e."},
		{"minishogi", "k4/4P/5/5/K4[] w - - 0 1", "e4", "| e4e5+."},
		{"shogi", "", "g3", "| g3g4."},
		{"xiangqi", "", "b3b1", "| b3b10."},
		{"forty", "", "a", "| a3 a4"},
	} {
		s := settings(t, test.variant)
		s.Console = new(prompt.Console)
		if test.fen != "" {
			s = s.at(t, test.fen)
		}
		if got := proposed(newGame(s), test.line); sorted(got) != sorted(test.want) {
			t.Errorf("%s, %q: %s, want %s", test.variant, test.line, got, test.want)
		}
	}
}

func sorted(text string) string {
	words := strings.Fields(text)
	slices.Sort(words)
	return strings.Join(words, " ")
}

// The legs of a move are proposed one after the other, also where a part of it is a move.
func TestStages(t *testing.T) {
	moves := []string{"e2d3", "e2d3,d3e2", "e2d3,d3c4", "e2f3", "@@@@"}
	for text, want := range map[string]string{"": "e2 @@@@.", "e2": "e2d3 e2f3.", "e2d3": "e2d3. e2d3,d3", "e2d3,": "e2d3,d3", "e2d3,d3": "e2d3,d3e2. e2d3,d3c4.", "@": "@@@@."} {
		var fitting, words []string
		for _, move := range moves {
			fitting = appendMatch(fitting, text, move)
		}
		for _, p := range stages(text, fitting) {
			words = append(words, p.Text+map[bool]string{true: "."}[p.Done])
		}
		if got := strings.Join(words, " "); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}
