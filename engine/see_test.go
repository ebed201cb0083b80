package engine

import (
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// exactGain finds by bisection what the exchange evaluation says.
func exactGain(w *worker, f *frame, m board.Move) int32 {
	low, high := int32(-4000), int32(4000)
	for low < high {
		if middle := low + (high-low+1)/2; w.seeAtLeast(f, m, middle) {
			low = middle
		} else {
			high = middle - 1
		}
	}
	return low
}

func TestExchanges(t *testing.T) {
	def := testgames.Chess()
	for i, value := range []int{100, 0, 500, 300, 310, 900} {
		def.Types[i].Value = value
	}
	chess := testgames.Compile(t, def)
	cannon := cannonRules(t)
	for _, row := range []struct {
		name  string
		rules *board.Rules
		fen   string
		move  string
		want  int32
	}{
		{"free pawn", chess, "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", 100},
		{"behind the front", chess, "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5", -200},
		{"quiet and safe", chess, "k7/8/8/8/8/8/8/1K5R w - - 0 1", "h1g1", 0},
		{"quiet and lost", chess, "7k/8/8/8/8/4p3/8/K2R4 w - - 0 1", "d1d2", -500},
		{"king may not take the protected", chess, "8/8/8/3k4/8/8/4R3/K3R3 w - - 0 1", "e2e5", 0},
		{"king takes", chess, "8/8/8/3k4/8/8/8/K3R3 w - - 0 1", "e1e5", -500},
		{"en passant", chess, "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", 100},
		{"en passant, retaken", chess, "7k/2p5/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", 0},
		{"promotion", chess, "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8Q", 800},
		{"promotion, retaken", chess, "1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8Q", -100},
		{"promotion with capture", chess, "1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8Q", 1300},
		{"lost where losing wins", testgames.Shipped(t, "antichess"), "8/8/8/8/8/4p3/8/3R4 w - - 0 1", "d1d2", 0},
		{"castling", chess, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 0},
		{"a hurdle that leaves", cannon, "4k3/4c3/8/4n3/8/4p3/4R3/K7 w - - 0 1", "e2e3", -400},
		{"no hurdle, no capture", cannon, "4k3/4c3/8/8/8/4p3/4R3/K7 w - - 0 1", "e2e3", 100},
	} {
		t.Run(row.name, func(t *testing.T) {
			w := testWorker(row.rules)
			p := testgames.Position(t, row.rules, row.fen)
			w.begin(board.NewGame(p), nil)
			if got := exactGain(w, &w.frames[0], find(t, p, row.move)); got != row.want {
				t.Errorf("%s gains %d, want %d", row.move, got, row.want)
			}
		})
	}
}

// cannonRules is chess with a cannon that captures over a hurdle.
func cannonRules(t testing.TB) *board.Rules {
	var steps []define.Step
	for _, v := range testgames.Directions(0, 1) {
		steps = append(steps,
			define.Step{Vector: v, Mode: define.MayMove},
			define.Step{Vector: v, Then: true},
			define.Step{Vector: v, Mode: define.MayCapture, Hop: define.OverAny})
	}
	def := testgames.Define(8, 8, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 2, 6, append(testgames.ChessPieces(), testgames.Piece("C", steps))...)
	for i, value := range []int{100, 0, 500, 300, 310, 900, 280} {
		def.Types[i].Value = value
	}
	return testgames.Compile(t, def)
}
