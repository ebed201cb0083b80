package book

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"fairymax/board"
)

func writeFile(t testing.TB, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func readFile(t testing.TB, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func countGame(t testing.TB, path string, r *board.Rules) {
	if err := Update(path, r, func(b *Book) { b.Add(r.Start(), parse(t, r.Start(), "e2e4"), 2, 1) }); err != nil {
		t.Error(err)
	}
}

// Writers of the same book lose nothing of each other, nor other lines.
func TestConcurrentWriters(t *testing.T) {
	path := filepath.Join(t.TempDir(), "normal.book")
	r := rulesOf(t, "normal")
	writeFile(t, path, "# mine\n\nnonsense\n")
	const routines, writes = 4, 10
	var wait sync.WaitGroup
	for range routines {
		wait.Go(func() {
			for range writes {
				countGame(t, path, r)
			}
		})
	}
	wait.Wait()
	const games = routines * writes
	want := fmt.Sprintf("# mine\n\nnonsense\n%s\te2e4:%d/%d\n", start, 2*games, games)
	if got := readFile(t, path); got != want {
		t.Errorf("the book is %q, want %q", got, want)
	}
}

// Where nothing can be written, the reason is told.
func TestUpdateFails(t *testing.T) {
	r := rulesOf(t, "normal")
	folder := t.TempDir()
	writeFile(t, filepath.Join(folder, "file"), "")
	for _, path := range []string{filepath.Join(folder, "file", "x.book"), folder} {
		if err := Update(path, r, func(*Book) {}); err == nil {
			t.Errorf("%s was written", path)
		}
	}
}
