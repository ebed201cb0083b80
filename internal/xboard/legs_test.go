package xboard

import (
	"errors"
	"testing"
	"testing/fstest"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// The ends of a move of several legs are enough, but not from XBoard: its board would show
// another move.
func TestEndsOfLegs(t *testing.T) {
	const otters = `
title  = "Otters"
board  = "8x8"
start  = "4k3/8/8/8/3r4/2O5/8/4K3 w - - 0 1"
pieces = ["king", "rook"]
[piece.king]
letter = "K"
moves  = [{ leap = [[0, 1], [1, 1]] }]
[piece.rook]
letter = "R"
moves  = [{ slide = [0, 1] }]
[piece.otter]
letter = "O"
moves  = [{ leap = [1, 1], only = "passing", then = { after = "capture", leap = [1, 1], only = "move" } }]
`
	files := fstest.MapFS{"pieces.toml": {Data: nil}, "variants/otters.toml": {Data: []byte(otters)}}
	v, err := variants.NewCatalogue(files).Load("otters")
	if err != nil {
		t.Fatal(err)
	}
	s, p := introduced(Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza}), v.Rules.Start()
	whole, err := s.ParseFromXBoard(p, "c3d4,d4e5")
	if err != nil {
		t.Fatal(err)
	}
	if m, err := s.Parse(p, "c3e5"); m != whole {
		t.Errorf("c3e5 is read as %v: %v", m, err)
	}
	m, err := s.ParseFromXBoard(p, "c3e5")
	var refused *notation.MoveError
	if m != board.NoMove || !errors.As(err, &refused) || refused.Reason != notation.Unfinished {
		t.Errorf("from XBoard, c3e5 is read as %v: %v", m, err)
	}
}
