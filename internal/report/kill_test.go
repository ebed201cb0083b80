package report

import (
	"testing"

	"fairymax/engine/testgames"
	"fairymax/internal/killtest"
)

// TestVictim makes a report in a process of its own.
func TestVictim(t *testing.T) {
	made(t, small(t, testgames.Shipped(t, "losalamos"), killtest.Folder(t)))
}

// A report that is killed at random moments, in every stage, goes on to the same bytes.
// FAIRYMAX_LONG=1 kills it more often.
func TestKilled(t *testing.T) {
	rules := testgames.Shipped(t, "losalamos")
	killtest.Resumes(t, 3, 30, func(folder string) string { return asJSON(t, made(t, small(t, rules, folder))) })
}
