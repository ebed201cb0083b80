package page

import (
	"strings"
	"testing"
)

// Joined edges are a rule, which a player sees among the others; and a rook there is a rook all the same.
func TestJoinedEdges(t *testing.T) {
	g := gameOf(load(t, "testdata/joined.toml"))
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
