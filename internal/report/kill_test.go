package report

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"testing"
	"time"

	"fairymax/engine/testgames"
)

// folderVariable tells a copy of the tests to make a report in a folder until it is killed.
const folderVariable = "FAIRYMAX_REPORT_FOLDER"

// TestVictim makes a report in a process of its own.
func TestVictim(t *testing.T) {
	folder := os.Getenv(folderVariable)
	if folder == "" {
		t.Skip("it is for TestKilled")
	}
	made(t, small(t, testgames.Shipped(t, "losalamos"), folder))
}

// killedAfter makes a report in a process of its own and reports whether that was killed
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

// A report that is killed at random moments, in every stage, goes on to the same bytes.
// FAIRYMAX_LONG=1 kills it more often.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("it starts processes")
	}
	kills := 3
	if os.Getenv("FAIRYMAX_LONG") != "" {
		kills = 30
	}
	rules := testgames.Shipped(t, "losalamos")
	want := asJSON(t, made(t, small(t, rules, t.TempDir())))
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
		if (!killed || kills == 0) && asJSON(t, made(t, small(t, rules, folder))) != want {
			t.Error("what was killed and resumed reports something else")
		}
		if !killed { // nothing was left to do
			folder = t.TempDir()
		}
	}
}
