package engine

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/material"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
	"fairymax/internal/notation"
)

// seen is a worker at a position.
func seen(t testing.TB, r *board.Rules, fen string) (*worker, *frame) {
	t.Helper()
	w := testWorker(r)
	w.begin(board.NewGame(testgames.Position(t, r, fen)), nil)
	return w, &w.frames[0]
}

// locustRules is chess with a piece L that captures what it jumps over, a second
// piece beyond, and what stands on its destination; and a piece I that captures its
// neighbours without moving.
func locustRules(t testing.TB) *board.Rules {
	var jumps, stings []define.Step
	for _, v := range testgames.Directions(0, 1) {
		jumps = append(jumps,
			define.Step{Vector: v, Range: 1, Then: true},
			define.Step{Vector: v, Range: 1, Hop: define.AfterCapture, Then: true},
			define.Step{Vector: v, Range: 1, Mode: define.MayMove | define.MayCapture, Hop: define.AfterCapture},
			define.Step{Vector: v, Range: 1, Then: true},
			define.Step{Vector: v, Range: 1, Mode: define.MayMove | define.MayCapture, Hop: define.AfterCapture})
		stings = append(stings,
			define.Step{Vector: v, Range: 1, Then: true},
			define.Step{Vector: v.Negate(), Range: 1, Mode: define.MayMove, Hop: define.AfterCapture})
	}
	pieces := append(testgames.ChessPieces(), testgames.Piece("L", jumps), testgames.Piece("I", stings))
	def := testgames.Define(8, 8, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 2, 6, pieces...)
	for i, value := range []int{100, 0, 500, 300, 310, 900, 400, 350} {
		def.Types[i].Value = value
	}
	return testgames.Compile(t, def)
}

// dropRules is chess in which captured pieces change sides.
func dropRules(t testing.TB) *board.Rules {
	def := testgames.Chess()
	def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainCaptures}
	def.Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"
	for i, value := range []int{100, 0, 500, 300, 310, 900} {
		def.Types[i].Value = value
	}
	return testgames.Compile(t, def)
}

func TestExchangesOfAllKinds(t *testing.T) {
	locusts, drops, xiangqi := locustRules(t), dropRules(t), testgames.Shipped(t, "xiangqi")
	value := func(letter string) int32 { return int32(traits.Values(xiangqi)[xiangqi.TypeByLetter(letter)]) }
	for _, row := range []struct {
		name  string
		rules *board.Rules
		fen   string
		move  string
		want  int32
	}{
		{"one on the way", locusts, "7k/8/8/8/8/3n4/3L4/K7 w - - 0 1", "d2d3,d3d4", 300},
		{"one on the way and one behind", locusts, "7k/8/8/8/3r4/3n4/3L4/K7 w - - 0 1", "d2d3,d3d4", 800},
		{"two on the way, and retaken", locusts, "7k/8/8/3q3r/3r4/3n4/3L4/K7 w - - 0 1", "d2d3,d3d4,d4d5", 300 + 500 + 900 - 400},
		{"a piece captured on the way does not recapture", locusts, "7k/8/8/8/8/3r4/3L4/K7 w - - 0 1", "d2d3,d3d4", 500},
		{"taken without moving", locusts, "7k/8/8/8/8/3n4/3I4/K7 w - - 0 1", "d2d3,d3d2", 300},
		{"taken without moving, and retaken", locusts, "3r3k/8/8/8/8/3n4/3I4/K7 w - - 0 1", "d2d3,d3d2", 300 - 350},
		{"a drop", drops, "7k/8/8/8/8/8/K7/3r4[N] w - - 0 1", "N@f4", 0},
		{"a drop to be taken", drops, "7k/8/8/8/8/8/K7/3r4[N] w - - 0 1", "N@d4", -(150 + 150 + 35)},
		{"captures gain for the hand too", drops, "7k/8/8/3r4/8/8/8/K2R4[] w - - 0 1", "d1d5", 250 + 250 + 15},
		{"a general takes only generals from afar", xiangqi, "3k5/4a4/6h2/4R4/9/9/9/9/9/4K4 w - - 0 1", "e7e9", value("A") - value("R")},
		{"but protects against one", xiangqi, "4k4/4a4/9/4R4/9/9/9/9/9/4K4 w - - 0 1", "e7e9", value("A")},
	} {
		t.Run(row.name, func(t *testing.T) {
			w, f := seen(t, row.rules, row.fen)
			if got := exactGain(w, f, move(t, &f.position, row.move)); got != row.want {
				t.Errorf("%s gains %d, want %d", row.move, got, row.want)
			}
		})
	}
}

// The last piece of a type is worth the game, and a piece that gates in must be able
// to stay.
func TestExchangesThatDecide(t *testing.T) {
	for _, row := range []struct {
		name, variant, fen, move string
		least                    int32
		want                     bool
	}{
		{"the last queen falls", "extinction", "rnbqk3/p7/8/8/8/8/P2Q4/RNB1K3 w - - 0 1", "d2d8", 5000, true},
		{"with the last queen for a rook", "extinction", "rnb1kq2/p2r4/8/8/8/8/P2Q4/RNB1K3 w - - 0 1", "d2d7", -2000, false},
		{"with one of two queens for a rook", "extinction", "rnb1kq2/p2r4/8/8/8/8/P2Q4/RNBQK3 w - - 0 1", "d2d7", -2000, true},
		{"the elephant can stay", "seirawan", "4k3/8/8/8/8/8/8/1N2K3[E] w B - 0 1", "b1c3e", 0, true},
		{"the elephant would be taken", "seirawan", "1r2k3/8/8/8/8/8/8/1N2K3[E] w B - 0 1", "b1c3e", 0, false},
		{"the elephant would be protected", "seirawan", "1r2k3/8/8/8/8/8/8/RN2K3[E] w B - 0 1", "b1c3e", -500, true},
		{"the elephant would be protected from a rook only", "seirawan", "1r2k3/8/8/8/8/8/8/RN2K3[E] w B - 0 1", "b1c3e", 0, false},
	} {
		t.Run(row.name, func(t *testing.T) {
			w, f := seen(t, testgames.Shipped(t, row.variant), row.fen)
			if got := w.seeAtLeast(f, move(t, &f.position, row.move), row.least); got != row.want {
				t.Errorf("%s gains %d or more: %v", row.move, row.least, got)
			}
		})
	}
}

// eachShipped runs a test on random games of every variant, or of one in eight without
// FAIRYMAX_LONG.
func eachShipped(t *testing.T, plies int, visit func(t *testing.T, w *worker, g *board.Game)) {
	for _, name := range testgames.SomeNames(8) {
		t.Run(name, func(t *testing.T) {
			r := testgames.Shipped(t, name)
			if testing.Short() && r.Squares > 150 {
				t.Skip("learning so large a game takes long")
			}
			w := testWorker(r)
			random := rand.New(rand.NewPCG(3, 4))
			g := board.NewGame(r.Start())
			var list board.MoveList
			for range plies {
				if g.Result().Over {
					g = board.NewGame(r.Start())
				}
				visit(t, w, g)
				g.Position().Legal(&list)
				g.Play(list.Moves()[random.IntN(list.Len())])
			}
		})
	}
}

// In every variant the table brings moves back, the structure follows hands and
// boards, and captures have a rank.
func TestEveryKindOfMove(t *testing.T) {
	eachShipped(t, 10, func(t *testing.T, w *worker, g *board.Game) {
		w.begin(g, nil)
		f := &w.frames[0]
		fresh := material.New(w.game)()
		var list board.MoveList
		f.position.Legal(&list)
		for _, m := range slices.Clone(list.Moves()) {
			if back := w.hashMove(0, packMove(m), false); back == board.NoMove && packMove(m) != 0 || packMove(back) != packMove(m) && packMove(m) != 0 {
				t.Fatalf("%s: %s came back as %x", f.position.FEN(), notation.Coordinate(w.rules, m, 1), uint64(back))
			}
			w.play(0, m)
			fresh.Begin(&w.frames[1].position)
			if got, want := fresh.Structure(0), w.evaluator.Structure(1); *got != *want {
				t.Fatalf("%s: %s: followed %+v, counted %+v", f.position.FEN(), notation.Coordinate(w.rules, m, 1), *want, *got)
			}
			if rank := w.captureRank(f, m); m.IsCapture() && (rank <= -goalRank || rank >= goalRank) {
				t.Errorf("%s: %s has the rank %d", f.position.FEN(), notation.Coordinate(w.rules, m, 1), rank)
			}
			if w.seeAtLeast(f, m, 1) && !w.seeAtLeast(f, m, 0) {
				t.Errorf("%s: %s wins a centipawn and less than nothing", f.position.FEN(), notation.Coordinate(w.rules, m, 1))
			}
		}
	})
}
