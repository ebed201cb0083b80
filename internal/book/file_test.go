package book

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

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

// A writer who dies between two steps leaves the old text or the new one, and
// the next one is not disturbed by what he left.
func TestInterruptedReplacement(t *testing.T) {
	steps := len((&replacement{}).steps())
	for reached := 0; reached <= steps; reached++ {
		path := filepath.Join(t.TempDir(), "x.book")
		writeFile(t, path, "old")
		r := replacement{path: path, text: []byte("new")}
		for _, step := range r.steps()[:reached] {
			if err := step(); err != nil {
				t.Fatal(err)
			}
		}
		want := "old"
		if reached >= 5 { // the fifth renames
			want = "new"
		}
		if got := readFile(t, path); got != want {
			t.Errorf("after %d steps the file has %q, want %q", reached, got, want)
		}
		if reached < 4 && runtime.GOOS == "windows" {
			r.temporary.Close() // as the system does for the dead
		}
		if err := Replace(path, []byte("newer")); err != nil {
			t.Fatal(err)
		}
		if got := readFile(t, path); got != "newer" {
			t.Errorf("after %d steps of somebody else, the file has %q", reached, got)
		}
		checkAlone(t, path)
	}
}

// checkAlone sees to it that nothing lies beside a file.
func checkAlone(t *testing.T, path string) {
	t.Helper()
	files, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 1 || files[0].Name() != filepath.Base(path) {
		t.Errorf("beside %s lie %v", filepath.Base(path), files)
	}
}

// writerVariable makes a process of this test a writer: it names the file.
const writerVariable = "FAIRYMAX_BOOK_WRITER"

// TestWriter is no test of its own but what the processes do that other tests
// start: they count games of one move until they are told to stop or killed.
func TestWriter(t *testing.T) {
	path := os.Getenv(writerVariable)
	if path == "" {
		t.Skip("runs as a process of other tests")
	}
	r := rulesOf(t, "normal")
	for n := 0; n < writes; n++ {
		countGame(t, path, r)
	}
}

const writes = 25

func countGame(t testing.TB, path string, r *board.Rules) {
	if err := Update(path, r, func(b *Book) { b.Add(r.Start(), parse(t, r.Start(), "e2e4"), 2, 1) }); err != nil {
		t.Error(err)
	}
}

func startWriter(t *testing.T, path string) *exec.Cmd {
	t.Helper()
	command := exec.Command(os.Args[0], "-test.run=^TestWriter$")
	command.Env = append(os.Environ(), writerVariable+"="+path)
	var output bytes.Buffer
	command.Stdout, command.Stderr = &output, &output
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("a writer said: %s", &output)
		}
	})
	return command
}

// Processes and goroutines that write the same file lose nothing of each other's.
func TestConcurrentWriters(t *testing.T) {
	path := filepath.Join(t.TempDir(), "books", "normal.book")
	r := rulesOf(t, "normal")
	const processes, routines = 3, 3
	var commands []*exec.Cmd
	for range processes {
		commands = append(commands, startWriter(t, path))
	}
	var wait sync.WaitGroup
	for range routines {
		wait.Go(func() {
			for range writes {
				countGame(t, path, r)
			}
		})
	}
	wait.Wait()
	for _, command := range commands {
		if err := command.Wait(); err != nil {
			t.Error(err)
		}
	}
	const games = (processes + routines) * writes
	s, err := load(path, r, weights{})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := said(s, r.Start()), fmt.Sprintf("e2e4:%d/%d", 2*games, games); got != want || len(s.found) > 0 {
		t.Errorf("the book has %s, want %s: %v", got, want, s.found)
	}
	checkAlone(t, path)
}

// A writer who is killed, whatever he is doing, leaves a whole file with every
// update that was finished, and no lock that keeps others out.
func TestKilledWriters(t *testing.T) {
	path := filepath.Join(t.TempDir(), "normal.book")
	r := rulesOf(t, "normal")
	filler := strings.Repeat("# a comment that makes the file longer\n", 20000)
	writeFile(t, path, filler+"\n"+start+"\te2e4:0/0\n")
	games := 0
	for delay := range 12 {
		command := startWriter(t, path)
		waitForLock(t, path)
		time.Sleep(time.Duration(delay) * 3 * time.Millisecond)
		command.Process.Kill()
		command.Wait()
		s, err := load(path, r, weights{})
		if err != nil || len(s.found) > 0 {
			t.Fatalf("after a kill: %v %v", s.found, err)
		}
		if !strings.HasPrefix(readFile(t, path), filler) {
			t.Fatal("the comment is not whole any more")
		}
		now := s.moves(r.Start())[0].mark.count
		if now < games {
			t.Fatalf("%d games were there, now there are %d", games, now)
		}
		games = now
		before := time.Now()
		countGame(t, path, r)
		games++
		if took := time.Since(before); took > lockWait/2 {
			t.Errorf("the lock of the dead was in the way for %v", took)
		}
	}
	checkAlone(t, path)
}

// waitForLock waits until somebody begins to write.
func waitForLock(t *testing.T, path string) {
	t.Helper()
	for deadline := time.Now().Add(20 * time.Second); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
		if _, err := os.Stat(hidden(path, ".lock")); err == nil {
			return
		}
	}
	t.Fatal("nobody writes")
}

func TestLock(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	unlock, err := lock(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tryLock(hidden(path, ".lock")); !errors.Is(err, errLocked) {
		t.Errorf("the lock was taken twice: %v", err)
	}
	unlock()
	unlock, err = tryLock(hidden(path, ".lock"))
	if err != nil {
		t.Fatalf("the lock was not given back: %v", err)
	}
	unlock()
}

func TestUpdateFollowsLinks(t *testing.T) {
	folder := t.TempDir()
	there, link := filepath.Join(folder, "there", "real.book"), filepath.Join(folder, "normal.book")
	if err := os.Mkdir(filepath.Dir(there), 0o777); err != nil {
		t.Fatal(err)
	}
	writeFile(t, there, "# mine\n")
	if err := os.Chmod(there, 0o640); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(there, link); err != nil {
		t.Skip("no links here:", err)
	}
	countGame(t, link, rulesOf(t, "normal"))
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v", err)
	}
	if got := readFile(t, there); got != "# mine\n"+start+"\te2e4:2/1\n" {
		t.Errorf("behind the link stands %q", got)
	}
	if info, err := os.Stat(there); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o640 {
		t.Errorf("the file's mode has become %v: %v", info.Mode(), err)
	}
}

// Where nothing can be written, nothing is lost and the reason is told.
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
