package atomicfile

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Pieces are added whole; what a killed writer left is set apart from them.
func TestAppend(t *testing.T) {
	for before, want := range map[string]string{
		"": "a\n\nb\n\n", "x\n\n": "x\n\na\n\nb\n\n", "x\n": "x\n\na\n\nb\n\n", "[Ev": "[Ev\n\na\n\nb\n\n", "\n": "\n\na\n\nb\n\n",
	} {
		path := filepath.Join(t.TempDir(), "x")
		if before != "" {
			writeFile(t, path, before)
		}
		for _, piece := range []string{"a\n\n", "b\n\n"} {
			a, err := OpenAppender(path, "\n\n")
			if err != nil {
				t.Fatal(err)
			}
			if err := errors.Join(a.Append(piece), a.Close()); err != nil {
				t.Fatal(err)
			}
		}
		if got := readFile(t, path); got != want {
			t.Errorf("%q has become %q, want %q", before, got, want)
		}
		checkAlone(t, path)
	}
}

// A file that is held names its holder, and is free when it is released.
func TestHold(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	release, err := Hold(path)
	if err != nil {
		t.Fatal(err)
	}
	var held *HeldError
	if _, err := Hold(path); !errors.As(err, &held) || held.Holder != holder() || !strings.Contains(err.Error(), path+" is in use by process ") {
		t.Errorf("a file was held twice: %v", err)
	}
	release()
	if release, err = Hold(path); err != nil {
		t.Fatalf("the file was not released: %v", err)
	}
	release()
	writeFile(t, hidden(path, ".lock"), "process 1 on another host\n") // left by a killed process
	if release, err = Hold(path); err != nil {
		t.Fatalf("the lock of a killed process is in the way: %v", err)
	}
	if got := readFile(t, hidden(path, ".lock")); got != holder()+"\n" {
		t.Errorf("the lock names %q", got)
	}
	release()
	if files, err := os.ReadDir(filepath.Dir(path)); err != nil || len(files) > 0 {
		t.Errorf("%v, %v is left", files, err)
	}
}
