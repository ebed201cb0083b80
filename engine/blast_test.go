package engine

import (
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// atomicRules are those of chess, but a capture removes the capturer and its neighbours
// other than pawns.
func atomicRules(t *testing.T) *board.Rules {
	def := testgames.Chess()
	for i, value := range []int{100, 0, 500, 300, 310, 900} {
		def.Types[i].Value = value
	}
	def.Effects[define.EffectOnCapturer].Becomes = define.FateGoes
	def.Effects[define.EffectOnNeighbours] = define.EffectRule{Becomes: define.FateGoes, Except: define.MaskOf(1), Radius: 1}
	return testgames.Compile(t, def)
}

func TestExchangesThatExplode(t *testing.T) {
	rules := atomicRules(t)
	for _, row := range []struct {
		name, fen, move string
		want            int32
	}{
		{"pawn for a queen", "k7/8/8/3p4/8/8/8/K2Q4 w - - 0 1", "d1d5", -800},
		{"neighbours count", "k7/8/8/2qpr3/8/8/8/K2N3R w - - 0 1", "h1h8", 0},
		{"a knight for queen, rook and pawn", "k7/8/8/2qpr3/8/4N3/8/K7 w - - 0 1", "e3d5", 1200},
		{"own neighbours too", "7k/8/2Q5/3p4/8/4N3/8/K7 w - - 0 1", "e3d5", -1100},
		{"nothing can recapture", "k7/8/4p3/3p4/8/4N3/8/K7 w - - 0 1", "e3d5", -200},
		{"quiet and safe", "k7/8/8/8/8/8/8/1K5R w - - 0 1", "h1g1", 0},
		{"quiet and lost to a pawn", "7k/8/8/8/8/4p3/8/K2R4 w - - 0 1", "d1d2", -400},
		{"a king may not capture", "8/8/8/8/8/2k5/8/K2R4 w - - 0 1", "d1d2", 0},
	} {
		t.Run(row.name, func(t *testing.T) { checkGain(t, rules, row.fen, row.move, row.want) })
	}
}

// checkGain holds what the exchange that a move begins gains.
func checkGain(t *testing.T, rules *board.Rules, fen, move string, want int32) {
	t.Helper()
	w := testWorker(rules)
	p := testgames.Position(t, rules, fen)
	w.begin(board.NewGame(p), nil)
	if got := exactGain(w, &w.frames[0], find(t, p, move)); got != want {
		t.Errorf("%s gains %d, want %d", move, got, want)
	}
}

// Nothing recaptures a capturer that goes back, and nothing that stays pays for a capture.
func TestExchangesFromAfar(t *testing.T) {
	def := testgames.Chess()
	for i, value := range []int{100, 0, 500, 300, 310, 900} {
		def.Types[i].Value = value
	}
	def.Effects[define.EffectOnCapturer] = define.EffectRule{Becomes: define.FateReturns, Except: define.MaskOf(3)}
	rules := testgames.Compile(t, def)
	for _, row := range []struct {
		name, fen, move string
		want            int32
	}{
		{"a protected pawn for nothing", "k7/8/4p3/3p4/8/8/8/K2Q4 w - - 0 1", "d1d5", 100},
		{"a pawn, by a piece that goes there", "k7/8/4p3/3p4/8/8/8/K2R4 w - - 0 1", "d1d5", -400},
		{"quiet and lost, protected or not", "k7/8/4p3/8/8/8/3R4/K2Q4 w - - 0 1", "d2d5", -500},
		{"quiet and lost to a king", "8/8/4k3/8/8/8/3R4/K2Q4 w - - 0 1", "d2d5", -500},
		{"quiet and safe", "k7/8/4p3/8/8/8/3R4/K2Q4 w - - 0 1", "d2d4", 0},
	} {
		t.Run(row.name, func(t *testing.T) { checkGain(t, rules, row.fen, row.move, row.want) })
	}
}

// A king beside a piece that can be captured is in danger, unless the enemy's king would
// go too.
func TestDangerOfExplosions(t *testing.T) {
	rules := atomicRules(t)
	for fen, want := range map[string]bool{
		"4k3/3p4/8/8/8/8/8/K2R4 b - - 0 1": true,
		"4k3/3p4/8/8/8/8/8/K3R3 b - - 0 1": true,  // check
		"8/2Kpk3/8/8/8/8/8/3R4 b - - 0 1":  false, // the enemy king would go too
		"4k3/8/3p4/8/8/8/8/K2R4 b - - 0 1": false,
		"3Rk3/3K4/8/8/8/8/8/8 b - - 0 1":   false, // kings that touch are safe
	} {
		w := testWorker(rules)
		w.begin(board.NewGame(testgames.Position(t, rules, fen)), nil)
		if got := w.frames[0].danger; got != want {
			t.Errorf("%s: danger %v, want %v", fen, got, want)
		}
	}
}
