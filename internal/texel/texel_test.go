package texel

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
	"fairymax/internal/portable"
)

// wander returns positions of random games from a start.
func wander(start *board.Position, random *rand.Rand, n int) (list []*board.Position) {
	for len(list) < n {
		g := board.NewGame(start)
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

// with are the standard weights with other lines.
func with(t *testing.T, lines ...string) eval.Weights {
	t.Helper()
	w := eval.Standard()
	text := ""
	for line := range strings.Lines(w.String()) {
		for _, other := range lines {
			if strings.Fields(line)[0] == strings.Fields(other)[0] {
				line = other + "\n"
			}
		}
		text += line
	}
	w, err := eval.ParseWeights(text)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// middlegame is the first number of a weight.
func middlegame(t *testing.T, w eval.Weights, name string) (n int) {
	t.Helper()
	for line := range strings.Lines(w.String()) {
		if fields := strings.Fields(line); fields[0] == name {
			if _, err := fmt.Sscan(fields[1], &n); err != nil {
				t.Fatal(err)
			}
		}
	}
	return n
}

// of are samples of positions that are worth what an evaluation with other weights says.
func of(positions []*board.Position, truth eval.Weights, correction int32) (samples []Sample) {
	g := traits.New(positions[0].Rules())
	e := eval.NewWith(g, &truth)()
	for i, p := range positions {
		e.Begin(p)
		score := float64(e.Score(0, p))
		if p.Turn() == define.Black {
			score = -score
		}
		samples = append(samples, Sample{Position: p, Correction: correction, Target: portable.Sigmoid(score / 150), Validation: i%5 == 0})
	}
	return samples
}

// Games with results by other weights lead to these weights, whatever the number of threads.
func TestFitFinds(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	truth := with(t, "mobility 43 18", "threat-by-pawn 0 50")
	samples := of(wander(r.Start(), rand.New(rand.NewPCG(1, 2)), 1500), truth, 0)
	var results []*Result
	for _, threads := range []int{1, 3} {
		result, err := Fit(t.Context(), samples, Fitting{Start: eval.Standard(), Rounds: 2, Hold: 1e-7, Threads: threads})
		if err != nil {
			t.Fatal(err)
		}
		results = append(results, result)
	}
	got := results[0].Weights
	if results[1].Weights != got {
		t.Errorf("three threads find others:\n%s", results[1].Weights.String())
	}
	if m := middlegame(t, got, "mobility"); m < 40 || m > 46 {
		t.Errorf("mobility %d, want about 43", m)
	}
	if m := middlegame(t, got, "threat-by-pawn"); m < -15 || m > 15 {
		t.Errorf("threat by a pawn %d, want about 0", m)
	}
	for _, report := range []Report{results[0].Training[0], results[0].Validation[0]} {
		if report.After >= report.Before || report.Samples == 0 {
			t.Errorf("no better: %+v", report)
		}
	}
}

// What a network adds is taken for known: the weights have nothing to do with it.
func TestCorrection(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	positions := wander(r.Start(), rand.New(rand.NewPCG(3, 2)), 400)
	standard := eval.Standard()
	samples := of(positions, standard, 0)
	e := eval.New(traits.New(r))()
	for i := range samples {
		s := &samples[i]
		e.Begin(s.Position)
		s.Correction = 30
		score := float64(e.ScoreWith(0, s.Position, s.Correction))
		if s.Position.Turn() == define.Black {
			score = -score
		}
		s.Target = portable.Sigmoid(score / 150)
	}
	result, err := Fit(t.Context(), samples, Fitting{Start: standard, Rounds: 1, Hold: 1e-7, Curve: 1.0 / 150})
	if err != nil || result.Weights != standard {
		t.Errorf("%v, weights\n%s", err, result.Weights.String())
	}
}

// Each start of a shuffled game has rules of its own; all are of one variant.
func TestShuffledStarts(t *testing.T) {
	var samples []Sample
	random := rand.New(rand.NewPCG(1, 2))
	shuffled := testgames.Shipped(t, "fischerandom")
	for i := range 20 {
		positions := wander(shuffled.Shuffled(random.IntN), random, 5)
		samples = append(samples, of(positions, eval.Standard(), 0)[:1+i%3]...)
	}
	fitted, err := Fit(t.Context(), samples, Fitting{Start: eval.Standard(), Rounds: 1, Hold: 1e-4})
	if err != nil || len(fitted.Training) != 1 {
		t.Errorf("%v, reports %+v", err, fitted)
	}
}

func TestFitRefuses(t *testing.T) {
	how := Fitting{Start: eval.Standard(), Rounds: 1}
	if _, err := Fit(t.Context(), nil, how); !errors.Is(err, ErrTooFew) {
		t.Errorf("learnt from nothing: %v", err)
	}
	samples := of(wander(testgames.Compile(t, testgames.Chess()).Start(), rand.New(rand.NewPCG(1, 2)), 20), eval.Standard(), 0)
	ended, end := context.WithCancel(t.Context())
	end()
	if _, err := Fit(ended, samples, how); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled fit: %v", err)
	}
	for i := range samples {
		samples[i].Validation = true
	}
	if _, err := Fit(t.Context(), samples, how); !errors.Is(err, ErrTooFew) {
		t.Errorf("learnt from what only measures: %v", err)
	}
}
