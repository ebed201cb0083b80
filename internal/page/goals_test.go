package page

import (
	"strings"
	"testing"
)

// TestGoals holds that the squares where a side's pieces win have a frame on the board, and are
// told to the scripts; only those of sides that can have such a piece.
func TestGoals(t *testing.T) {
	for _, test := range []struct {
		name         string
		white, black int // squares
		data, remark string
	}{
		{"kingofthehill", 4, 4, `"goals":{"white":["d4","e4","d5","e5"],"black":["d4","e4","d5","e5"]}`, "the squares of the goal have a frame"},
		{"breakthrough", 8, 8, `"goals":{"white":["a8","b8","c8","d8","e8","f8","g8","h8"],"black":["a1",`, "the squares of the goal have a frame"},
		{"fox-and-hounds", 8, 0, `"goals":{"white":["a8",`, "White’s goal have a white frame"},
		{"normal", 0, 0, "", ""},
	} {
		g := gameOf(load(t, test.name))
		frames := map[string]int{}
		for _, goal := range g.boardPicture().Goals {
			frames[goal.Side] = strings.Count(goal.Path, "M")
		}
		if frames["white"] != test.white || frames["black"] != test.black {
			t.Errorf("%s: the frames are %v", test.name, frames)
		}
		g.Player = &Player{}
		page := g.html(t)
		if !strings.Contains(page, test.data) || !strings.Contains(page, test.remark) || strings.Contains(page, `"goals"`) != (test.data != "") {
			t.Errorf("%s: the page lacks %s or %q", test.name, test.data, test.remark)
		}
		if got := strings.Contains(page, `class="goal white"`); got != (test.white > 0) {
			t.Errorf("%s: White's goal is drawn: %v", test.name, got)
		}
	}
}
