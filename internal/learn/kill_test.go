package learn

import (
	"errors"
	"testing"

	"fairymax/internal/killtest"
)

// TestVictim learns in a process of its own.
func TestVictim(t *testing.T) { toTheEnd(t, killtest.Folder(t)) }

// Learning that is killed at random moments goes on to the same bytes: nothing is lost
// or counted twice. FAIRYMAX_LONG=1 kills it more often.
func TestKilled(t *testing.T) {
	killtest.Resumes(t, 4, 50, func(folder string) string { return learnt(t, toTheEnd(t, folder)) })
}

// toTheEnd learns in a folder, in which there may be nothing left to learn.
func toTheEnd(t *testing.T, folder string) *Learner {
	t.Helper()
	l := tiny(t, folder)
	if _, err := l.Learn(t.Context()); err != nil && !errors.Is(err, ErrDone) {
		t.Fatal(err)
	}
	return l
}
