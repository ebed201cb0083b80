package engine

import (
	"context"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
	"fairymax/internal/notation"
)

// move reads a move in coordinate notation.
func move(t testing.TB, p *board.Position, text string) board.Move {
	t.Helper()
	m, err := notation.ParseCoordinate(p, text, 1)
	if err != nil {
		t.Fatalf("%s: %v", p.FEN(), err)
	}
	return m
}

// after plays moves from a position and returns the game.
func after(t testing.TB, r *board.Rules, fen string, moves ...string) *board.Game {
	t.Helper()
	g := game(t, r, fen)
	for _, text := range moves {
		g.Play(move(t, g.Position(), text))
	}
	return g
}

// A check that a piece from elsewhere could answer is good, but no mate.
func TestWaitingIsNotMate(t *testing.T) {
	g := game(t, testgames.Shipped(t, "bughouse"), "6k1/5ppp/8/8/8/8/8/3R2K1[] w - - 0 1")
	got := newEngine(Options{HashMB: 4}).Think(context.Background(), g, Limits{Depth: 4}, nil)
	if text := notation.Coordinate(g.Position().Rules(), got.Move, 1); text != "d1d8" || got.Score < evalLimit/2 || got.Score >= provenWin {
		t.Errorf("%s, %v", text, got.Score)
	}
}

// The search finds the shortest win by each way to win.
func TestWins(t *testing.T) {
	for _, row := range []struct {
		name, variant, fen string
		depth              int
		move               string // "" for any
		mate               int
	}{
		{"mate by drop", "crazyhouse", "6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1", 3, "", 1},
		{"mate by two drops", "crazyhouse", "7k/8/6K1/8/8/8/8/8[NR] w - - 0 1", 5, "", 1},
		{"gold mates by drop", "shogi", "3lkl3/9/4G4/9/9/9/9/9/4K4[G] w - - 0 1", 3, "G@e8", 1},
		{"gated mate", "seirawan", "6k1/5ppp/8/8/8/8/5PPP/4R1K1[] w - - 0 1", 3, "e1e8", 1},
		{"duple check", "spartan", "k6k/3R4/8/8/8/8/8/K4R2 w - - 0 1", 4, "f1f8", 1},
		{"the hill", "kingofthehill", "7k/8/8/8/8/3K4/8/8 w - - 0 1", 2, "", 1},
		{"the hill in two", "kingofthehill", "7k/8/8/8/8/8/3K4/8 w - - 0 1", 5, "", 2},
		{"the third check", "3check", "7k/8/8/8/8/8/8/R3K3 w - - 0 1 +2+0", 2, "", 1},
		{"the second and third check", "3check", "k7/8/8/8/8/8/8/4K2R w - - 0 1 +1+0", 6, "", 2},
		{"the last queen", "extinction", "rnb1kbnr/pppp1ppp/8/4p3/7q/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1", 2, "f3h4", 1},
		{"one king of three", "threekings", "knbq1bnk/ppppkppp/8/8/8/8/PPPPQPPP/KNB1KBNK w - - 0 1", 2, "e2e7", 1},
		{"the last pawn", "kinglet", "4k3/8/8/3p4/4P3/8/4P3/4K3 w - - 0 1", 2, "e4d5", 1},
		{"the last piece given away", "antichess", "8/8/8/8/1p6/8/P7/8 w - - 0 1", 1, "", 1},
		{"baring", "shatranj", "8/8/8/3k4/3r4/8/8/R2RK3 w - - 0 1", 3, "d1d4", 1},
	} {
		t.Run(row.name, func(t *testing.T) {
			r := testgames.Shipped(t, row.variant)
			g := game(t, r, row.fen)
			got := newEngine(Options{HashMB: 4}).Think(context.Background(), g, Limits{Depth: row.depth}, nil)
			text := notation.Coordinate(r, got.Move, 1)
			if mate, ok := got.Score.Mate(); !ok || mate != row.mate {
				t.Errorf("%s scores %d, a win in %d (%v); want %d", text, got.Score, mate, ok, row.mate)
			}
			if row.move != "" && text != row.move {
				t.Errorf("move %s, want %s", text, row.move)
			}
		})
	}
}

// Single moves are worth what the rules say.
func TestOutcomes(t *testing.T) {
	for _, row := range []struct {
		name, variant, fen, only string
		low, high                Score
	}{
		{"stalemate wins", "shatranj", "k1K5/8/8/8/8/p7/P7/7R w - - 0 1", "h1h7", winIn(1), winIn(1)},
		{"stalemate wins in xiangqi", "xiangqi", "4k4/9/4P4/9/9/9/9/9/9/3RK1R2 w - - 0 1", "g1f1", winIn(1), winIn(1)},
		{"a bared king that bares draws", "shatranj", "8/8/8/4k3/3r4/8/8/3RK3 w - - 0 1", "d1d4", drawn, drawn},
		{"a bared king that cannot has lost", "shatranj", "8/8/8/7k/3r4/8/8/3RK3 w - - 0 1", "d1d4", winIn(1), winIn(1)},
		{"no second chance", "grande-acedrex", "12/12/12/12/12/12/12/12/5k6/6rR4/12/5K6 w - - 0 1", "h3g3", winIn(1), winIn(1)},
		{"on the hill already", "kingofthehill", "7k/8/8/8/8/3K4/8/7R b - - 0 1", "h8g8", lossIn(2), lossIn(2)},
		{"the last pawn promotes", "kinglet", "4k3/P7/8/8/3p4/8/8/4K3 w - - 0 1", "a7a8k", lossIn(1), lossIn(1)},
		{"the last queen, though protected", "extinction", "rnbqk3/p7/8/8/8/8/P2Q4/RNB1K3 w - - 0 1", "d2d8", winIn(1), winIn(1)},
		{"one of two kings can be given up", "spartan", "k6k/8/8/8/8/8/7P/K6R w - - 0 1", "a1b1", -evalLimit, evalLimit},
	} {
		t.Run(row.name, func(t *testing.T) {
			r := testgames.Shipped(t, row.variant)
			g := game(t, r, row.fen)
			limits := Limits{Depth: 4, Only: []board.Move{move(t, g.Position(), row.only)}}
			got := newEngine(Options{HashMB: 4}).Think(context.Background(), g, limits, nil)
			if got.Score < row.low || got.Score > row.high {
				t.Errorf("%s scores %d, want %d to %d", row.only, got.Score, row.low, row.high)
			}
		})
	}
}

// A chariot that could draw by perpetual check has lost where that is forbidden.
func TestForbiddenPerpetualCheck(t *testing.T) {
	const fen = "4k4/8R/9/9/9/9/9/1r7/r8/3K5 w - - 0 1"
	forbidden := testgames.Shipped(t, "xiangqi")
	def := *forbidden.Def
	def.Endings.Repetition.PerpetualCheck, def.Endings.Repetition.PerpetualChase = define.Ongoing, define.Ongoing
	allowed := testgames.Compile(t, &def)
	for _, row := range []struct {
		rules     *board.Rules
		low, high Score
	}{{forbidden, -Won, -500}, {allowed, drawn, drawn}} {
		got := newEngine(Options{HashMB: 4}).Think(context.Background(), game(t, row.rules, fen), Limits{Depth: 9}, nil)
		if got.Score < row.low || got.Score > row.high {
			t.Errorf("score %d, want %d to %d", got.Score, row.low, row.high)
		}
	}
	round := []string{"i9i10", "e10e9", "i10i9", "e9e10"}
	g := after(t, forbidden, fen, append(append([]string(nil), round...), round...)...)
	limits := Limits{Depth: 3, Only: []board.Move{move(t, g.Position(), "i9i10")}}
	if got := newEngine(Options{HashMB: 1}).Think(context.Background(), g, limits, nil); got.Score != lossIn(1) {
		t.Errorf("the third time scores %d, want a loss", got.Score)
	}
}

// rookWalk moves a lone rook without repeating a position.
var rookWalk = []string{"a2b2", "h8g8", "b2c2", "g8h8", "c2d2", "h8g8", "d2e2", "g8h8", "e2f2", "h8g8", "f2f3", "g8h8", "f3e3", "h8g8",
	"e3d3", "g8h8", "d3c3", "h8g8", "c3b3", "g8h8", "b3b4", "h8g8", "b4c4", "g8h8", "c4d4", "h8g8", "d4e4", "g8h8"}

// A rook has sixteen moves against a bare king, less the pieces on the board.
func TestCountingDraws(t *testing.T) {
	const fen = "7k/8/8/8/8/8/R7/K7 w - - 0 1"
	r := testgames.Shipped(t, "makruk")
	full := after(t, r, fen)
	_, limit := after(t, r, fen, rookWalk[0]).Position().Count()
	last, n := full, 0
	for ; n < len(rookWalk); n += 2 {
		g := after(t, r, fen, rookWalk[:n]...)
		if played, _ := g.Position().Count(); played >= limit-1 {
			break
		}
		last = g
	}
	got := newEngine(Options{HashMB: 1}).Think(context.Background(), last, Limits{Depth: 4}, nil)
	if got.Score != drawn {
		t.Errorf("one move before the end of the count the score is %d", got.Score)
	}
}

// Where points decide a draw, a position is worth more near the move rule: what was found
// far from it must not be taken for that, also by a search that goes on from an earlier one.
func TestClockWherePointsDecide(t *testing.T) {
	const board = "4k3/8/8/8/8/8/4P3/4K3 w - - "
	for name, apart := range map[string]bool{"armageddon": true, "normal": false} {
		r := testgames.Shipped(t, name)
		e := newEngine(Options{HashMB: 1})
		var keys []uint64
		for _, clock := range []string{"0 60", "90 60"} {
			g := game(t, r, board+clock)
			e.Think(context.Background(), g, Limits{Depth: 1}, nil)
			keys = append(keys, e.workers[0].tableKey(g.Position()))
		}
		if (keys[0] != keys[1]) != apart {
			t.Errorf("%s: keys %x", name, keys)
		}
	}
}

// The pawn that would mate must not be dropped.
func TestForbiddenMateByDrop(t *testing.T) {
	r := testgames.Shipped(t, "shogi")
	got := newEngine(Options{HashMB: 1}).Think(context.Background(), game(t, r, "3lkl3/9/4G4/9/9/9/9/9/4K4[P] w - - 0 1"), Limits{Depth: 2}, nil)
	if got.Score == winIn(1) || got.Move.IsDrop() && got.Move.To() == r.Square(4, 7) {
		t.Errorf("%s scores %d", notation.Coordinate(r, got.Move, 1), got.Score)
	}
}

// A side in zugzwang passes, if it may.
func TestPasses(t *testing.T) {
	def := testgames.Chess()
	def.Pass = true
	r := testgames.Compile(t, def)
	got := newEngine(Options{HashMB: 1}).Think(context.Background(), game(t, r, "k7/P7/1K6/8/8/8/8/8 b - - 0 1"), Limits{Depth: 6}, nil)
	if !got.Move.IsPass() || got.Score <= -provenWin {
		t.Errorf("%x scores %d", uint64(got.Move), got.Score)
	}
}

// A side that has to capture cannot stand pat.
func TestForcedCaptures(t *testing.T) {
	for _, rule := range []define.CaptureRule{define.CapturesForced, define.CapturesFree} {
		forced := rule == define.CapturesForced
		def := testgames.Chess()
		def.Captures = rule
		r := testgames.Compile(t, def)
		g := game(t, r, "k7/8/8/8/q3P3/8/8/4R2K w - - 0 1")
		limits := Limits{Depth: 1, Only: []board.Move{move(t, g.Position(), "h1g1")}}
		got := newEngine(Options{HashMB: 1}).Think(context.Background(), g, limits, nil)
		if wins := got.Score > 200; wins != forced {
			t.Errorf("forced %v: score %d", forced, got.Score)
		}
	}
}

// Where kings can be captured, check is a threat, and the worst one.
func TestRoyalsThatCanBeCaptured(t *testing.T) {
	for _, check := range []define.CheckRule{define.CheckOff, define.CheckLast} {
		def := testgames.Chess()
		def.Royal.Check = check
		r := testgames.Compile(t, def)
		got := newEngine(Options{HashMB: 1}).Think(context.Background(), game(t, r, "k7/8/8/8/8/8/P7/r6K w - - 0 1"), Limits{Depth: 1}, nil)
		if got.Score <= -provenWin || got.Move.From() != r.Square(7, 0) {
			t.Errorf("check rule %d: %s scores %d", check, notation.Coordinate(r, got.Move, 1), got.Score)
		}
	}
	def := testgames.Chess()
	def.Royal.Check = define.CheckOff
	r := testgames.Compile(t, def)
	got := newEngine(Options{HashMB: 1}).Think(context.Background(), game(t, r, "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"), Limits{Depth: 3}, nil)
	if got.Score != winIn(1) {
		t.Errorf("a king can be captured, but the score is %d", got.Score)
	}
}

// A game without royals goes on until a side cannot move.
func TestNoRoyals(t *testing.T) {
	def := testgames.Chess()
	def.Royal, def.Endings.Stalemate = define.Royal{}, define.Loss
	def.Castlings, def.Start = nil, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	r := testgames.Compile(t, def)
	got := newEngine(Options{HashMB: 1}).Think(context.Background(), game(t, r, "8/8/8/8/8/8/4k3/4K3 w - - 0 1"), Limits{Depth: 3}, nil)
	if got.Score != winIn(1) {
		t.Errorf("score %d, though the last piece can be captured", got.Score)
	}
}
