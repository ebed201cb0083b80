package explain

import (
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/internal/notation"
)

func TestWalls(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/*2p4/R3K3 w - - 0 1"
	checkRefusals(t, []refusal{
		{"petrified", fen, "a1a2", "The rook on a1 cannot go to a2: a wall is there."},
		{"petrified", fen, "a1a3", "wall on a2"},
		{"petrified", fen, "a2a3", "There is no piece on a2."},
		{"petrified", fen, "e1d2", "that would also remove White's own king"},
	})
}

func TestPlacedWalls(t *testing.T) {
	p := position(t, "duck", "")
	m, err := notation.ParseCoordinate(p, "e2e4,e4d5", 1)
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(Legal(board.NewGame(p), m), " "); !strings.Contains(got, "A wall is placed on d5.") {
		t.Error(got)
	}
	checkRefusals(t, []refusal{
		{"duck", "", "e2e4,e4e7", "may not place a wall on e7"},
		{"duck", "", "e2e4", "Say where the wall goes, such as e2e4,e4e2."},
		{"duck", "rnbqkbnr/pppppppp/8/8/8/4*3/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4,e4d5", "wall on e3"},
	})
}
