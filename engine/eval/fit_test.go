package eval

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
)

func TestWeightsText(t *testing.T) {
	text := fitted.String()
	again, err := readWeights(text)
	if err != nil || again != fitted {
		t.Errorf("read back: %v\n%s", err, text)
	}
	for name, bad := range map[string]string{
		"a weight is missing": strings.Replace(text, "material ", "#", 1),
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

// Games with results by other weights lead to these weights.
func TestFitFinds(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	truth := fitted
	truth.Mobility.mg += 20
	truth.ThreatByPawn.mg = 0
	var samples []Sample
	e := newTables(traits.New(r), &truth).evaluator()
	for i, p := range wander(r, rand.New(rand.NewPCG(1, 2)), 1500) {
		e.Begin(p)
		score := float64(e.Score(0, p))
		if p.Turn() == define.Black {
			score = -score
		}
		samples = append(samples, Sample{Position: p, Result: 1 / (1 + math.Exp(-score/150)), Validation: i%5 == 0})
	}
	quiet := func(string, ...any) {}
	text, trial, learnt, err := Fit(samples, Fitting{Rounds: 2, Steps: 100, Regularisation: 1e-7}, quiet)
	if err != nil {
		t.Fatal(err)
	}
	got, err := readWeights(text)
	if err != nil {
		t.Fatal(err)
	}
	if got.Mobility.mg < 38 || got.ThreatByPawn.mg > 25 {
		t.Errorf("mobility %d, want about 44; threat by a pawn %d, want about 0", got.Mobility.mg, got.ThreatByPawn.mg)
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
