package gate

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fairymax/internal/arena"
)

// interrupted judges a simulated candidate, broken off again and again. What is kept
// between are the reported states in JSON, as in a file. It returns how many games
// were played, those that were lost included.
func interrupted(t *testing.T, s simulated, random *rand.Rand) (v Verdict, played int) {
	var file []byte
	for {
		ctx, kill := context.WithCancel(t.Context())
		left := 1 + random.IntN(60)
		s.play = func(int) bool {
			played++
			left--
			if left == 0 {
				kill()
			}
			return left > 0
		}
		var g Gate
		if file != nil {
			if err := json.Unmarshal(file, &g.Played); err != nil {
				t.Fatal(err)
			}
		}
		g.Report = func(state State) { file, _ = json.Marshal(state) }
		v, err := g.judge(ctx, func(context.Context) []arena.Table { return []arena.Table{&s} })
		kill()
		if err == nil {
			return v, played
		}
		if !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
	}
}

// A series that is broken off many times ends with the same verdict as one in one
// piece, and plays only those games again that were under way.
func TestResume(t *testing.T) {
	for seed := range uint64(20) {
		s := simulated{elo: 40, drawn: 0.3, seed: seed}
		want := simulate(t, &Gate{}, &s)
		random := rand.New(rand.NewPCG(seed, 0))
		got, played := interrupted(t, s, random)
		if got != want {
			t.Errorf("broken off: %+v, want %+v", got, want)
		}
		if most := want.Score.Games() + want.Score.Games()/5 + 50; played < want.Score.Games() || played > most {
			t.Errorf("%d games were played for %d that count", played, want.Score.Games())
		}
	}
}

// The verdict does not depend on how many games are played at a time, nor on the order
// in which they end.
func TestOrder(t *testing.T) {
	for seed := range uint64(20) {
		s := &simulated{elo: 30, drawn: 0.3, seed: seed}
		want := simulate(t, &Gate{}, s)
		got, err := (&Gate{}).judge(t.Context(), func(context.Context) []arena.Table { return []arena.Table{s, s, s} })
		if err != nil || got != want {
			t.Errorf("three at a time: %+v, %v, want %+v", got, err, want)
		}
	}
}

// Results of other games are refused, and results that cannot be.
func TestWrongStates(t *testing.T) {
	series := (&Gate{}).series()
	for want, state := range map[string]State{
		"another series":                      {Series: "x", Games: []Game{{Number: 0}}},
		"game 3 occurs twice":                 {Series: series, Games: []Game{{Number: 3}, {Number: 3, Halves: 1}}},
		"no game 1 with 3 half points":        {Series: series, Games: []Game{{Number: 1, Halves: 3}}},
		"there is no game -1 with 0 half poi": {Series: series, Games: []Game{{Number: -1}}},
	} {
		if _, err := (&Gate{Played: state}).judge(t.Context(), nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, want %s", state, err, want)
		}
	}
}

// Without time for the test the better one by the evidence stays.
func TestUndecided(t *testing.T) {
	at := func(advantage float64, games int) Verdict {
		return simulate(t, &Gate{Most: games}, &simulated{elo: advantage, drawn: 0.3, seed: 4})
	}
	for name, row := range map[string]struct {
		v                    Verdict
		installed, undecided bool
		want                 string
	}{
		"strong":   {at(200, 41), true, false, "it is stronger with a probability of more than 99.9 %, so it is installed"},
		"too few":  {at(200, 15), false, true, "could also be weaker by more than 10 Elo, so it is not installed: more games are needed to decide."},
		"doubtful": {at(20, 60), false, true, "could also be weaker by more than 10 Elo"},
		"weak":     {at(-60, 60), false, false, "with a probability of only"},
	} {
		if row.v.Installed != row.installed || row.v.Undecided != row.undecided || !strings.Contains(row.v.Reason, row.want) {
			t.Errorf("%s: %+v", name, row.v)
		}
	}
	seat := func(context.Context) []arena.Table { return []arena.Table{&simulated{elo: 200}} }
	late, stop := context.WithDeadline(t.Context(), time.Now())
	defer stop()
	v, err := (&Gate{}).judge(late, seat)
	if err != nil || v.Installed || !v.Undecided || !strings.Contains(v.Reason, "Time ran out before the test was decided") {
		t.Errorf("no time: %+v, %v", v, err)
	}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	if v, err := (&Gate{}).judge(cancelled, seat); v.Installed || !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %+v, %v", v, err)
	}
}

// A decided series is not played on.
func TestDecided(t *testing.T) {
	var last State
	g := &Gate{Report: func(s State) { last = s }}
	want := simulate(t, g, &simulated{elo: 200, drawn: 0.3})
	got, err := (&Gate{Played: last}).judge(t.Context(), nil) // there is no table to play at
	if err != nil || got != want || !got.Installed || last.Score() != got.Score {
		t.Errorf("%+v, %v, want %+v", got, err, want)
	}
}
