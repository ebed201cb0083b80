package learn

import (
	"os"
	"strings"
	"testing"
)

// A disk that takes neither games nor the state is told once.
func TestDiskIsToldOnce(t *testing.T) {
	l := tiny(t, t.TempDir()+"/folder")
	l.Report = func(s Status) {
		if s.Games == l.Settings.Games {
			if err := os.RemoveAll(l.Folder); err != nil {
				t.Error(err)
			}
		}
	}
	if _, err := l.Learn(t.Context()); err == nil || strings.Contains(err.Error(), "\n") {
		t.Errorf("%v", err)
	}
}

// That a network could not be installed is said before the games are played.
func TestTargetIsChecked(t *testing.T) {
	l := tiny(t, t.TempDir())
	l.Target = l.path("file") + "/tiny.net"
	if err := os.WriteFile(l.path("file"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	l.Report = func(s Status) { t.Errorf("it plays: %v", s) }
	if _, err := l.Learn(t.Context()); err == nil || !strings.Contains(err.Error(), "could not be installed as "+l.Target) {
		t.Errorf("%v", err)
	}
}
