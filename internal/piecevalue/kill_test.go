package piecevalue

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"testing"
	"time"
)

// folderVariable tells a copy of the tests to measure in a folder until it is killed.
const folderVariable = "FAIRYMAX_VALUE_FOLDER"

// TestVictim measures in a process of its own.
func TestVictim(t *testing.T) {
	folder := os.Getenv(folderVariable)
	if folder == "" {
		t.Skip("it is for TestKilled")
	}
	made(t, small(t, folder))
}

// killedAfter measures in a process of its own and reports whether that was killed
// after a time, before its end.
func killedAfter(t *testing.T, folder string, wait time.Duration) bool {
	t.Helper()
	victim := exec.Command(os.Args[0], "-test.run=^TestVictim$")
	victim.Env = append(os.Environ(), folderVariable+"="+folder)
	if err := victim.Start(); err != nil {
		t.Fatal(err)
	}
	kill := time.AfterFunc(wait, func() { _ = victim.Process.Kill() })
	defer kill.Stop()
	return victim.Wait() != nil
}

// A study that is killed at random moments goes on to the same bytes.
// FAIRYMAX_LONG=1 kills it more often.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("it starts processes")
	}
	kills := 3
	if os.Getenv("FAIRYMAX_LONG") != "" {
		kills = 30
	}
	want := made(t, small(t, t.TempDir()))
	began := time.Now()
	if killedAfter(t, t.TempDir(), time.Hour) {
		t.Fatal("the process that is not killed fails")
	}
	whole, folder := time.Since(began), t.TempDir()
	for kills > 0 {
		killed := killedAfter(t, folder, rand.N(whole))
		if killed {
			kills--
		}
		if (!killed || kills == 0) && made(t, small(t, folder)) != want {
			t.Error("what was killed and resumed measures something else")
		}
		if !killed { // nothing was left to do
			folder = t.TempDir()
		}
	}
}
