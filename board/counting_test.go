package board

import (
	"testing"

	"fairymax/board/define"
)

// What is counted, and from where, depends on the pieces of both sides.
func TestCount(t *testing.T) {
	def := chess()
	def.Endings.Counting = &define.Counting{
		Board: 64, BoardPieces: 3, BoardPawns: define.MaskOf(1), BarePawns: define.MaskOf(1), FromPieces: true,
		Bare: []define.CountLimit{{Types: define.MaskOf(typeCalled(def, "R")), Pieces: 2, Moves: 8}, {Moves: 32}},
	}
	r := mustCompile(t, def)
	for _, test := range []struct {
		name, fen     string
		played, limit int
	}{
		{"two sides without pawns", "4k2n/8/8/8/8/8/8/RR2K3 w - - 0 1", 0, 128},
		{"a pawn of White", "4k2n/8/8/8/8/P7/8/RR2K3 w - - 0 1", 0, 0},
		{"a pawn of Black", "4k2n/8/8/7p/8/8/8/RR2K3 w - - 0 1", 0, 0},
		{"three pieces of the weaker side", "4k1nn/8/8/8/8/8/8/RRRNK3 w - - 0 1", 0, 128},
		{"four pieces of the weaker side", "4knnn/8/8/8/8/8/8/RRRNK3 w - - 0 1", 0, 0},
		{"Black is bare", "4k3/8/8/8/8/8/8/RR2K3 w - - 0 1", 8, 16},
		{"White is bare", "rr2k3/8/8/8/8/8/8/4K3 w - - 0 1", 8, 16},
		{"one rook against a bare king", "r3k3/8/8/8/8/8/8/4K3 w - - 0 1", 6, 64},
		{"a pawn of White and a bare king", "4k3/8/8/8/8/P7/8/RR2K3 w - - 0 1", 0, 0},
		{"a pawn of Black and a bare king", "rr2k3/8/8/7p/8/8/8/4K3 w - - 0 1", 0, 0},
		{"two bare kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 0, 128},
	} {
		if played, limit := mustParse(t, r, test.fen).Count(); played != test.played || limit != test.limit {
			t.Errorf("%s: %d plies of %d, want %d of %d", test.name, played, limit, test.played, test.limit)
		}
	}
}

// A count of pieces on the board ends where a side is bare and nothing is counted against it.
func TestBoardCountEnds(t *testing.T) {
	def := chess()
	def.Endings.Counting = &define.Counting{Board: 64, Bare: []define.CountLimit{{Types: define.MaskOf(typeCalled(def, "R")), Moves: 16}}}
	g := NewGame(mustParse(t, mustCompile(t, def), "k7/8/8/8/8/8/3n4/1N2K3 w - - 0 1"))
	play(t, g, "b1d2")
	if played, limit := g.Position().Count(); played != 0 || limit != 0 {
		t.Errorf("%d plies of %d", played, limit)
	}
}

// A bare king that captures the last piece with a limit does not end the count. What the other
// side has lost is no reason to start anew either.
func TestCountGoesOn(t *testing.T) {
	def := chess()
	bishop, rook := define.MaskOf(typeCalled(def, "B")), define.MaskOf(typeCalled(def, "R"))
	def.Endings.Counting = &define.Counting{BarePawns: define.MaskOf(1), Bare: []define.CountLimit{{Types: rook, Moves: 16}, {Types: bishop, Moves: 44}}}
	r := mustCompile(t, def)
	for _, test := range []struct {
		fen, capture  string
		played, limit int
	}{
		{"8/8/8/8/8/8/kB2N3/6K1 w - - 0 1", "a2b2", 2, 88}, // a knight is left, which has no limit
		{"8/8/8/8/8/1R6/k2BN3/6K1 w - - 0 1", "a2b3", 2, 32},
		{"8/8/8/8/8/8/kN1BN3/6K1 w - - 0 1", "a2b2", 2, 88},
	} {
		g := NewGame(mustParse(t, r, test.fen))
		play(t, g, "g1g2", test.capture)
		if played, limit := g.Position().Count(); played != test.played || limit != test.limit {
			t.Errorf("%s: %d plies of %d, want %d of %d", test.fen, played, limit, test.played, test.limit)
		}
	}
}
