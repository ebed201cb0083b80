package report

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
	"fairymax/internal/arena"
)

// small is a study that needs a second of time.
func small(t *testing.T, r *board.Rules, folder string) *Study {
	t.Helper()
	return &Study{
		Name: "small", Title: "Small", Rules: r, Evaluation: handWritten, Version: "test", Folder: folder,
		Engine: func() *engine.Engine { return engine.New(eval.New, engine.Options{HashMB: 1}) },
		Games:  12, Nodes: 20, Plies: 2, Seed: 1, Threads: 1,
	}
}

func made(t *testing.T, s *Study) *Report {
	t.Helper()
	r, err := s.Make(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func asJSON(t *testing.T, r *Report) string {
	t.Helper()
	text, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The same settings give the same report: with several threads, stopped and
// resumed, and in parts.
func TestSameReport(t *testing.T) {
	rules := testgames.Shipped(t, "losalamos")
	want := asJSON(t, made(t, small(t, rules, t.TempDir())))
	threads := small(t, rules, t.TempDir())
	threads.Threads = 3
	if asJSON(t, made(t, threads)) != want {
		t.Error("three threads report something else than one")
	}
	folder := t.TempDir()
	for stop := 3; ; stop += 17 {
		s := small(t, rules, folder)
		ctx, cancel := context.WithCancel(t.Context())
		told := 0
		s.Report = func(Status) {
			if told++; told == stop {
				cancel()
			}
		}
		r, err := s.Make(ctx)
		cancel()
		if err == nil {
			if asJSON(t, r) != want {
				t.Error("what was stopped and resumed reports something else")
			}
			break
		}
		if !errors.Is(err, ErrStopped) {
			t.Fatal(err)
		}
	}
	parts := t.TempDir()
	for k := 4; k > 1; k-- { // one is missing
		if err := small(t, rules, parts).Play(t.Context(), arena.Shard{K: k, N: 4}); err != nil {
			t.Fatal(err)
		}
	}
	for _, which := range []string{"played", "merged"} {
		if asJSON(t, made(t, small(t, rules, parts))) != want {
			t.Errorf("four parts report something else than one when they are %s", which)
		}
	}
	other := small(t, rules, t.TempDir())
	other.Seed = 2
	if asJSON(t, made(t, other)) == want {
		t.Error("another seed reports the same")
	}
}

// What a damaged file does not have is played again.
func TestDamagedSkill(t *testing.T) {
	rules, folder := testgames.Shipped(t, "losalamos"), t.TempDir()
	want := asJSON(t, made(t, small(t, rules, folder)))
	s := small(t, rules, folder)
	file := s.path(fmt.Sprintf(skillFile, s.skillGames(s.Games)))
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"", "[", "{}", `[{"number":0,"points":99}]`, `[{"number":-1,"points":1},{"number":99999,"points":1}]`,
		strings.Replace(string(whole), `"number":0,"points":`, `"number":0,"points":-`, 1)[:len(whole)/2] + "]",
	} {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if asJSON(t, made(t, small(t, rules, folder))) != want {
			t.Errorf("with %.40q something else is reported", text)
		}
	}
}

// The parts of a report agree with each other.
func TestReport(t *testing.T) {
	r := made(t, small(t, testgames.Shipped(t, "losalamos"), t.TempDir()))
	if sum := r.WhiteWins.Value + r.Draws.Value + r.BlackWins.Value; math.Abs(sum-1) > 1e-9 {
		t.Errorf("the results add up to %v", sum)
	}
	if points := r.WhiteWins.Value + r.Draws.Value/2; math.Abs(points-r.White.Value) > 1e-9 {
		t.Errorf("White has %v points, by the results %v", r.White.Value, points)
	}
	ended, most := 0.0, 0
	for _, e := range r.Endings {
		ended += e.Share.Value
	}
	for _, n := range r.Length.Bins {
		most += n
	}
	if math.Abs(ended-1) > 1e-9 || most != r.Made.Games || len(r.Visits) != 36 || len(r.Units) != 24 || len(r.Opening.Moves) != 10 {
		t.Errorf("endings %v, lengths %d, %d squares, %d pieces, %d first moves", ended, most, len(r.Visits), len(r.Units), len(r.Opening.Moves))
	}
	for _, l := range r.Skill.Levels {
		if l.Games != 4 || !(l.Low <= l.Elo && l.Elo <= l.High) {
			t.Errorf("level %+v", l)
		}
	}
}

// A win by force at the start is told, and a piece that never moves.
func TestCertain(t *testing.T) {
	rook := testgames.Piece("R", testgames.Rider(0, 1, 0))
	stone := testgames.Piece("S", []define.Step{})
	def := testgames.Define(6, 6, "5k/R5/1R4/6/6/SK4 w - - 0 1", -1, -1, rook, stone)
	s := small(t, testgames.Compile(t, def), t.TempDir())
	s.Games, s.Plies = 60, 0
	text := strings.Join(made(t, s).Certain, "\n")
	for _, want := range []string{"wins by force, in 1 move", "White's S on a1"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
}

// Wilson's interval, against published values.
func TestShare(t *testing.T) {
	for _, row := range []struct {
		hits, n   int
		low, high float64
	}{{0, 10, 0, 0.2775}, {5, 10, 0.2366, 0.7634}, {81, 263, 0.2553, 0.3662}} {
		e := share(row.hits, row.n)
		if math.Abs(e.Low-row.low) > 1e-4 || math.Abs(e.High-row.high) > 1e-4 {
			t.Errorf("%d of %d: %+v, want %v to %v", row.hits, row.n, e, row.low, row.high)
		}
	}
}

// Intervals of shares of a game are shares too.
func TestShareOfGame(t *testing.T) {
	r := testgames.Shipped(t, "losalamos")
	u, d := newUsage(r), drama{}
	for _, x := range []float64{1, 1, 0.8, 1} {
		c := &u.types[1]
		for _, s := range []*sample{&c.deadly, &c.lost, &c.lives, &d.clear} {
			s.add(x)
		}
	}
	list := u.summary(make([]int, r.Types()+1))
	for _, e := range []Estimate{list[0].Deadly, list[0].Lost, list[0].Lives, d.summary().Clear} {
		if !(0 <= e.Low && e.Low < e.Value && e.Value < e.High && e.High <= 1) {
			t.Errorf("%+v is no share", e)
		}
	}
	if e := share(0, 12); e.Low != 0 {
		t.Errorf("the interval of nothing begins at %v", e.Low)
	}
}

func TestSpread(t *testing.T) {
	s := spread([]int{3, 1, 2, 100, 4})
	if s.Least != 1 || s.Median != 3 || s.Most != 100 || s.Quarter != 2 || s.Quarter3 != 4 || s.Mean.Value != 22 || s.Width != 5 || s.Bins[0] != 4 || s.Bins[20] != 1 {
		t.Errorf("%+v", s)
	}
}

func TestLeadChanges(t *testing.T) {
	if n := leadChanges([]float64{0.5, 0.7, 0.5, 0.55, 0.3, 0.1, 0.9}); n != 2 {
		t.Errorf("%d changes", n)
	}
}

// The difference of two shares, by the example of Newcombe 1998, method 10; in words, only
// where it is one.
func TestDifference(t *testing.T) {
	one, other := &Report{Title: "One", White: share(56, 70)}, &Report{Title: "Other", White: share(48, 80)}
	points := figures()[0]
	d, known := points.difference(one, other)
	if !known || math.Abs(d.Value-0.2) > 1e-9 || math.Abs(d.Low-0.0524) > 1e-4 || math.Abs(d.High-0.3339) > 1e-4 {
		t.Errorf("%+v", d)
	}
	const text = "Other is worse for White than One: White's points 60.0 % [49.0, 70.0] against 80.0 % [69.2, 87.7], a difference of -20.0 [-33.4, -5.2] percentage points."
	if got := differences([]*Report{one, other, one}); len(got) != 2 || got[0] != text || !strings.HasPrefix(got[1], "No figure shows a difference between One and One") {
		t.Errorf("%q", got)
	}
	if _, known := points.difference(one, &Report{}); known {
		t.Error("a figure that is missing differs")
	}
}

// A figure that has no word for a game is told nevertheless, so that no figure is left
// out where none is said to differ; first moves that were counted have no interval.
func TestDifferenceWithoutWord(t *testing.T) {
	one, other := &Report{Title: "One"}, &Report{Title: "Other"}
	one.Opening, other.Opening = Opening{Playable: 3, Moves: make([]FirstMove, 20)}, Opening{Playable: 9, Moves: make([]FirstMove, 20)}
	if got := differences([]*Report{one, other}); len(got) != 1 || !strings.HasPrefix(got[0], "No figure shows a difference between Other and One: all intervals of differences include 0.") {
		t.Errorf("%q", got)
	}
	one.Drama.Comebacks, other.Drama.Comebacks = share(56, 70), share(48, 80)
	const text = "Other against One: Comebacks 60.0 % [49.0, 70.0] against 80.0 % [69.2, 87.7], a difference of -20.0 [-33.4, -5.2] percentage points."
	if got := differences([]*Report{one, other}); len(got) != 1 || got[0] != text {
		t.Errorf("%q", got)
	}
}
