package learn

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// The report says what each network was judged against and what goes on, and does not
// contradict itself.
func TestReport(t *testing.T) {
	l := tiny(t, t.TempDir())
	l.Settings = Settings{Time: time.Hour}
	l.GoesOn = func(generations int) string { return fmt.Sprintf("learn it %d times", generations) }
	s, err := l.begin()
	if err != nil {
		t.Fatal(err)
	}
	s.Generations = []*generation{
		{Number: 1, Stage: done, Games: 5000, Base: 0.02, Best: 0.015, Installed: true, Reason: "It is stronger."},
		{Number: 2, Stage: done, Games: 4000, Base: 0.03, Best: 0.02, Curve: []point{{0, 0.021, 0.022}}, Undecided: true, Reason: "Few games."},
	}
	report, err := (&run{Learner: l, state: s}).report()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"that of the hand-written terms alone 0.02000: -25.0 %.\nIt played against the hand-written evaluation. It is stronger.\n",
		"It continued from the network of generation 1, which has 0.02200.\nIt played against the network of generation 1. Few games.\n",
		"The network of generation 1 plays now: ",
		"To continue: learn it 3 times   (first plays more games of the last match, then learns from more games)\n",
	} {
		if !strings.Contains(report, want) {
			t.Errorf("%q is missing:\n%s", want, report)
		}
	}
}
