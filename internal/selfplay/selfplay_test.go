package selfplay

import (
	"context"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/material"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
)

// names are games with castling, with hands and with a shuffled start.
var names = []string{"capablanca", "crazyhouse", "fischerandom"}

func rules(t testing.TB) (games []*board.Rules) {
	for _, name := range names {
		games = append(games, testgames.Shipped(t, name))
	}
	return games
}

func newRun(t *testing.T, path string, threads int, numbers ...int) *Run {
	s := Default(names, "test", 7)
	s.Nodes = 60
	return &Run{
		Settings: s, Path: path, Games: rules(t), Threads: threads, Numbers: slices.Values(numbers),
		Engine: func() *engine.Engine { return engine.New(eval.New, engine.Options{HashMB: 1}) },
	}
}

func play(t *testing.T, r *Run) {
	t.Helper()
	if err := r.Play(context.Background()); err != nil {
		t.Fatal(err)
	}
}

func content(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestShardsMergeExactly splits a run into shards, one of which is killed in the
// middle of a game and resumed.
func TestShardsMergeExactly(t *testing.T) {
	dir := t.TempDir()
	file := func(name string) string { return filepath.Join(dir, name) }
	play(t, newRun(t, file("whole"), 1, 0, 1, 2, 3, 4, 5))
	play(t, newRun(t, file("even"), 2, 4, 2, 0))
	play(t, newRun(t, file("odd"), 1, 1, 3))
	odd := content(t, file("odd"))
	if err := os.WriteFile(file("odd"), []byte(odd[:len(odd)-9]), 0o666); err != nil {
		t.Fatal(err)
	}
	play(t, newRun(t, file("odd"), 2, 1, 3, 5))
	if err := Merge(file("merged"), file("even"), file("odd"), file("odd")); err != nil {
		t.Fatal(err)
	}
	if content(t, file("merged")) != content(t, file("whole")) {
		t.Error("the merged shards are not the whole run")
	}
	if err := Merge(file("merged"), file("even")); err == nil {
		t.Error("a file was overwritten")
	}
}

// TestSignsOfScores holds that the side that wins has the better scores.
func TestSignsOfScores(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games")
	play(t, newRun(t, path, 2, 0, 1, 2, 3, 4, 5, 6, 7, 8))
	agree, disagree := 0, 0
	read(t, path, func(r *Record, g *board.Game) bool {
		if len(r.Scores) != len(r.Moves)-r.Random {
			t.Errorf("game %d has %d scores for %d moves", r.Number, len(r.Scores), len(r.Moves)-r.Random)
		}
		for i, score := range r.Scores {
			side := g.PositionAt(r.Random + i).Turn()
			switch points := r.Result.Points(side); {
			case score > 300 && points == 1, score < -300 && points == 0:
				agree++
			case score > 300 && points == 0, score < -300 && points == 1:
				disagree++
			}
		}
		return true
	})
	if agree < 4*disagree || agree < 20 {
		t.Errorf("the winner of a game is better in %d scores and worse in %d", agree, disagree)
	}
}

// undecided calls every position even.
type undecided struct{ *material.Evaluator }

func (undecided) Score(int, *board.Position) int32 { return 0 }
func (undecided) Rough(int, *board.Position) int32 { return 0 }

// TestScoresAfterAnAgreedDraw holds that each score belongs to a move: the side that accepts a
// draw has thought, and does not move.
func TestScoresAfterAnAgreedDraw(t *testing.T) {
	def := testgames.Chess()
	def.Endings.Repetition.Count, def.Endings.MoveRule = 0, 0
	blocked := testgames.Compile(t, def)
	r := newRun(t, filepath.Join(t.TempDir(), "games"), 1, 0)
	r.Variants, r.Games = r.Variants[:1], []*board.Rules{blocked}
	r.Engine = func() *engine.Engine {
		return engine.New(func(g *traits.Game) func() undecided {
			begin := material.New(g)
			return func() undecided { return undecided{begin()} }
		}, engine.Options{HashMB: 1})
	}
	r.Begin = func(*engine.Engine, int) (*board.Position, []board.Move) {
		return testgames.Position(t, blocked, "rb2k3/8/8/pppppppp/PPPPPPPP/8/8/RB2K3 w - - 0 1"), nil
	}
	agreed := false
	r.Report = func(r *Record) {
		if agreed = r.Result == Draw; len(r.Scores) != len(r.Moves)-r.Random {
			t.Errorf("%d scores of %d moves", len(r.Scores), len(r.Moves)-r.Random)
		}
	}
	if play(t, r); !agreed {
		t.Error("no draw was agreed")
	}
}

func read(t *testing.T, path string, each func(*Record, *board.Game) bool) {
	t.Helper()
	load := func(name string) (*board.Rules, error) { return rules(t)[slices.Index(names, name)], nil }
	if _, err := Read(path, load, each); err != nil {
		t.Fatal(err)
	}
}

// TestRefusals holds what is said of files that cannot be continued.
func TestRefusals(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games")
	play(t, newRun(t, path, 1, 0))
	other := newRun(t, path, 1, 1)
	other.Seed++
	if err := other.Play(context.Background()); err == nil || !strings.Contains(err.Error(), "other settings") {
		t.Errorf("a run continued the file of another one: %v", err)
	}
	if err := os.WriteFile(path, []byte("[Event \"?\"]"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := newRun(t, path, 1, 1).Play(context.Background()); err == nil || !strings.Contains(err.Error(), "it is not a file of self-play games") {
		t.Errorf("a foreign file was overwritten: %v", err)
	}
}

// TestDamagedRecords changes single bytes of a record: it is refused or it is another
// game, and nothing crashes.
func TestDamagedRecords(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games")
	run := newRun(t, path, 1, 1)
	play(t, run)
	read(t, path, func(r *Record, g *board.Game) bool {
		whole := r.encode(g)
		for i := range whole {
			damaged := slices.Clone(whole)
			damaged[i] ^= 0x5a
			if _, _, err := decode(damaged, run.Games); err != nil {
				continue
			}
		}
		_, _, err := decode(whole[:len(whole)-1], run.Games)
		if err == nil {
			t.Error("a record without its end was read")
		}
		return true
	})
}

// Summaries say what the records say, and leave a file alone that is being written.
func TestSummaries(t *testing.T) {
	run := newRun(t, filepath.Join(t.TempDir(), "games"), 1, 0, 1, 2)
	want := map[int]Summary{}
	run.Report = func(r *Record) { want[r.Number] = Summary{r.Number, r.Start, r.Result, len(r.Scores)} }
	if err := run.Play(t.Context()); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(run.Path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(run.Path, append(text, 200, 1), 0o666); err != nil { // a game is being added
		t.Fatal(err)
	}
	got := map[int]Summary{}
	if err := Summaries(run.Path, run.Settings, func(s Summary) { got[s.Number] = s }); err != nil || !maps.Equal(got, want) || len(got) == 0 {
		t.Errorf("%v, %v; want %v", got, err, want)
	}
	if now, _ := os.ReadFile(run.Path); len(now) != len(text)+2 {
		t.Error("the file has changed")
	}
	run.Settings.Seed++
	if err := Summaries(run.Path, run.Settings, func(Summary) {}); err == nil {
		t.Error("games of other settings are read")
	}
}

// Only a score that counts plies to a win proves it; a large evaluation does not.
func TestWins(t *testing.T) {
	for score, want := range map[int16]bool{32000: true, 31900: true, 31500: false, 0: false, -31900: false, -32000: false} {
		if got := wins(score); got != want {
			t.Errorf("%d wins: %v", score, got)
		}
	}
}

// Parts of a run are found, kept from others, and merged to the bytes of one run.
func TestParts(t *testing.T) {
	folder := t.TempDir()
	whole, own := filepath.Join(folder, "games.play"), filepath.Join(folder, "own")
	one := newRun(t, filepath.Join(folder, "one"), 1, 0, 1, 2, 3)
	for _, run := range []*Run{
		newRun(t, arena.Shard{K: 1, N: 2}.File(whole), 1, 0, 2), newRun(t, arena.Shard{K: 2, N: 2}.File(whole), 1, 1), newRun(t, own, 1, 3), one,
	} {
		play(t, run)
	}
	parts, err := HoldParts(whole, one.Settings)
	if err != nil || len(parts.Files) != 2 || len(parts.Games) != 3 || parts.Games[2] == 0 {
		t.Fatalf("%+v, %v", parts, err)
	}
	var held *atomicfile.HeldError
	if _, err := HoldParts(whole, one.Settings); !errors.As(err, &held) {
		t.Errorf("held twice: %v", err)
	}
	parts.Release()
	other := one.Settings
	other.Seed++
	if _, err := HoldParts(whole, other); err == nil {
		t.Error("parts of another run")
	}
	if err := parts.MergeInto(whole, own); err != nil {
		t.Fatal(err)
	}
	if content(t, whole) != content(t, one.Path) {
		t.Error("merged parts are not one run")
	}
	parts.Remove()
	if again, err := HoldParts(whole, one.Settings); err != nil || len(again.Files) != 0 {
		t.Errorf("%+v, %v", again, err)
	}
}
