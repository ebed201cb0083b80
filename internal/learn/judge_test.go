package learn

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"fairymax/internal/arena"
)

// A gate goes on as it has begun, whatever time a later call has for it.
func TestControlStays(t *testing.T) {
	l := tiny(t, t.TempDir())
	l.Time = time.Hour
	l.Settings.Games = 0
	r := &run{Learner: l, state: &state{}}
	g := &generation{Number: 1}
	for _, call := range []struct {
		set  func()
		want string
	}{
		{func() {}, "1+0.01"},
		{func() { l.Time = time.Minute }, "1+0.01"},
		{func() { l.Time, l.Settings.Games = 0, 12 }, "12 nodes"},
		{func() { l.Time, l.Settings.Games = time.Minute, 0 }, "0.4+0.012"},
		{func() { l.Time = time.Hour }, "0.4+0.012"},
	} {
		call.set()
		if err := r.setControl(g); err != nil || g.Control.String() != call.want {
			t.Errorf("%v: %v, want %s", g.Control, err, call.want)
		}
	}
	if g.Control = (arena.Control{}); r.setControl(g) != nil || g.Control != r.control() {
		t.Errorf("a new gate has %v", g.Control)
	}
}

// Games of a gate that cannot be are told with their file.
func TestDamagedGate(t *testing.T) {
	l, s := finished(t)
	s.last().Stage = judging
	if err := l.save(s); err != nil {
		t.Fatal(err)
	}
	text := read(t, l.trials(1))
	write := strings.Replace(text, `{"game":1,`, `{"game":0,`, 1)
	if write == text {
		t.Fatalf("no game 1 in %s", text)
	}
	if err := os.WriteFile(l.trials(1), []byte(write), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Learn(t.Context()); err == nil || !strings.Contains(err.Error(), l.trials(1)+": game 0 occurs twice") {
		t.Errorf("%v", err)
	}
}

// A network that was installed and is damaged in the folder is told as that, not as another in use.
func TestDamagedCandidate(t *testing.T) {
	l, s := finished(t)
	if err := (&run{Learner: l, state: s}).install(t.Context(), s.last()); err != nil {
		t.Fatal(err)
	}
	if err := l.save(s); err != nil {
		t.Fatal(err)
	}
	whole := []byte(read(t, l.candidate(1)))
	l.Start, l.Generations = slices.Clone(whole), 2
	whole[len(whole)/2] ^= 1
	if err := os.WriteFile(l.candidate(1), whole, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Learn(t.Context()); err == nil || !strings.Contains(err.Error(), l.candidate(1)+": the network is damaged; put back a copy of it: "+l.Target) {
		t.Errorf("%v", err)
	}
}

// The network with which learning began may be kept or be in use still; a file of another beginning
// is neither.
func TestStartOfAnotherBeginning(t *testing.T) {
	l := tiny(t, t.TempDir())
	whole(t, l)
	l.Start = []byte(read(t, l.candidate(1)))
	s, err := l.begin()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(l.path(startFile), []byte(read(t, l.candidate(2))), 0o666); err != nil {
		t.Fatal(err)
	}
	if champion, err := l.champion(s, 1); err != nil || string(champion) != string(l.Start) {
		t.Errorf("not the network in use: %v", err)
	}
	l.Start = nil
	if _, err := l.champion(s, 1); err == nil {
		t.Error("a network of another beginning is taken")
	}
}
