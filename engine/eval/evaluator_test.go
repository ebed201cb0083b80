package engine

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"

	"fairymax/board"
)

// mirrored turns a position upside down and swaps the colours. It serves games
// without en passant squares in the position.
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

// eachRandomPosition plays random games and hands every position over, with the
// sums that were carried there.
func eachRandomPosition(t *testing.T, r *board.Rules, games int, visit func(*board.Position, *evaluator, *sums)) {
	random := rand.New(rand.NewPCG(1, 2))
	e := newEvaluator(learn(r))
	var list board.MoveList
	for range games {
		g := board.NewGame(r.Start())
		var carried sums
		e.begin(g.Position(), &carried)
		for !g.Result().Over && len(g.Moves()) < 120 {
			visit(g.Position(), e, &carried)
			g.Position().Legal(&list)
			g.Play(list.Moves()[random.IntN(list.Len())])
			before := carried
			e.follow(g.Position(), &before, &carried)
		}
	}
}

func TestEvaluationIsSymmetric(t *testing.T) {
	for _, row := range testGames {
		r := compile(t, row.def())
		eachRandomPosition(t, r, 4, func(p *board.Position, e *evaluator, carried *sums) {
			if strings.Fields(p.FEN())[3] != "-" {
				return
			}
			other := position(t, r, mirrored(p.FEN()))
			var fresh sums
			e.begin(other, &fresh)
			if got, want := e.score(other, &fresh), e.score(p, carried); got != want {
				t.Fatalf("%s: %s is worth %d, its mirror image %d", row.name, p.FEN(), want, got)
			}
		})
	}
}

func TestSumsFollowTheMoves(t *testing.T) {
	for _, row := range testGames {
		eachRandomPosition(t, compile(t, row.def()), 6, func(p *board.Position, e *evaluator, carried *sums) {
			var fresh sums
			if e.begin(p, &fresh); fresh != *carried {
				t.Fatalf("%s: %s: carried %+v, counted %+v", row.name, p.FEN(), *carried, fresh)
			}
		})
	}
}

func TestTurnedIsWhatTheOtherSideSees(t *testing.T) {
	for _, row := range testGames {
		var passed board.Position
		eachRandomPosition(t, compile(t, row.def()), 7, func(p *board.Position, e *evaluator, carried *sums) {
			got, ok := e.turned(carried, e.score(p, carried))
			if p.PlayPass(&passed); ok && got != e.score(&passed, carried) {
				t.Fatalf("%s: %s: %d for the other side, turned %d", row.name, p.FEN(), e.score(&passed, carried), got)
			}
		})
	}
}

func TestRoughIsNearTheExactEvaluation(t *testing.T) {
	r := compile(t, capablancaDefinition())
	margin, n, outside := newMargins(100).lazy, 0, 0
	eachRandomPosition(t, r, 10, func(p *board.Position, e *evaluator, carried *sums) {
		n++
		if d := e.score(p, carried) - e.rough(p, carried); d > margin || -d > margin {
			outside++
		}
	})
	if outside*10 > n {
		t.Errorf("%d of %d positions are further than %d from the rough evaluation", outside, n, margin)
	}
}

func TestBreakdownAddsUp(t *testing.T) {
	r := compile(t, chessDefinition())
	e := New(Options{HashMB: 1})
	list := e.Breakdown(position(t, r, suite[0].fen))
	sum := Score(0)
	for _, term := range list[:len(list)-1] {
		sum += term.Tapered
	}
	if total := list[len(list)-1]; total.Name != "total" || sum-total.Tapered > 10 || total.Tapered-sum > 10 {
		t.Errorf("the terms add up to %d, the total is %+v", sum, total)
	}
}

func TestEvaluationKnows(t *testing.T) {
	r := compile(t, chessDefinition())
	e := New(Options{HashMB: 1})
	for _, row := range []struct{ name, better, worse string }{
		{"a passed pawn far advanced", "4k3/8/P7/8/8/8/7p/4K2R w - - 0 1", "4k3/8/8/8/P7/8/7p/4K2R w - - 0 1"},
		{"both bishops", "4k3/pppp4/8/8/8/8/PPPP4/2B1KB2 w - - 0 1", "4k3/pppp4/8/8/8/8/PPPP4/1B2KB2 w - - 0 1"},
		{"a knight in the centre", "4k3/pppp4/8/8/4N3/8/PPPP4/4K3 w - - 0 1", "4k3/pppp4/8/8/8/8/PPPP4/N3K3 w - - 0 1"},
		{"a lone bishop wins nothing", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/6p1/6B1/4K3 w - - 0 1"},
		{"a cornered king", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "8/8/8/4k3/8/8/1K6/7R w - - 0 1"},
	} {
		value := func(fen string) Score {
			list := e.Breakdown(position(t, r, fen))
			return list[len(list)-1].Tapered
		}
		if better, worse := value(row.better), value(row.worse); better <= worse {
			t.Errorf("%s: %d is not more than %d", row.name, better, worse)
		}
	}
}

func TestTermsKnow(t *testing.T) {
	r := compile(t, chessDefinition())
	e := New(Options{HashMB: 1})
	for _, row := range []struct{ term, name, better, worse string }{
		{"mobility", "a pawn denies a knight his squares", "4k3/8/7p/8/8/4N3/8/4K3 w - - 0 1", "4k3/8/4p3/8/8/4N3/8/4K3 w - - 0 1"},
		{"mobility", "and a rook", "4k3/8/7p/8/5R2/8/8/4K3 w - - 0 1", "4k3/8/4p3/8/5R2/8/8/4K3 w - - 0 1"},
		{"pawns", "side by side is better than in a chain", "4k3/3pp3/8/8/3PP3/8/8/4K3 w - - 0 1", "4k3/3pp3/8/8/3P4/4P3/8/4K3 w - - 0 1"},
		{"attack", "two men bear upon the king", "6k1/6p1/8/5N2/6Q1/8/8/4K3 w - - 0 1", "6k1/6p1/8/8/6QN/8/8/4K3 w - - 0 1"},
		{"attack", "the queen can check safely", "6k1/5p1p/8/6N1/3Q4/8/8/4K3 w - - 0 1", "6k1/5pbp/8/6N1/3Q4/8/8/4K3 w - - 0 1"},
		{"attack", "without a queen it is less", "6k1/6p1/7R/5N2/6Q1/8/8/4K3 w - - 0 1", "6k1/6p1/7R/5N2/6R1/8/8/4K3 w - - 0 1"},
		{"attack", "pawns protect the king", "6k1/8/8/5NQ1/8/8/8/4K3 b - - 0 1", "6k1/6p1/8/5NQ1/8/8/8/4K3 b - - 0 1"},
		{"files", "a rook on an open file", "4k3/1p6/8/8/8/8/1P6/R3K3 w - - 0 1", "4k3/p7/8/8/8/8/1P6/R3K3 w - - 0 1"},
		{"files", "and on one half open", "4k3/p7/8/8/8/8/1P6/R3K3 w - - 0 1", "4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1"},
		{"shelter", "a pawn right before the king", "3qk3/8/8/8/8/8/6P1/3Q2K1 w - - 0 1", "3qk3/8/8/8/6P1/8/8/3Q2K1 w - - 0 1"},
		{"shelter", "on his own file", "3qk3/8/8/8/8/8/6P1/3Q2K1 w - - 0 1", "3qk3/8/8/8/8/8/7P/3Q2K1 w - - 0 1"},
		{"shelter", "an enemy pawn is far", "3qk3/6p1/8/8/8/8/8/3Q2K1 w - - 0 1", "3qk3/8/8/8/8/6p1/8/3Q2K1 w - - 0 1"},
		{"shelter", "or stopped", "3qk3/8/8/8/8/6p1/6P1/3Q2K1 w - - 0 1", "3qk3/8/8/8/8/7p/6P1/3Q2K1 w - - 0 1"},
		{"shelter", "a file with an enemy pawn is shut", "3qk3/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1", "3qk3/5p1p/8/8/8/8/5PPP/3Q2K1 w - - 0 1"},
		{"shelter", "without queens it matters less", "3rk3/8/8/8/8/7p/8/3R2K1 w - - 0 1", "3qk3/8/8/8/8/7p/8/3Q2K1 w - - 0 1"},
		{"screens", "a pinned knight", "4k3/8/4n3/8/8/8/8/K3R3 w - - 0 1", "4k3/8/4n3/8/8/8/8/K2R4 w - - 0 1"},
		{"passers", "the enemy strikes nowhere on the way", "7k/8/P7/8/8/8/8/K6r w - - 0 1", "7k/7r/P7/8/8/8/8/K7 w - - 0 1"},
		{"passers", "the next square is protected", "7k/7r/P7/8/8/8/5B2/4K3 w - - 0 1", "7k/7r/P7/8/8/8/4B3/4K3 w - - 0 1"},
		{"threats", "a king attacks a pawn whom nobody protects", "7k/8/8/8/3p4/4K3/8/R7 w - - 0 1", "7k/8/8/8/3p4/8/4K3/3R4 w - - 0 1"},
		{"threats", "more men attack than protect", "3r3k/8/8/3n4/8/8/3R4/3RK3 w - - 0 1", "7k/8/4p3/3n4/8/8/3R4/3RK3 w - - 0 1"},
		{"threats", "by a pawn who will not be taken", "4k3/8/8/4n3/3P4/2P5/8/4K3 w - - 0 1", "4k3/8/8/2b1n3/3P4/8/8/4K3 w - - 0 1"},
	} {
		value := func(fen string) Score {
			for _, term := range e.Breakdown(position(t, r, fen)) {
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

func TestColourBinding(t *testing.T) {
	r := compile(t, chessDefinition())
	k := learn(r)
	for letter, want := range map[string]bool{"B": true, "N": false, "R": false, "Q": false, "P": false} {
		if got := k.bound[board.MakePiece(board.White, r.TypeByLetter(letter))]; got != want {
			t.Errorf("%s bound to its shade: %v", letter, got)
		}
	}
}

// A second leg that goes round a cylinder must come to an end.
func TestSpreadEndsOnCylinders(t *testing.T) {
	steps := []board.Step{
		{Vector: board.Vector{Up: 1}, Range: 1, Then: true, Wrap: true},
		{Vector: board.Vector{Right: 1}, Mode: board.MayMove | board.MayCapture, Hop: board.AfterMove},
	}
	r := compile(t, chessDefinition())
	x := &spread{rules: r, origin: r.Square(0, 0), chain: steps, empty: emptyChance}
	x.walk(0, x.origin, 1)
	reached := 0
	for s := range r.Squares {
		if x.move[s] > 0 {
			reached++
		}
	}
	if reached != r.Files-1 {
		t.Errorf("%d squares of the next rank reached, want %d", reached, r.Files-1)
	}
}
