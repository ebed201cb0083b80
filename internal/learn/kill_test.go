package learn

import (
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"testing"
	"time"
)

// folderVariable tells a copy of the tests to learn in a folder until it is killed.
const folderVariable = "FAIRYMAX_LEARN_FOLDER"

// TestVictim learns in a process of its own.
func TestVictim(t *testing.T) {
	folder := os.Getenv(folderVariable)
	if folder == "" {
		t.Skip("it is for TestKilled")
	}
	if _, err := tiny(t, folder).Learn(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// Learning that is killed at random moments goes on to the same bytes: nothing is lost
// or counted twice. FAIRYMAX_LONG=1 kills it more often.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("it starts processes")
	}
	kills, most := 6, 200*time.Millisecond
	if os.Getenv("FAIRYMAX_LONG") != "" {
		kills = 50
	}
	want := whole(t, tiny(t, t.TempDir()))
	folder := t.TempDir()
	killed := 0
	for range kills {
		victim := exec.Command(os.Args[0], "-test.run=^TestVictim$")
		victim.Env = append(os.Environ(), folderVariable+"="+folder)
		if err := victim.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(rand.N(most))
		_ = victim.Process.Kill() // it may be over
		if victim.Wait() != nil {
			killed++
		}
	}
	t.Logf("%d of %d processes were killed", killed, kills)
	l := tiny(t, folder)
	if _, err := l.Learn(t.Context()); err != nil && !errors.Is(err, ErrDone) {
		t.Fatal(err)
	}
	if learnt(t, l) != want {
		t.Error("what was killed and resumed learns something else")
	}
}
