package eval

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
	"fairymax/internal/notation"
)

// mirrored turns a position upside down and swaps the colours. The position must not
// have en-passant squares.
func mirrored(fen string) string {
	fields := strings.Fields(fen)
	ranks := strings.Split(fields[0], "/")
	for i, j := 0, len(ranks)-1; i < j; i, j = i+1, j-1 {
		ranks[i], ranks[j] = ranks[j], ranks[i]
	}
	swap := func(r rune) rune {
		if unicode.IsUpper(r) {
			return unicode.ToLower(r)
		}
		return unicode.ToUpper(r)
	}
	fields[0] = strings.Map(swap, strings.Join(ranks, "/"))
	fields[1] = map[string]string{"w": "b", "b": "w"}[fields[1]]
	fields[2] = strings.Map(swap, fields[2])
	return strings.Join(fields, " ")
}

// eachRandomPosition plays random games and hands over every position, with an
// evaluator that has followed the game to that ply.
func eachRandomPosition(t *testing.T, r *board.Rules, games int, visit func(p *board.Position, e *Evaluator, ply int)) {
	random := rand.New(rand.NewPCG(1, 2))
	e := New(traits.New(r))()
	var list board.MoveList
	for range games {
		g := board.NewGame(r.Start())
		e.Begin(g.Position())
		for ply := 0; !g.Result().Over && ply < 120; ply++ {
			visit(g.Position(), e, ply)
			g.Position().Legal(&list)
			g.Play(list.Moves()[random.IntN(list.Len())])
			e.Follow(ply+1, g.Position())
		}
	}
}

func TestEvaluationIsSymmetric(t *testing.T) {
	for _, row := range testgames.All() {
		r := testgames.Compile(t, row.Definition)
		eachRandomPosition(t, r, 4, func(p *board.Position, e *Evaluator, ply int) {
			if strings.Fields(p.FEN())[3] != "-" {
				return
			}
			other := testgames.Position(t, r, mirrored(p.FEN()))
			var fresh sums
			e.sumUp(other, &fresh)
			if got, want := e.score(other, &fresh), e.Score(ply, p); got != want {
				t.Fatalf("%s: %s is worth %d, its mirror image %d", row.Name, p.FEN(), want, got)
			}
		})
	}
}

func TestLosingIsSymmetric(t *testing.T) {
	eachRandomPosition(t, testgames.Shipped(t, "antichess"), 4, func(p *board.Position, e *Evaluator, ply int) {
		if strings.Fields(p.FEN())[3] != "-" {
			return
		}
		other := testgames.Position(t, p.Rules(), mirrored(p.FEN()))
		var fresh sums
		e.sumUp(other, &fresh)
		if got, want := e.score(other, &fresh), e.Score(ply, p); got != want {
			t.Fatalf("%s is worth %d, its mirror image %d", p.FEN(), want, got)
		}
	})
}

// Where a side wins by losing all its pieces, fewer are better.
func TestLosingKnows(t *testing.T) {
	r := testgames.Shipped(t, "antichess")
	for _, row := range []struct{ name, better, worse string }{
		{"a rook less", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w - - 0 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"},
		{"a pawn less", "8/1p1p4/8/8/8/8/1P6/8 w - - 0 1", "8/1p1p4/8/8/8/8/1P1P4/8 w - - 0 1"},
		{"nothing to capture", "8/8/2p5/8/8/8/R6N/8 w - - 0 1", "8/8/p7/8/8/8/R6N/8 w - - 0 1"},
		{"squares where the enemy has to capture", "8/p7/8/8/2N5/8/8/8 w - - 0 1", "8/p7/8/8/3N4/8/8/8 w - - 0 1"},
	} {
		value := func(fen string) int {
			list := breakdown(testgames.Position(t, r, fen))
			return list[len(list)-1].Tapered
		}
		if better, worse := value(row.better), value(row.worse); better <= worse {
			t.Errorf("%s: %d is not more than %d", row.name, better, worse)
		}
	}
}

func TestSumsFollowTheMoves(t *testing.T) {
	games := map[string]*board.Rules{}
	for _, row := range testgames.All() {
		games[row.Name] = testgames.Compile(t, row.Definition)
	}
	for _, name := range []string{"shogi", "crazyhouse", "seirawan", "spartan", "placement"} {
		games[name] = testgames.Shipped(t, name)
	}
	for name, r := range games {
		eachRandomPosition(t, r, 6, func(p *board.Position, e *Evaluator, ply int) {
			var fresh sums
			if e.sumUp(p, &fresh); fresh != e.stack[ply] {
				t.Fatalf("%s: %s: followed %+v, counted %+v", name, p.FEN(), e.stack[ply], fresh)
			}
		})
	}
}

func TestTurnedIsWhatTheOtherSideSees(t *testing.T) {
	for _, row := range testgames.All() {
		var passed board.Position
		eachRandomPosition(t, testgames.Compile(t, row.Definition), 7, func(p *board.Position, e *Evaluator, ply int) {
			got, ok := e.AfterNull(ply, e.Score(ply, p))
			if p.PlayNull(&passed); ok && got != e.Score(ply, &passed) {
				t.Fatalf("%s: %s: %d for the other side, turned %d", row.Name, p.FEN(), e.Score(ply, &passed), got)
			}
		})
	}
}

func TestRoughIsNearTheExactEvaluation(t *testing.T) {
	const margin = 400
	r, n, outside := testgames.Compile(t, testgames.Capablanca()), 0, 0
	eachRandomPosition(t, r, 10, func(p *board.Position, e *Evaluator, ply int) {
		n++
		if d := e.Score(ply, p) - e.Rough(ply, p); d > margin || -d > margin {
			outside++
		}
	})
	if outside*10 > n {
		t.Errorf("%d of %d positions are further than %d from the rough evaluation", outside, n, margin)
	}
}

func TestBreakdownAddsUp(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	list := breakdown(testgames.Position(t, r, "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"))
	sum := 0
	for _, term := range list[:len(list)-1] {
		sum += term.Tapered
	}
	if total := list[len(list)-1]; total.Name != "total" || sum-total.Tapered > 10 || total.Tapered-sum > 10 {
		t.Errorf("the terms add up to %d, the total is %+v", sum, total)
	}
}

func TestEvaluationKnows(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	for _, row := range []struct{ name, better, worse string }{
		{"a passed pawn far advanced", "4k3/8/P7/8/8/8/7p/4K2R w - - 0 1", "4k3/8/8/8/P7/8/7p/4K2R w - - 0 1"},
		{"both bishops", "4k3/pppp4/8/8/8/8/PPPP4/2B1KB2 w - - 0 1", "4k3/pppp4/8/8/8/8/PPPP4/1B2KB2 w - - 0 1"},
		{"a knight in the centre", "4k3/pppp4/8/8/4N3/8/PPPP4/4K3 w - - 0 1", "4k3/pppp4/8/8/8/8/PPPP4/N3K3 w - - 0 1"},
		{"a lone bishop wins nothing", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/6p1/6B1/4K3 w - - 0 1"},
		{"a cornered king", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "8/8/8/4k3/8/8/1K6/7R w - - 0 1"},
	} {
		value := func(fen string) int {
			list := breakdown(testgames.Position(t, r, fen))
			return list[len(list)-1].Tapered
		}
		if better, worse := value(row.better), value(row.worse); better <= worse {
			t.Errorf("%s: %d is not more than %d", row.name, better, worse)
		}
	}
}

func TestTermsKnow(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	for _, row := range []struct{ term, name, better, worse string }{
		{"mobility", "a pawn denies a knight its squares", "4k3/8/7p/8/8/4N3/8/4K3 w - - 0 1", "4k3/8/4p3/8/8/4N3/8/4K3 w - - 0 1"},
		{"mobility", "and a rook", "4k3/8/7p/8/5R2/8/8/4K3 w - - 0 1", "4k3/8/4p3/8/5R2/8/8/4K3 w - - 0 1"},
		{"pawns", "side by side is better than in a chain", "4k3/3pp3/8/8/3PP3/8/8/4K3 w - - 0 1", "4k3/3pp3/8/8/3P4/4P3/8/4K3 w - - 0 1"},
		{"attack", "two pieces attack the king zone", "6k1/6p1/8/5N2/6Q1/8/8/4K3 w - - 0 1", "6k1/6p1/8/8/6QN/8/8/4K3 w - - 0 1"},
		{"attack", "the queen can check safely", "6k1/5p1p/8/6N1/3Q4/8/8/4K3 w - - 0 1", "6k1/5pbp/8/6N1/3Q4/8/8/4K3 w - - 0 1"},
		{"attack", "without a queen it is less", "6k1/6p1/7R/5N2/6Q1/8/8/4K3 w - - 0 1", "6k1/6p1/7R/5N2/6R1/8/8/4K3 w - - 0 1"},
		{"attack", "pawns protect the king", "6k1/8/8/5NQ1/8/8/8/4K3 b - - 0 1", "6k1/6p1/8/5NQ1/8/8/8/4K3 b - - 0 1"},
		{"files", "a rook on an open file", "4k3/1p6/8/8/8/8/1P6/R3K3 w - - 0 1", "4k3/p7/8/8/8/8/1P6/R3K3 w - - 0 1"},
		{"files", "and on one half open", "4k3/p7/8/8/8/8/1P6/R3K3 w - - 0 1", "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1"},
		{"shelter", "a pawn right before the king", "3qk3/8/8/8/8/8/6P1/3Q2K1 w - - 0 1", "3qk3/8/8/8/6P1/8/8/3Q2K1 w - - 0 1"},
		{"shelter", "on its own file", "3qk3/8/8/8/8/8/6P1/3Q2K1 w - - 0 1", "3qk3/8/8/8/8/8/7P/3Q2K1 w - - 0 1"},
		{"shelter", "an enemy pawn is far", "3qk3/6p1/8/8/8/8/8/3Q2K1 w - - 0 1", "3qk3/8/8/8/8/6p1/8/3Q2K1 w - - 0 1"},
		{"shelter", "or stopped", "3qk3/8/8/8/8/6p1/6P1/3Q2K1 w - - 0 1", "3qk3/8/8/8/8/7p/6P1/3Q2K1 w - - 0 1"},
		{"shelter", "a file with an enemy pawn is shut", "3qk3/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1", "3qk3/5p1p/8/8/8/8/5PPP/3Q2K1 w - - 0 1"},
		{"shelter", "without queens it matters less", "3rk3/8/8/8/8/7p/8/3R2K1 w - - 0 1", "3qk3/8/8/8/8/7p/8/3Q2K1 w - - 0 1"},
		{"blockers", "a pinned knight", "4k3/8/4n3/8/8/8/8/K3R3 w - - 0 1", "4k3/8/4n3/8/8/8/8/K2R4 w - - 0 1"},
		{"passers", "the enemy attacks nowhere on the path", "7k/8/P7/8/8/8/8/K6r w - - 0 1", "7k/7r/P7/8/8/8/8/K7 w - - 0 1"},
		{"passers", "the next square is protected", "7k/7r/P7/8/8/8/5B2/4K3 w - - 0 1", "7k/7r/P7/8/8/8/4B3/4K3 w - - 0 1"},
		{"threats", "a king attacks a pawn that is not protected", "7k/8/8/8/3p4/4K3/8/R7 w - - 0 1", "7k/8/8/8/3p4/8/4K3/3R4 w - - 0 1"},
		{"threats", "more pieces attack than protect", "3r3k/8/8/3n4/8/8/3R4/3RK3 w - - 0 1", "7k/8/4p3/3n4/8/8/3R4/3RK3 w - - 0 1"},
		{"threats", "by a pawn that will not be captured", "4k3/8/8/4n3/3P4/2P5/8/4K3 w - - 0 1", "4k3/8/8/2b1n3/3P4/8/8/4K3 w - - 0 1"},
	} {
		value := func(fen string) int {
			for _, term := range breakdown(testgames.Position(t, r, fen)) {
				if term.Name == row.term {
					return term.Middlegame + term.Endgame
				}
			}
			return 0
		}
		if better, worse := value(row.better), value(row.worse); better <= worse {
			t.Errorf("%s: %s: %d is not more than %d", row.term, row.name, better, worse)
		}
	}
}

// An advantage fades while the moves of an ending are counted.
func TestCountingFades(t *testing.T) {
	g := board.NewGame(testgames.Position(t, testgames.Shipped(t, "makruk"), "7k/8/8/8/8/8/R7/K7 w - - 0 1"))
	early := 0
	for i, text := range []string{"a2b2", "h8g8", "b2c2", "g8h8", "c2d2", "h8g8", "d2e2", "g8h8", "e2f2", "h8g8", "f2f3", "g8h8", "f3e3", "h8g8",
		"e3d3", "g8h8", "d3c3", "h8g8", "c3b3", "g8h8", "b3b4", "h8g8", "b4c4", "g8h8"} {
		m, err := notation.ParseCoordinate(g.Position(), text, 1)
		if err != nil {
			t.Fatal(err)
		}
		g.Play(m)
		if i == 3 {
			early = total(g.Position())
		}
	}
	if late := total(g.Position()); early <= 0 || late > early/2 {
		t.Errorf("an advantage of %d has faded to %d only", early, late)
	}
}

// total is the whole evaluation of a position, for White.
func total(p *board.Position) int {
	list := breakdown(p)
	return list[len(list)-1].Tapered
}

// breakdown is that of the standard weights.
func breakdown(p *board.Position) []Term { return New(traits.New(p.Rules()))().Breakdown(p) }
