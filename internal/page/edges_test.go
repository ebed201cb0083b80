package page

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Joined edges are a rule, which a player sees among the others; and a rook there is a rook all the same.
func TestJoinedEdges(t *testing.T) {
	path := filepath.Join(t.TempDir(), "w.toml")
	text := `title = "W"
extends = "normal"
without = "castling"
wrap = true
start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
`
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	g := gameOf(load(t, path))
	told := map[string]string{}
	_, rules := g.rules()
	for _, section := range rules {
		told[section.Title] = strings.Join(section.Texts, " ")
	}
	for title, want := range map[string]string{"Board": "left and right edges are joined", "Castling": "There is no castling."} {
		if !strings.Contains(told[title], want) {
			t.Errorf("%s: %q, without %q", title, told[title], want)
		}
	}
	if page := g.html(t); strings.Contains(page, "edge of the board") {
		t.Error("a line ends at the edge of a board that has none")
	}
}
