package atomicfile

import (
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"
)

// Where there is no room for a whole text, none of it stays, and the next one follows what was there.
func TestWriteWholeWithoutRoom(t *testing.T) {
	signal.Ignore(syscall.SIGXFSZ)
	t.Cleanup(func() { signal.Reset(syscall.SIGXFSZ) })
	name := filepath.Join(t.TempDir(), "log")
	file, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for _, step := range []struct {
		text, want string
		room       uint64
		fails      bool
	}{{"one\n", "one\n", 100, false}, {"too long\n", "one\n", 8, true}, {"two\n", "one\ntwo\n", 8, false}} {
		err := withRoom(t, step.room, func() error { return WriteWhole(file, []byte(step.text)) })
		if got, read := os.ReadFile(name); read != nil || string(got) != step.want || (err != nil) != step.fails {
			t.Errorf("%q: %v, and the file is %q, %v; want %q", step.text, err, got, read, step.want)
		}
	}
}

// withRoom calls a function while files can have so many bytes.
func withRoom(t *testing.T, bytes uint64, do func() error) error {
	t.Helper()
	var usual syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &usual); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: bytes, Max: usual.Max}); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &usual); err != nil {
			t.Fatal(err)
		}
	}()
	return do()
}
