package atomicfile

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
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

// A writer that dies between two steps leaves the old text or the new one, and
// what it leaves does not disturb the next one.
func TestInterruptedReplacement(t *testing.T) {
	steps := len((&replacement{}).steps())
	for reached := 0; reached <= steps; reached++ {
		path := filepath.Join(t.TempDir(), "x.book")
		writeFile(t, path, "old")
		r := replacement{in: system{}, path: path, text: []byte("new"), mode: newMode}
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
			r.temporary.Close() // as the system does when a program dies
		}
		if err := Replace(path, []byte("newer")); err != nil {
			t.Fatal(err)
		}
		if got := readFile(t, path); got != "newer" {
			t.Errorf("after %d steps of another writer, the file has %q", reached, got)
		}
		checkSwept(t, path)
	}
}

// A replacement that fails leaves the old file and nothing beside it.
func TestFailedReplacement(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	writeFile(t, path, "old")
	r := replacement{in: system{}, path: path, text: []byte("new"), mode: newMode}
	if err := r.create(); err != nil {
		t.Fatal(err)
	}
	r.temporary.Close() // so that writing fails
	if err := r.write(); err == nil {
		t.Fatal("a closed file was written")
	}
	r.discard()
	if got := readFile(t, path); got != "old" {
		t.Errorf("the file has %q", got)
	}
	checkAlone(t, path)
}

// Writers that replace a file at the same time all succeed, and the file has the text of
// one of them.
func TestReplaceAtOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	writeFile(t, path, "old")
	root, err := os.OpenRoot(filepath.Dir(path))
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	ways := []func(text []byte) error{
		func(text []byte) error { return Replace(path, text) },
		func(text []byte) error { return ReplaceIn(root, "x", text) },
	}
	var wait sync.WaitGroup
	for writer := range 8 {
		wait.Go(func() {
			text := bytes.Repeat([]byte{byte('a' + writer)}, 100_000)
			for range 20 {
				if err := ways[writer%2](text); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wait.Wait()
	if got := readFile(t, path); len(got) != 100_000 || strings.Trim(got, got[:1]) != "" {
		t.Errorf("the file is a mixture of %d bytes", len(got))
	}
	checkAlone(t, path)
}

// checkSwept sees to it that what killed writers left beside a file goes when it is old
// enough.
func checkSwept(t *testing.T, path string) {
	t.Helper()
	left, err := filepath.Glob(hidden(path, ".*"+newSuffix))
	if err != nil {
		t.Fatal(err)
	}
	long := time.Now().Add(-2 * abandoned)
	for _, file := range left {
		if err := os.Chtimes(file, long, long); err != nil {
			t.Fatal(err)
		}
	}
	if err := Replace(path, []byte(readFile(t, path))); err != nil {
		t.Fatal(err)
	}
	checkAlone(t, path)
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

func TestLock(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	unlock, err := Lock(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tryLock(hidden(path, ".lock")); !errors.Is(err, errLocked) {
		t.Errorf("the lock was taken twice: %v", err)
	}
	unlock()
	unlock, err = tryLock(hidden(path, ".lock"))
	if err != nil {
		t.Fatalf("the lock was not released: %v", err)
	}
	unlock()
}

// Links keep pointing to their files, and files keep their modes.
func TestUpdateFollowsLinks(t *testing.T) {
	folder := t.TempDir()
	there, link := filepath.Join(folder, "there", "real"), filepath.Join(folder, "link")
	if err := os.Mkdir(filepath.Dir(there), 0o777); err != nil {
		t.Fatal(err)
	}
	writeFile(t, there, "7\n")
	if err := os.Chmod(there, 0o646); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(there, link); err != nil {
		t.Skip("no links here:", err)
	}
	count(t, link)
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v", err)
	}
	if got := readFile(t, there); got != "8\n" {
		t.Errorf("the file of the link has %q", got)
	}
	if info, err := os.Stat(there); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o646 {
		t.Errorf("the file's mode has become %v: %v", info.Mode(), err)
	}
	checkAlone(t, there)
}

// Where nothing can be written, nothing is lost and the reason is told.
func TestUpdateFails(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "file")
	writeFile(t, file, "old")
	same := func(old []byte) ([]byte, error) { return old, nil }
	for _, path := range []string{filepath.Join(file, "x"), folder} {
		if _, err := Update(path, same); err == nil {
			t.Errorf("%s was written", path)
		}
	}
	refused := errors.New("refused")
	if _, err := Update(file, func([]byte) ([]byte, error) { return nil, refused }); !errors.Is(err, refused) {
		t.Errorf("the failure of a change was forgotten: %v", err)
	}
	if got := readFile(t, file); got != "old" {
		t.Errorf("the file has %q", got)
	}
	checkAlone(t, file)
}

// withoutLinks is a file system that has no links.
type withoutLinks struct{ system }

func (withoutLinks) Link(from, to string) error {
	return &os.LinkError{Op: "link", Old: from, New: to, Err: errors.ErrUnsupported}
}

// A file that is created is whole, and alone in its folder; one that is there stays.
func TestCreate(t *testing.T) {
	for _, in := range []place{system{}, withoutLinks{}} {
		path := filepath.Join(t.TempDir(), "x")
		if err := create(in, path, []byte("mine")); err != nil {
			t.Fatal(err)
		}
		if err := create(in, path, []byte("other")); !errors.Is(err, fs.ErrExist) {
			t.Errorf("a file was written over: %v", err)
		}
		if got := readFile(t, path); got != "mine" {
			t.Errorf("the file has %q", got)
		}
		checkAlone(t, path)
	}
}

// Install sets the mode, also of a file that had another one.
func TestInstall(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	writeFile(t, path, "old")
	if err := Install(path, []byte("new"), 0o755); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil || runtime.GOOS != "windows" && info.Mode().Perm()&0o100 == 0 || readFile(t, path) != "new" {
		t.Errorf("%v, %v", info, err)
	}
	checkAlone(t, path)
}

// Move takes the place of what has the name, and loses nothing if it fails.
func TestMove(t *testing.T) {
	folder := t.TempDir()
	from, to := filepath.Join(folder, "from"), filepath.Join(folder, "to")
	writeFile(t, to, "old")
	if err := Move(from, to); err == nil || readFile(t, to) != "old" {
		t.Errorf("nothing was moved: %v, %q", err, readFile(t, to))
	}
	writeFile(t, from, "new")
	if err := Move(from, to); err != nil || readFile(t, to) != "new" {
		t.Errorf("%v, %q", err, readFile(t, to))
	}
	checkAlone(t, to)
}

// What fails names the file that was asked for, not the hidden one beside it.
func TestErrorsNameTheFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "nowhere", "x")
	if err := Replace(path, nil); err == nil || !strings.Contains(err.Error(), path+":") {
		t.Errorf("%v", err)
	}
}

// What can be replaced is known before there is a text, and asking leaves nothing behind.
func TestWritable(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "x")
	writeFile(t, file, "old")
	for _, path := range []string{file, filepath.Join(folder, "new"), folder, filepath.Join(file, "y"), filepath.Join(folder, "nowhere", "x"), os.DevNull} {
		asked := Writable(path)
		if entries, err := os.ReadDir(folder); len(entries) != 1 || err != nil || readFile(t, file) != "old" {
			t.Errorf("%s: asking leaves %v, %v", path, entries, err)
		}
		err := Replace(path, []byte("old"))
		if (err == nil) != (asked == nil) || err != nil && err.Error() != asked.Error() {
			t.Errorf("%s: %v, then %v", path, asked, err)
		}
		_ = os.Remove(filepath.Join(folder, "new"))
	}
}
