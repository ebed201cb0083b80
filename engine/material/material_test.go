package material_test

import (
	"context"
	"slices"
	"testing"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/material"
	"fairymax/engine/testgames"
	"fairymax/internal/notation"
)

// The search plays whole games with the tiny evaluation: on another board, with
// pieces in hand, with several royals and with a goal.
func TestGames(t *testing.T) {
	for _, name := range []string{"capablanca", "crazyhouse", "spartan", "kingofthehill"} {
		r := testgames.Shipped(t, name)
		e := engine.New(material.New, engine.Options{HashMB: 1})
		g := board.NewGame(r.Start())
		var list board.MoveList
		for !g.Result().Over && len(g.Moves()) < 80 {
			g.Position().Legal(&list)
			move := e.Think(context.Background(), g, engine.Limits{Nodes: 400}, nil).Move
			if !slices.Contains(list.Moves(), move) {
				t.Fatalf("%s: %s: %x is illegal", name, g.Position().FEN(), uint64(move))
			}
			g.Play(move)
		}
		t.Logf("%s: %d plies, %s", name, len(g.Moves()), g.Result().Reason)
	}
}

// It captures what hangs, and sees no difference where material is equal.
func TestMaterial(t *testing.T) {
	for _, row := range []struct {
		variant, fen, move string
	}{
		{"capablanca", "4k5/10/10/3c6/5N4/10/10/4K5 w - - 0 1", "f4d5"},
		{"crazyhouse", "4k3/8/8/3q4/5N2/8/8/4K3[] w - - 0 1", "f4d5"},
		{"spartan", "k6k/8/8/3c4/5N2/8/8/4K3 w - - 0 1", "f4d5"},
	} {
		g := board.NewGame(testgames.Position(t, testgames.Shipped(t, row.variant), row.fen))
		got := engine.New(material.New, engine.Options{HashMB: 1}).Think(context.Background(), g, engine.Limits{Depth: 3}, nil)
		if text := notation.Coordinate(g.Position().Rules(), got.Move, 1); text != row.move {
			t.Errorf("%s: %s: %s with %d, want %s", row.variant, row.fen, text, got.Score, row.move)
		}
	}
	r := testgames.Shipped(t, "normal")
	got := engine.New(material.New, engine.Options{HashMB: 1}).Think(context.Background(), board.NewGame(r.Start()), engine.Limits{Depth: 4}, nil)
	if got.Score != 0 {
		t.Errorf("the start of chess is worth %d", got.Score)
	}
}
