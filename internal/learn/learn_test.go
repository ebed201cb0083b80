package learn

import (
	"context"
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/engine/net"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
)

// tiny is a learner that needs a second of time.
func tiny(t *testing.T, folder string) *Learner {
	t.Helper()
	return &Learner{
		Names: []string{"losalamos"}, Games: []*board.Rules{testgames.Shipped(t, "losalamos")},
		Folder: folder, Target: filepath.Join(folder, "installed", "tiny.net"), Threads: 1,
		Settings: Settings{Games: 12, Generations: 2, Nodes: 12, Trials: 4, TrialNodes: 12},
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// learnt is what a learner has made: the candidates and the games.
func learnt(t *testing.T, l *Learner) string {
	t.Helper()
	all := ""
	for g := 1; g <= l.Generations; g++ {
		all += read(t, l.candidate(g)) + read(t, l.gamesOf(g))
	}
	return all
}

// whole learns without a stop.
func whole(t *testing.T, l *Learner) string {
	t.Helper()
	if _, err := l.Learn(t.Context()); err != nil {
		t.Fatal(err)
	}
	return learnt(t, l)
}

// The same seed gives the same bytes, with any number of threads, and in shards.
func TestSameBytes(t *testing.T) {
	want := whole(t, tiny(t, t.TempDir()))
	threads := tiny(t, t.TempDir())
	threads.Threads = 3
	if whole(t, threads) != want {
		t.Error("three threads learn something else than one")
	}
	other := tiny(t, t.TempDir())
	other.Seed = 2
	if whole(t, other) == want {
		t.Error("another seed learns the same")
	}
	shards := tiny(t, t.TempDir())
	ctx, cancel := context.WithCancel(t.Context())
	shards.Report = func(s Status) {
		if s.Games == 3 { // the shards play these games too
			cancel()
		}
	}
	if _, err := shards.Learn(ctx); !errors.Is(err, ErrStopped) {
		t.Fatal(err)
	}
	shards.Report = nil
	for k := 1; k <= 2; k++ {
		if err := shards.Shard(t.Context(), arena.Shard{K: k, N: 2}); err != nil {
			t.Fatal(err)
		}
	}
	if whole(t, shards) != want {
		t.Error("two shards learn something else than one run")
	}
	if s, err := shards.load(); err != nil || s.Generations[0].Games != 12 {
		t.Errorf("games were counted twice: %v, %+v", err, s.Generations[0])
	}
}

// Parts that were played after learning had ended are learnt from without being asked for.
func TestPartsOfNextGeneration(t *testing.T) {
	l := tiny(t, t.TempDir())
	l.Generations = 1
	whole(t, l)
	l.Generations = 0
	if _, err := l.Learn(t.Context()); !errors.Is(err, ErrDone) {
		t.Fatalf("learning again without parts: %v", err)
	}
	if err := l.Shard(t.Context(), arena.Shard{K: 1, N: 1}); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Learn(t.Context()); err != nil {
		t.Fatal(err)
	}
	if s, err := l.load(); err != nil || s.finished() != 2 {
		t.Errorf("%d generations, %v", s.finished(), err)
	}
}

// positions are the most that were told of each generation.
type positions [3]int

func (p *positions) note(s Status) { p[s.Generation] = max(p[s.Generation], s.Positions) }

// Learning that is stopped anywhere, with torn files, goes on to the same bytes, and counts
// no position twice.
func TestResume(t *testing.T) {
	first := tiny(t, t.TempDir())
	var all, counted positions
	first.Report = all.note
	want := whole(t, first)
	folder := t.TempDir()
	for stop := int64(1); ; stop += 5 {
		l := tiny(t, folder)
		ctx, cancel := context.WithCancel(t.Context())
		var told atomic.Int64
		l.Report = func(s Status) {
			counted.note(s)
			if told.Add(1) == stop {
				cancel()
			}
		}
		_, err := l.Learn(ctx)
		cancel()
		if err == nil {
			if learnt(t, l) != want {
				t.Error("what was stopped and resumed learns something else")
			}
			if all[1] == 0 || counted != all {
				t.Errorf("positions by generation: got %v, want %v", counted, all)
			}
			return
		}
		if !errors.Is(err, ErrStopped) {
			t.Fatal(err)
		}
		for g := 1; g <= 2; g++ {
			tear(t, l.own(g))
			tear(t, l.trials(g))
		}
	}
}

// A training that was stopped goes on from its checkpoint.
func TestTrainingGoesOn(t *testing.T) {
	l := tiny(t, t.TempDir())
	l.Generations = 1
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	l.Report = func(s Status) {
		if s.Stage == string(training) && s.Part > 0.5 {
			cancel()
		}
	}
	if _, err := l.Learn(ctx); !errors.Is(err, ErrStopped) {
		t.Fatal(err)
	}
	least := 1.0
	l.Report = func(s Status) {
		if s.Stage == string(training) && s.Part > 0 {
			least = min(least, s.Part)
		}
	}
	whole(t, l)
	if least <= 0.5 {
		t.Errorf("it goes on at %v", least)
	}
	if _, err := os.Stat(l.checkpoint(1)); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the checkpoint is still there: %v", err)
	}
}

// Samples are made once of the games of a generation, anew if games or samples have changed,
// and are gone at the end.
func TestSamples(t *testing.T) {
	want := whole(t, tiny(t, t.TempDir()))
	l := tiny(t, t.TempDir())
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	l.Report = func(s Status) {
		if s.Generation == 2 && s.Stage == string(training) && s.Part > 0.5 {
			cancel()
		}
	}
	if _, err := l.Learn(ctx); !errors.Is(err, ErrStopped) {
		t.Fatal(err)
	}
	first := read(t, l.samplesOf(1))
	kept, err := os.Stat(l.samplesOf(1))
	if err != nil || len(first) < 1000 {
		t.Fatalf("%d bytes of samples, %v", len(first), err)
	}
	damaged := []byte(read(t, l.samplesOf(2)))
	damaged[len(damaged)/2] ^= 1
	if err := os.WriteFile(l.samplesOf(2), damaged, 0o666); err != nil {
		t.Fatal(err)
	}
	l.Report = func(s Status) {
		if s.Stage == string(training) && s.Part > 0 {
			if now, err := os.Stat(l.samplesOf(1)); err != nil || !now.ModTime().Equal(kept.ModTime()) {
				t.Errorf("the samples of the first generation were made twice: %v", err)
			}
		}
	}
	if whole(t, l) != want {
		t.Error("it learns something else from samples that were made anew")
	}
	for g := 1; g <= 2; g++ {
		if _, err := os.Stat(l.samplesOf(g)); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("the samples of generation %d are still there: %v", g, err)
		}
	}
}

// A generation goes on from the network in use.
func TestGoesOnFromNetwork(t *testing.T) {
	l := tiny(t, t.TempDir())
	l.Generations = 1
	whole(t, l)
	network := []byte(read(t, l.candidate(1)))
	next := tiny(t, t.TempDir())
	next.Generations, next.Start, next.Seed = 1, network, 2
	whole(t, next)
	far := func(a, b []byte) (sum float64) {
		x, y := modelOf(a), modelOf(b)
		for i := range x.Weights {
			sum += math.Abs(float64(x.Weights[i] - y.Weights[i]))
		}
		return sum / float64(len(x.Weights))
	}
	if d := far(network, []byte(read(t, next.candidate(1)))); d == 0 || d > 0.01 {
		t.Errorf("weights differ by %v on average", d)
	}
	s, err := next.load()
	if err != nil {
		t.Fatal(err)
	}
	before, after := correctionOf(network).History, correctionOf([]byte(read(t, next.candidate(1)))).History
	if won, err := (&run{Learner: next, state: s}).won(&generation{Number: 1, Control: next.control(), Score: "+1"}); err != nil || won != "12 nodes against generation 1: +1" {
		t.Errorf("it has won %q, %v", won, err)
	}
	s.last().Installed = false // as if the gate had refused it
	if h, err := (&run{Learner: next, state: s}).history(&generation{Number: 2}); err != nil || h.Generation != 2 {
		t.Errorf("the candidate after a refused one is of generation %d, %v", h.Generation, err)
	}
	if after.Games != 2*before.Games || after.Positions != before.Positions+s.last().Samples || after.Generation != 2 {
		t.Errorf("after %+v comes %+v", before, after)
	}
}

// tear removes the last bytes of a file, as a killed program would have.
func tear(t *testing.T, path string) {
	t.Helper()
	info, err := os.Stat(path)
	if err != nil {
		return
	}
	if err := os.Truncate(path, max(0, info.Size()-3)); err != nil {
		t.Fatal(err)
	}
}

// Learning by the clock ends in time, leaves a report, and goes on in a new session.
func TestTime(t *testing.T) {
	l := tiny(t, t.TempDir())
	l.Settings = Settings{Time: 2 * time.Second, Nodes: 12} // with less, a busy machine plays too few games
	began := time.Now()
	for generation := 1; generation <= 2; generation++ {
		report, err := l.Learn(t.Context())
		if err != nil || strings.Count(report, "Generation ") != generation || read(t, l.path(reportFile)) != report {
			t.Errorf("%v, report\n%s", err, report)
		}
	}
	if took := time.Since(began); took > 40*time.Second {
		t.Errorf("four seconds took %v", took)
	}
	if !strings.Contains(read(t, l.path(curveFile)), "<polyline") {
		t.Error("there is no curve")
	}
}

// A new session first goes on with a gate that was undecided.
func TestUndecidedGateGoesOn(t *testing.T) {
	for undecided, want := range map[bool]stage{true: judging, false: done} {
		l := tiny(t, t.TempDir())
		l.Settings = Settings{Time: time.Hour, Nodes: 12}
		s, err := l.begin()
		if err != nil {
			t.Fatal(err)
		}
		g := &generation{Number: 1, Stage: done, Undecided: undecided}
		s.Generations = append(s.Generations, g)
		if err := (&run{Learner: l, state: s}).open(); err != nil {
			t.Fatal(err)
		}
		if g.Stage != want || undecided && (g.End <= 0 || g.End > time.Hour/2) || s.Session.Last != 3 {
			t.Errorf("undecided %v: %s until %v, then up to generation %d", undecided, g.Stage, g.End, s.Session.Last)
		}
	}
}

// finished is a learner with a generation that is done, and its state.
func finished(t *testing.T) (*Learner, *state) {
	t.Helper()
	l := tiny(t, t.TempDir())
	l.Generations = 1
	whole(t, l)
	s, err := l.load()
	if err != nil {
		t.Fatal(err)
	}
	return l, s
}

// An installed network plays the game; the next generation begins with it.
func TestInstall(t *testing.T) {
	l, s := finished(t)
	g := s.last()
	g.Installed, g.Score = false, "won"
	if err := (&run{Learner: l, state: s}).install(t.Context(), g); err != nil || !g.Installed {
		t.Fatal(err)
	}
	n, err := net.Parse([]byte(read(t, l.Target)))
	if err != nil {
		t.Fatal(err)
	}
	if h := n.History; h.Gate != "12 nodes: won" || h.Games != 12 || n.Fits(traits.New(l.Games[0])) != nil {
		t.Errorf("history %+v", h)
	}
	if err := l.checkInUse(s); err == nil {
		t.Error("learning goes on from the installed network although the hand-written evaluation is in use")
	}
	if l.Start = []byte(read(t, l.Target)); l.checkInUse(s) != nil {
		t.Error("learning does not go on from the installed network")
	}
	if champion, err := l.champion(s, 2); err != nil || string(champion) != read(t, l.Target) {
		t.Errorf("generation 2 does not begin with the network of the first: %v", err)
	}
}

// What cannot be learnt is refused in words.
func TestRefused(t *testing.T) {
	folder := t.TempDir()
	first := tiny(t, folder)
	first.Generations = 1
	whole(t, first)
	for want, change := range map[string]func(*Learner){
		"the seed 1":         func(l *Learner) { l.Seed = 5 },
		"12 nodes":           func(l *Learner) { l.Nodes = 13 },
		"another game":       func(l *Learner) { l.Names, l.Games[0] = []string{"gardner"}, testgames.Shipped(t, "gardner") },
		"have changed since": func(l *Learner) { l.Games[0] = testgames.Shipped(t, "gardner") },
		"cannot share": func(l *Learner) {
			l.Names, l.Games = []string{"a", "b"}, append(l.Games, testgames.Shipped(t, "gardner"))
		},
		"no game": func(l *Learner) { l.Names, l.Games = nil, nil },
		"give either a time or a number of games, not both": func(l *Learner) { l.Time = 1 },
		"give a time or a number of games":                  func(l *Learner) { l.Settings.Games = 0 },
		"negative":                                          func(l *Learner) { l.Nodes = -1 },
		"all requested generations are done; give a larger number to continue": func(l *Learner) { l.Generations = 1 },
	} {
		l := tiny(t, folder)
		change(l)
		if _, err := l.Learn(t.Context()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
	other := tiny(t, folder)
	other.Generations, other.Start = 2, []byte("a network")
	if _, err := other.Learn(t.Context()); err == nil || !strings.Contains(err.Error(), "continues from an evaluation other than the one in use") {
		t.Errorf("another network is in use: %v", err)
	}
	state := read(t, first.path(stateFile))
	for _, text := range []string{"", "[]", strings.Replace(state, `"generations": [`, `"generations": [null,`, 1)} {
		if err := os.WriteFile(first.path(stateFile), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := tiny(t, folder).Learn(t.Context()); err == nil || !strings.Contains(err.Error(), stateFile) {
			t.Errorf("%.20q as state: %v", text, err)
		}
	}
	release, err := atomicfile.Hold(first.path(stateFile))
	if err != nil {
		t.Fatal(err)
	}
	defer release()
	if _, err := tiny(t, folder).Learn(t.Context()); err == nil || !strings.Contains(err.Error(), "is in use") {
		t.Errorf("two processes learn in one folder: %v", err)
	}
}

// A generation of which nothing can be learnt plays more games when it is called again.
func TestNoPositions(t *testing.T) {
	l := tiny(t, t.TempDir())
	l.Generations, l.Settings.Games = 1, 1
	if _, err := l.Learn(t.Context()); !errors.Is(err, errNoPositions) {
		t.Fatalf("one game: %v", err)
	}
	l.Settings.Games = 12
	if report, err := l.Learn(t.Context()); err != nil {
		t.Errorf("twelve games: %v, %s", err, report)
	}
}
