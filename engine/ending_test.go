package engine

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
)

func TestStalemateCountsAsTheRulesSay(t *testing.T) {
	for _, row := range []struct {
		name    string
		outcome define.Outcome
		want    Score
	}{
		{"draw", define.Draw, drawn},
		{"loss", define.Loss, winIn(1)},
		{"win", define.Win, lossIn(1)},
	} {
		t.Run(row.name, func(t *testing.T) {
			def := testgames.Chess()
			def.Endings.Stalemate = row.outcome
			r := testgames.Compile(t, def)
			g := game(t, r, "k7/8/8/2Q5/8/8/8/K7 w - - 0 1")
			only := []board.Move{find(t, g.Position(), "c5b6")}
			got := newEngine(Options{HashMB: 1}).Think(context.Background(), g, Limits{Depth: 4, Only: only}, nil)
			if got.Score != row.want {
				t.Errorf("score %d, want %d", got.Score, row.want)
			}
		})
	}
}

// find returns the legal move with that text.
func find(t testing.TB, p *board.Position, move string) board.Move {
	t.Helper()
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		if text(p.Rules(), m) == move {
			return m
		}
	}
	t.Fatalf("%s is not legal in %s", move, p.FEN())
	return board.NoMove
}

func play(t testing.TB, g *board.Game, moves ...string) {
	t.Helper()
	for _, m := range moves {
		g.Play(find(t, g.Position(), m))
	}
}

// A queen down, White can only draw by perpetual check.
func TestPerpetualCheckDraws(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	g := game(t, r, "6k1/6p1/5p2/7Q/8/2q5/1r6/7K w - - 0 1")
	got := newEngine(Options{HashMB: 4}).Think(context.Background(), g, Limits{Depth: 10}, nil)
	if got.Score != drawn {
		t.Errorf("score %d with %s, want a draw", got.Score, text(r, got.Move))
	}
}

// The third occurrence counts although the first two lie before the root.
func TestRepetitionOfTheGameCounts(t *testing.T) {
	for _, row := range []struct {
		result define.Outcome
		want   Score
	}{{define.Draw, drawn}, {define.Loss, lossIn(1)}, {define.Win, winIn(1)}, {define.WhiteWins, lossIn(1)}, {define.BlackWins, winIn(1)}} {
		def := testgames.Chess()
		def.Endings.Repetition.Result = row.result
		r := testgames.Compile(t, def)
		g := game(t, r, "7k/8/8/8/8/8/R7/K7 w - - 0 1")
		play(t, g, "a1b1", "h8g8", "b1a1", "g8h8", "a1b1", "h8g8", "b1a1")
		// Black to move can repeat the start for the third time.
		only := []board.Move{find(t, g.Position(), "g8h8")}
		got := newEngine(Options{HashMB: 1}).Think(context.Background(), g, Limits{Depth: 4, Only: only}, nil)
		if got.Score != row.want {
			t.Errorf("repetition with outcome %d scores %d, want %d", row.result, got.Score, row.want)
		}
	}
}

// A side that wins by repetition need not wait for the last occurrence to see it: a queen
// down, it gives check for ever.
func TestRepetitionWonByColour(t *testing.T) {
	def := testgames.Chess()
	def.Endings.Repetition.Count, def.Endings.Repetition.Result = 4, define.WhiteWins
	r := testgames.Compile(t, def)
	got := newEngine(Options{HashMB: 4}).Think(context.Background(), game(t, r, "6k1/6p1/5p2/7Q/8/2q5/1r6/7K w - - 0 1"), Limits{Depth: 10}, nil)
	if got.Score < evalLimit {
		t.Errorf("score %d with %s, want as good as a win", got.Score, text(r, got.Move))
	}
}

// The move rule may have a winner.
func TestMoveRuleWonByColour(t *testing.T) {
	for _, row := range []struct {
		result define.Outcome
		want   Score
	}{{define.Ongoing, drawn}, {define.WhiteWins, winIn(1)}, {define.BlackWins, lossIn(1)}} {
		def := testgames.Chess()
		def.Endings.MoveRuleResult = row.result
		r := testgames.Compile(t, def)
		got := newEngine(Options{HashMB: 1}).Think(context.Background(), game(t, r, "7k/8/8/8/8/8/R7/K7 w - - 99 90"), Limits{Depth: 4}, nil)
		if got.Score != row.want {
			t.Errorf("outcome %d: score %d, want %d", row.result, got.Score, row.want)
		}
	}
}

// Where captured pieces change sides, neither a capture nor a drop keeps an earlier
// position from coming again, though both start the move rule's count anew.
func TestRepetitionThroughDrops(t *testing.T) {
	r := testgames.Shipped(t, "crazyhouse")
	cycle := strings.Fields("N@g7 h8g7 a1a2 N@b1 a2b1 g7g8 b1a1 g8h8")
	all := slices.Repeat(cycle, r.RepetitionCount()-1)
	last := len(all) - 1
	g := after(t, r, "7k/8/8/8/8/8/8/K1Q5[N] w - - 0 1", all[:last]...)
	only := []board.Move{move(t, g.Position(), all[last])}
	got := newEngine(Options{HashMB: 1}).Think(context.Background(), g, Limits{Depth: 4, Only: only}, nil)
	if got.Score != drawn {
		t.Errorf("%d occurrences score %d, want a draw", r.RepetitionCount(), got.Score)
	}
}

func TestMoveRule(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	for _, row := range []struct {
		name, fen string
		low, high Score
	}{
		{"the hundredth ply draws", "7k/8/8/8/8/8/R7/K7 w - - 99 80", drawn, drawn},
		{"mate on the hundredth ply wins", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80", winIn(1), winIn(1)},
		{"time enough", "7k/8/8/8/8/8/R7/K7 w - - 0 80", 300, evalLimit},
	} {
		t.Run(row.name, func(t *testing.T) {
			got := newEngine(Options{HashMB: 1}).Think(context.Background(), game(t, r, row.fen), Limits{Depth: 5}, nil)
			if got.Score < row.low || got.Score > row.high {
				t.Errorf("score %d, want %d to %d", got.Score, row.low, row.high)
			}
		})
	}
}

// A side without a move has lost here, even on the hundredth ply.
func TestStalemateComesBeforeTheMoveRule(t *testing.T) {
	def := testgames.Chess()
	def.Endings.Stalemate = define.Loss
	r := testgames.Compile(t, def)
	g := game(t, r, "k7/8/8/2Q5/8/8/8/K7 w - - 99 80")
	only := []board.Move{find(t, g.Position(), "c5b6")}
	for _, depth := range []int{1, 4} {
		got := newEngine(Options{HashMB: 1}).Think(context.Background(), g, Limits{Depth: depth, Only: only}, nil)
		if got.Score != winIn(1) {
			t.Errorf("depth %d: score %d, want a win", depth, got.Score)
		}
	}
}

// Where repetition ends nothing, a rook is worth the same the third time.
func TestRepetitionCanBeSwitchedOff(t *testing.T) {
	def := testgames.Chess()
	def.Endings.Repetition.Result = define.Ongoing
	r := testgames.Compile(t, def)
	g := game(t, r, "7k/8/8/8/8/8/R7/K7 w - - 0 1")
	play(t, g, "a1b1", "h8g8", "b1a1", "g8h8", "a1b1", "h8g8", "b1a1")
	only := []board.Move{find(t, g.Position(), "g8h8")}
	got := newEngine(Options{HashMB: 1}).Think(context.Background(), g, Limits{Depth: 4, Only: only}, nil)
	if got.Score == drawn {
		t.Error("repetition draws although the rules know none")
	}
}

func TestDeadMaterialDraws(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	// The bare king can capture the pawn at once.
	got := newEngine(Options{HashMB: 1}).Think(context.Background(), game(t, r, "8/8/8/8/8/1k6/1P6/3K4 b - - 0 1"), Limits{Depth: 6}, nil)
	if got.Score != drawn || text(r, got.Move) != "b3b2" {
		t.Errorf("%s scores %d", text(r, got.Move), got.Score)
	}
}

// A bare king is driven to the edge and mated, not chased about.
func TestWinsWonEndings(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	for _, fen := range []string{"8/8/8/4k3/8/8/8/K6Q w - - 0 1", "8/8/8/4k3/8/8/8/K6R w - - 0 1"} {
		g := game(t, r, fen)
		e := New(eval.New, Options{HashMB: 4})
		for !g.Result().Over {
			g.Play(e.Think(context.Background(), g, Limits{Nodes: 4_000}, nil).Move)
		}
		if got := g.Result(); got.Reason != board.Checkmate || got.Winner != define.White {
			t.Errorf("%s ended by %v after %d plies", fen, got.Reason, len(g.Moves()))
		}
	}
}

// The search declares an impasse for either side.
func TestImpasseWins(t *testing.T) {
	r := testgames.Shipped(t, "shogi")
	for fen, want := range map[string]Score{
		"2SGS4/+B2KGLLRB/2GG5/1+R7/7pp/8k/9/9/9[] w - - 0 1":     winIn(2), // the rook has to enter
		"9/9/9/9/9/9/3r1llll/+P+P1+bkssgg/K+P3ssgg[r] w - - 0 1": lossIn(1),
		"9/9/9/9/9/9/3r1llll/+P+P1+bkssgg/K+P3ssgg[r] b - - 0 1": winIn(2), // at the root moves are searched
	} {
		got := newEngine(Options{HashMB: 4}).Think(context.Background(), game(t, r, fen), Limits{Depth: 4}, nil)
		if got.Score != want {
			t.Errorf("%s: score %d with %s, want %d", fen, got.Score, text(r, got.Move), want)
		}
	}
}
