package selfplay

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/board"
)

// stored is a file of three games: its text, and where each game begins, and the end.
func stored(t *testing.T) (run *Run, whole string, begins []int) {
	t.Helper()
	run = newRun(t, filepath.Join(t.TempDir(), "games"), 1, 0, 1, 2)
	play(t, run)
	whole = content(t, run.Path)
	scan := newScanner(strings.NewReader(whole))
	_, err := scan.header()
	for err == nil {
		begins = append(begins, int(scan.read))
		_, err = scan.next()
	}
	if !errors.Is(err, io.EOF) || len(begins) != 4 || begins[3] != len(whole) {
		t.Fatalf("%v, games at %v of %d bytes", err, begins, len(whole))
	}
	return run, whole, begins
}

// readAll reads a file in all ways that leave it alone; each has read so many games.
func readAll(t *testing.T, run *Run) (games int, errs []error) {
	t.Helper()
	counts := [3]int{}
	load := func(name string) (*board.Rules, error) {
		return run.Games[map[string]int{names[1]: 1, names[2]: 2}[name]], nil
	}
	_, err := Read(run.Path, load, func(*Record, *board.Game) bool { counts[0]++; return true })
	errs = append(errs, err, Summaries(run.Path, run.Settings, func(Summary) { counts[1]++ }))
	found := map[int]string{}
	_, err = collect(run.Path, found)
	if counts[2] = len(found); counts[1] != counts[0] || counts[2] != counts[0] {
		t.Errorf("%d games are read in different ways", counts)
	}
	return counts[0], append(errs, err)
}

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// Whatever a killed program, or a disk, leaves of the last game is cut off, and the run
// goes on to the same bytes.
func TestCutTail(t *testing.T) {
	run, whole, begins := stored(t)
	last := begins[2]
	tails := map[string]string{"zeros": whole[:last] + strings.Repeat("\x00", 3*maxRecord)}
	for n := last; n < len(whole); n++ {
		tails[fmt.Sprintf("%d bytes", n)] = whole[:n]
		tails[fmt.Sprintf("byte %d changed", n)] = whole[:n] + string([]byte{whole[n] ^ 0x40}) + whole[n+1:]
	}
	for name, text := range tails {
		put(t, run.Path, text)
		if games, errs := readAll(t, run); games != 2 || errors.Join(errs...) != nil {
			t.Errorf("%s: %d games, %v", name, games, errs)
		}
		w, played, err := Open(run.Path, run.Settings)
		if err != nil || len(played) != 2 {
			t.Fatalf("%s: %d games, %v", name, len(played), err)
		}
		w.Close()
		if content(t, run.Path) != whole[:last] {
			t.Errorf("%s: the file is not cut behind the last game", name)
		}
	}
	if play(t, run); content(t, run.Path) != whole {
		t.Error("the run goes on to other bytes")
	}
}

// Games behind a damaged one are not deleted, and not left out without a word.
func TestDamagedMiddle(t *testing.T) {
	run, whole, begins := stored(t)
	for at := begins[0]; at < begins[2]; at++ {
		for _, change := range []byte{0x01, 0x80} {
			text := whole[:at] + string([]byte{whole[at] ^ change}) + whole[at+1:]
			put(t, run.Path, text)
			begin := begins[0]
			if at >= begins[1] {
				begin = begins[1]
			}
			_, _, err := Open(run.Path, run.Settings)
			_, errs := readAll(t, run)
			for _, err := range append(errs[:2], err) { // that of collect gets the name from Merge
				if err == nil || !strings.HasPrefix(err.Error(), run.Path) || !strings.Contains(err.Error(), fmt.Sprintf("at byte %d,", begin)) {
					t.Fatalf("byte %d: %v", at, err)
				}
			}
			if errs[2] == nil || content(t, run.Path) != text {
				t.Fatalf("byte %d: %v, or the file has changed", at, errs[2])
			}
		}
	}
	put(t, run.Path, strings.Replace(whole, "}\n", "} ", 1))
	_, _, err := Open(run.Path, run.Settings)
	if err == nil || len(content(t, run.Path)) != len(whole) {
		t.Errorf("a line without its end: %v, or the file has changed", err)
	}
}
