// Package killtest kills a copy of a package's tests at random moments, and holds that what
// goes on afterwards comes to the same result. Only tests import it.
package killtest

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"testing"
	"time"
)

// variable tells a copy of the tests in which folder to work until it is killed.
const variable = "FAIRYMAX_VICTIM_FOLDER"

// Folder is where TestVictim works, in a process of its own. In any other process the test
// is skipped.
func Folder(t *testing.T) string {
	t.Helper()
	folder := os.Getenv(variable)
	if folder == "" {
		t.Skip("it is for TestKilled")
	}
	return folder
}

// Resumes kills the test TestVictim of the package so often, or many times if
// FAIRYMAX_LONG is set, at moments all over the time that it takes, and starts it again in
// the same folder. The function goes on to the end in a folder and returns the result,
// which must be that of work that was never killed.
func Resumes(t *testing.T, few, many int, finish func(folder string) string) {
	t.Helper()
	if testing.Short() {
		t.Skip("it starts processes")
	}
	kills := few
	if os.Getenv("FAIRYMAX_LONG") != "" {
		kills = many
	}
	want := finish(t.TempDir())
	began := time.Now()
	if killedAfter(t, t.TempDir(), time.Hour) {
		t.Fatal("the process that is not killed fails")
	}
	whole, folder, empty := time.Since(began), t.TempDir(), true
	for kills > 0 {
		began = time.Now()
		killed := killedAfter(t, folder, rand.N(whole))
		switch {
		case killed:
			kills--
		case empty: // on a busy machine the first one may have taken much longer than the others
			whole = min(whole, time.Since(began))
		}
		if (!killed || kills == 0) && finish(folder) != want {
			t.Error("what was killed and resumed comes to something else")
		}
		if empty = !killed; empty { // nothing was left to do
			folder = t.TempDir()
		}
	}
}

// killedAfter starts TestVictim in a folder and reports whether it was killed after a time,
// before its end.
func killedAfter(t *testing.T, folder string, wait time.Duration) bool {
	t.Helper()
	victim := exec.Command(os.Args[0], "-test.run=^TestVictim$")
	victim.Env = append(os.Environ(), variable+"="+folder)
	if err := victim.Start(); err != nil {
		t.Fatal(err)
	}
	kill := time.AfterFunc(wait, func() { _ = victim.Process.Kill() })
	defer kill.Stop()
	return victim.Wait() != nil
}
