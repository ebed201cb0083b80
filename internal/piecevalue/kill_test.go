package piecevalue

import (
	"testing"

	"fairymax/internal/killtest"
)

// TestVictim measures in a process of its own.
func TestVictim(t *testing.T) { made(t, small(t, killtest.Folder(t))) }

// A study that is killed at random moments goes on to the same bytes.
// FAIRYMAX_LONG=1 kills it more often.
func TestKilled(t *testing.T) {
	killtest.Resumes(t, 3, 30, func(folder string) string { return made(t, small(t, folder)) })
}
