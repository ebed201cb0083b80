package engine

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"fairymax/board"
)

func TestWeightsText(t *testing.T) {
	text := fitted.String()
	again, err := readWeights(text)
	if err != nil || again != fitted {
		t.Errorf("read back: %v\n%s", err, text)
	}
	for name, bad := range map[string]string{
		"a weight is missing": strings.Replace(text, "men ", "#", 1),
		"a number is missing": strings.Replace(text, "weak-square", "weak-square 1", 1),
		"an unknown weight":   text + "nonsense 1 2\n",
		"not a number":        strings.Replace(text, "tempo", "tempo x", 1),
	} {
		if _, err := readWeights(bad); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// wander returns positions of random games.
func wander(r *board.Rules, random *rand.Rand, n int) (list []*board.Position) {
	for len(list) < n {
		g := board.NewGame(r.Start())
		for range 40 {
			var moves board.MoveList
			g.Position().Legal(&moves)
			if moves.Len() == 0 {
				break
			}
			g.Play(moves.Moves()[random.IntN(moves.Len())])
		}
		for i := 6; i < len(g.Moves()); i += 7 {
			list = append(list, g.PositionAt(i))
		}
	}
	return list
}

// Games whose results follow other weights lead to them.
func TestFitFinds(t *testing.T) {
	r := compile(t, chessDefinition())
	truth := fitted
	truth.mobility.mg += 20
	truth.threatByPawn.mg = 0
	var samples []Sample
	e := newEvaluator(learnWith(r, &truth))
	var s sums
	for i, p := range wander(r, rand.New(rand.NewPCG(1, 2)), 1500) {
		e.begin(p, &s)
		score := float64(e.score(p, &s))
		if p.Turn() == board.Black {
			score = -score
		}
		samples = append(samples, Sample{Position: p, Result: 1 / (1 + math.Exp(-score/150)), Trial: i%5 == 0})
	}
	quiet := func(string, ...any) {}
	text, trial, learnt, err := Fit(samples, Fitting{Rounds: 2, Steps: 100, Hold: 1e-7}, quiet)
	if err != nil {
		t.Fatal(err)
	}
	got, err := readWeights(text)
	if err != nil {
		t.Fatal(err)
	}
	if got.mobility.mg < 38 || got.threatByPawn.mg > 25 {
		t.Errorf("mobility %d, want about 44; threat by a pawn %d, want about 0", got.mobility.mg, got.threatByPawn.mg)
	}
	for _, report := range []Report{trial[0], learnt[0]} {
		if report.After >= report.Before || report.Samples == 0 {
			t.Errorf("no better: %+v", report)
		}
	}
	if _, _, _, err := Fit(nil, Fitting{Rounds: 1, Steps: 1}, quiet); err == nil {
		t.Error("learnt from nothing")
	}
}

func TestCalm(t *testing.T) {
	r := compile(t, chessDefinition())
	e := New(Options{HashMB: 1})
	for fen, want := range map[string]bool{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1":       true,
		"rnb1kbnr/pppppppp/8/3q4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1":   false, // a queen can be taken
		"rnbqkbnr/ppppp1pp/8/5p1Q/8/4P3/PPPP1PPP/RNB1KBNR b KQkq - 0 1":  false, // check
		"7k/5Q2/8/8/8/8/8/K7 b - - 0 1":                                  false, // stalemate
		"rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 1": true,
	} {
		if got := e.Calm(position(t, r, fen)); got != want {
			t.Errorf("%s: %v", fen, got)
		}
	}
}
