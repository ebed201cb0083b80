//go:build unix

package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestOpenToAll holds that all users can read what a package installs and start its program, and that
// only its owner can change it, whatever a builder's umask is.
func TestOpenToAll(t *testing.T) {
	for _, umask := range []int{0o077, 0o002, 0o000} {
		root := filepath.Join(t.TempDir(), "root")
		before := syscall.Umask(umask)
		err := os.MkdirAll(filepath.Join(root, "bin"), 0o777)
		for name, mode := range map[string]fs.FileMode{"text": 0o666, "bin/program": 0o777} {
			if err == nil {
				err = os.WriteFile(filepath.Join(root, name), nil, mode)
			}
		}
		syscall.Umask(before)
		if err == nil {
			err = openToAll(root)
		}
		if err != nil {
			t.Fatal(err)
		}
		for name, want := range map[string]fs.FileMode{"": fs.ModeDir | 0o755, "bin": fs.ModeDir | 0o755, "bin/program": 0o755, "text": 0o644} {
			if info, err := os.Stat(filepath.Join(root, name)); err != nil || info.Mode() != want {
				t.Errorf("umask %o: %q has the mode %v, want %v: %v", umask, name, info.Mode(), want, err)
			}
		}
	}
}
