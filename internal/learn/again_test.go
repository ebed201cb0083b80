package learn

import (
	"context"
	"errors"
	"os"
	"testing"

	"fairymax/engine/net"
)

// aged is a learner with games and a network of another version of the hand-written
// evaluation, with that network.
func aged(t *testing.T) (*Learner, []byte) {
	t.Helper()
	l := tiny(t, t.TempDir())
	whole(t, l)
	s, err := l.load()
	if err != nil {
		t.Fatal(err)
	}
	n, err := net.Parse([]byte(read(t, l.candidate(2))))
	if err != nil {
		t.Fatal(err)
	}
	n.Fingerprint, n.History.Games = "old", 1000
	s.Fingerprint, s.Start = "old", identity(nil, "old")
	s.Generations[0].Installed = true
	if err := l.save(s); err != nil {
		t.Fatal(err)
	}
	return l, n.Bytes()
}

// A stale network is learnt again from all games that are kept, on from its weights, and from
// nothing else.
func TestAgain(t *testing.T) {
	l, stale := aged(t)
	if _, err := l.Learn(t.Context()); err == nil {
		t.Error("learning goes on with another hand-written evaluation")
	}
	games := read(t, l.gamesOf(1)) + read(t, l.gamesOf(2))
	report, err := l.Again(t.Context(), stale)
	if err != nil {
		t.Fatal(err)
	}
	s, err := l.load()
	if err != nil || read(t, l.gamesOf(1))+read(t, l.gamesOf(2)) != games || read(t, l.path(reportFile)) != report {
		t.Errorf("%v, report\n%s", err, report)
	}
	if g := s.last(); g.Number != 2 || g.Stage != done || g.AllGames != 24 || s.finished() != 2 {
		t.Errorf("after learning again: %+v, %+v", s.Generations[0], g)
	}
	file := read(t, l.candidate(2))
	n, err := net.Parse([]byte(file))
	if err != nil || n.Fingerprint != s.Fingerprint || n.History.Games != 1000 {
		t.Errorf("%v: %+v", err, n)
	}
	a, b := modelOf(stale), modelOf([]byte(file))
	moved := 0.0
	for i := range a.Weights {
		d := float64(a.Weights[i] - b.Weights[i])
		moved += d * d
	}
	if moved == 0 || moved/float64(len(a.Weights)) > 0.01 {
		t.Errorf("the weights have moved by %v", moved)
	}
	if _, err := l.Again(t.Context(), []byte("another")); err != nil || read(t, l.candidate(2)) != file || read(t, l.path(staleFile)) != string(stale) {
		t.Errorf("a second call learns once more: %v", err)
	}
}

// Learning again that was stopped goes on to the same bytes.
func TestAgainResumes(t *testing.T) {
	l, stale := aged(t)
	other := *l
	other.Folder = t.TempDir()
	if err := os.CopyFS(other.Folder, os.DirFS(l.Folder)); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Again(t.Context(), stale); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	other.Report = func(s Status) {
		if s.Stage == string(training) {
			cancel()
		}
	}
	if _, err := other.Again(ctx, stale); !errors.Is(err, ErrStopped) {
		t.Fatal(err)
	}
	other.Report = nil
	if _, err := other.Again(t.Context(), stale); err != nil || read(t, other.candidate(2)) != read(t, l.candidate(2)) {
		t.Errorf("after a stop it learns something else: %v", err)
	}
}

// Without games there is nothing to learn from.
func TestAgainWithoutGames(t *testing.T) {
	empty := tiny(t, t.TempDir())
	if _, err := empty.Again(t.Context(), nil); !errors.Is(err, ErrNoGames) {
		t.Errorf("an empty folder: %v", err)
	}
	l, stale := aged(t)
	for g := 1; g <= 2; g++ {
		if err := os.Remove(l.gamesOf(g)); err != nil {
			t.Fatal(err)
		}
	}
	state := read(t, l.path(stateFile))
	if _, err := l.Again(t.Context(), stale); !errors.Is(err, ErrNoGames) || read(t, l.path(stateFile)) != state {
		t.Errorf("a folder without its games: %v", err)
	}
}

// What is refused is left as it was, and what is forgotten does not stay in the way of new games.
func TestAgainForgets(t *testing.T) {
	l, stale := aged(t)
	s, err := l.kept()
	if err != nil {
		t.Fatal(err)
	}
	s.Format = stateFormat + 1
	if err := l.save(s); err != nil {
		t.Fatal(err)
	}
	before := read(t, l.path(stateFile))
	if _, err := l.Again(t.Context(), stale); err == nil || read(t, l.path(stateFile)) != before {
		t.Errorf("a state of another version: %v", err)
	}
	s.Format = stateFormat
	s.Generations = append(s.Generations, &generation{Number: 3, Stage: playing})
	if err := l.save(s); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{l.own(3), l.weightsOf(3), l.trials(3)} {
		if err := os.WriteFile(path, []byte("of another evaluation"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := l.Again(t.Context(), stale); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{l.own(3), l.weightsOf(3), l.trials(3)} {
		if text, err := os.ReadFile(path); err == nil && string(text) == "of another evaluation" {
			t.Errorf("%s stays", path)
		}
	}
	s.Generations = nil
	fresh, err := l.begin()
	if err != nil {
		t.Fatal(err)
	}
	s.Fingerprint = fresh.Fingerprint
	if err := l.save(s); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Again(t.Context(), stale); !errors.Is(err, ErrNoGames) {
		t.Errorf("without games: %v", err)
	}
}
