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
