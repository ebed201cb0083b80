package gamepage

import (
	"strings"
	"testing"

	"fairymax/internal/annotate"
)

// game is a game that Black wins after a blunder.
func game() *annotate.Game {
	return &annotate.Game{White: "<b>", Result: "0-1", Moves: []annotate.Move{
		{Ply: 1, Number: 1, Side: "White", Move: "f3", Expects: 0.5},
		{Ply: 2, Number: 1, Side: "Black", Move: "e5", Expects: 0.4},
		{Ply: 3, Number: 2, Side: "White", Move: "g4", Loss: 0.4, Verdict: annotate.Blunder, Turns: true, Best: []string{"e4", "Nc6"}},
		{Ply: 4, Number: 2, Side: "Black", Move: "Qh4#", Score: -32000},
	}}
}

// The page has the moves with their verdicts, the curve and the turning points.
func TestPage(t *testing.T) {
	var page strings.Builder
	if err := WriteHTML(&page, []*annotate.Game{game()}, "x"); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"g4??", "&lt;b&gt; – ?, 0-1", "Turning points", `class="chart"`, "Better was e4 Nc6."} {
		if !strings.Contains(page.String(), text) {
			t.Errorf("%q is not on the page", text)
		}
	}
}

// Black may begin.
func TestRows(t *testing.T) {
	g := game()
	g.Moves = g.Moves[1:]
	if rows := rows(g); len(rows) != 2 || rows[0].Sides[0] != nil || rows[0].Sides[1] == nil || rows[1].Sides[0] == nil || rows[1].Sides[1] == nil {
		t.Errorf("%+v", rows)
	}
}
