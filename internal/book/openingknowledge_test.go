package book

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"fairymax/board"
)

func open(t testing.TB, folder string, r *board.Rules) *OpeningKnowledge {
	t.Helper()
	k, err := Open(folder, "normal", "", r)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func TestRemember(t *testing.T) {
	r := rulesOf(t, "normal")
	folder := filepath.Join(t.TempDir(), "books")
	k := open(t, folder, r)
	p := game(t, r, "e2e4 e7e5 g1f3").Position()
	if f, ok := k.Recall(p); ok {
		t.Errorf("%v was never learned", f)
	}
	knight, bishop := parse(t, p, "b8c6"), parse(t, p, "f8d6")
	for _, step := range []struct {
		move  board.Move
		score int
		depth int
		want  Analysis
	}{
		{bishop, -20, 8, Analysis{bishop, -20, 8, false}},
		{knight, 5, 12, Analysis{knight, 5, 12, false}},
		{bishop, 500, 9, Analysis{knight, 5, 12, false}},
		{knight, 100003, 12, Analysis{knight, 100003, 12, false}},
		{bishop, -100003, 13, Analysis{bishop, -100003, 13, false}},
	} {
		if err := k.Remember(p, step.move, step.score, step.depth); err != nil {
			t.Fatal(err)
		}
		for _, reader := range []*OpeningKnowledge{k, open(t, folder, r)} {
			if got, ok := reader.Recall(p); !ok || got != step.want {
				t.Errorf("after a score of %d at depth %d it is %v, want %v", step.score, step.depth, got, step.want)
			}
		}
	}
	// Other moves lead to the same position.
	if _, ok := k.Recall(game(t, r, "g1f3 e7e5 e2e4").Position()); !ok {
		t.Error("the position is not recognised when it comes about in another order")
	}
}

// Analyses of another evaluation are ignored, but those of a person are not.
func TestRememberWithEvaluations(t *testing.T) {
	r, folder := rulesOf(t, "normal"), t.TempDir()
	p := game(t, r, "e2e4 e7e5").Position()
	knight, bishop := parse(t, p, "g1f3"), parse(t, p, "f1c4")
	with := func(evaluation string) *OpeningKnowledge {
		k, err := Open(folder, "normal", evaluation, r)
		if err != nil {
			t.Fatal(err)
		}
		return k
	}
	check := func(evaluation string, want Analysis) {
		t.Helper()
		if got, ok := with(evaluation).Recall(p); got != want || ok != (want != Analysis{}) {
			t.Errorf("with %q it is %v, want %v", evaluation, got, want)
		}
	}
	remember := func(evaluation string, m board.Move, score, depth int) {
		t.Helper()
		if err := with(evaluation).Remember(p, m, score, depth); err != nil {
			t.Fatal(err)
		}
	}
	remember("", knight, 20, 18)
	check("", Analysis{knight, 20, 18, false})
	check("1a2b3c4d", Analysis{})
	remember("1a2b3c4d", bishop, 30, 9)
	check("1a2b3c4d", Analysis{bishop, 30, 9, false})
	check("", Analysis{knight, 20, 18, false})
	remember("5e6f", bishop, 10, 8) // shallower, but the other one is of no use any more
	check("5e6f", Analysis{bishop, 10, 8, false})
	check("1a2b3c4d", Analysis{})
	path := filepath.Join(folder, "normal.known")
	text, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(text), "\tg1f3:+20/18 f1c4:+10/8/5e6f\n") {
		t.Errorf("%v; the file is\n%s", err, text)
	}
	if err := os.WriteFile(path, []byte(Key(p)+"\tg1f3:+20/18 f1c4:+10\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	check("5e6f", Analysis{bishop, 10, 0, true})
}

// The program reads and keeps what a person writes into a file meanwhile.
func TestRefresh(t *testing.T) {
	r := rulesOf(t, "normal")
	folder := t.TempDir()
	k := open(t, folder, r)
	p := r.Start()
	if err := k.Remember(p, parse(t, p, "e2e4"), 30, 20); err != nil {
		t.Fatal(err)
	}
	known, opening := filepath.Join(folder, "normal.known"), filepath.Join(folder, "normal.book")
	text := readFile(t, known)
	writeFile(t, known, strings.Replace(text, "e2e4:+30/20", "e2e4:+30/20 a2a3:-7 # mine", 1))
	writeFile(t, opening, start+"\te2e4:1/1 a2a4 x9\nx8\n")
	err := k.Refresh()
	if err == nil || !strings.Contains(err.Error(), "normal.book:2:3: position") {
		t.Errorf("the bad line is reported as %v", err)
	}
	if err := k.Refresh(); err != nil {
		t.Errorf("what has not changed is reported again: %v", err)
	}
	if got, want := len(k.Moves(p)), 2; got != want {
		t.Errorf("%d book moves, want %d", got, want)
	}
	if err := k.Remember(p, parse(t, p, "d2d4"), 99, 99); err != nil {
		t.Fatal(err)
	}
	if got, _ := k.Recall(p); got != (Analysis{parse(t, p, "a2a3"), -7, 0, true}) {
		t.Errorf("the analysis of a person has become %v", got)
	}
	if text := readFile(t, known); !strings.Contains(text, "a2a3:-7 d2d4:+99/99 e2e4:+30/20 # mine\n") {
		t.Errorf("the file has become %q", text)
	}
	if err := os.Remove(opening); err != nil {
		t.Fatal(err)
	}
	if err := k.Refresh(); err != nil || k.Moves(p) != nil {
		t.Errorf("a book that was removed still gives %v: %v", k.Moves(p), err)
	}
}

// Two programs and several goroutines of each remember different positions.
func TestConcurrentKnowledge(t *testing.T) {
	r := rulesOf(t, "normal")
	folder := t.TempDir()
	var list board.MoveList
	r.Start().Legal(&list)
	programs := []*OpeningKnowledge{open(t, folder, r), open(t, folder, r)}
	var wait sync.WaitGroup
	for i, m := range list.Moves() {
		wait.Go(func() {
			var p board.Position
			var replies board.MoveList
			r.Start().Play(m, &p)
			p.Legal(&replies)
			k := programs[i%len(programs)]
			if err := k.Remember(&p, replies.Moves()[0], i, i); err != nil {
				t.Error(err)
			}
			if got, ok := k.Recall(&p); !ok || got.Score != i {
				t.Errorf("move %d is recalled as %v", i, got)
			}
			k.Moves(&p)
			if err := k.Refresh(); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	last := open(t, folder, r)
	if _, got := last.current(&last.known).check(); got.Positions != list.Len() {
		t.Errorf("%d of %d positions are known", got.Positions, list.Len())
	}
}

func TestOpenRefusesNames(t *testing.T) {
	if k, err := Open(t.TempDir(), "../x", "", rulesOf(t, "normal")); k != nil || err == nil {
		t.Error("a name that leaves the folder was accepted")
	}
}

// What a person wrote stays when an analysis is remembered, though it cannot be read.
func TestRememberKeepsUnreadableLines(t *testing.T) {
	r, folder := rulesOf(t, "normal"), t.TempDir()
	for _, position := range unparsed {
		text := "#\n\nr3k2r/8/8/8/8/8/8/R3K2R w KQkq -\ta1a2:+1/1\n# my comment\n" + position + "\td2d4:+7 # mine\n"
		path := filepath.Join(folder, "normal.known")
		writeFile(t, path, text)
		k, err := Open(folder, "normal", "", r)
		if err != nil {
			t.Fatal(err)
		}
		if err := k.Remember(r.Start(), parse(t, r.Start(), "e2e4"), 12, 3); err != nil {
			t.Fatal(err)
		}
		if got, want := readFile(t, path), text+start+"\te2e4:+12/3\n"; got != want {
			t.Errorf("written is\n%q, want\n%q", got, want)
		}
		k, _ = Open(folder, "normal", "", r)
		if got, ok := k.Recall(r.Start()); !ok || got.Score != 12 {
			t.Errorf("recalled is %+v", got)
		}
	}
}
