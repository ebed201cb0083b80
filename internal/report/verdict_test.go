package report

import (
	"strings"
	"testing"
	"time"
)

// A side is called better off only if the interval says so.
func TestVerdict(t *testing.T) {
	for want, white := range map[string]Estimate{
		"These games do not show that a side is better off: White has 52.0 % of the points, with a probability of 95 % between 48.0 and 56.0; 25 % of the games are drawn.": {0.52, 0.48, 0.56, 400},
		"White is better off: White has 55.0 %": {0.55, 0.51, 0.59, 400},
		"Black is better off: White has 45.0 %": {0.45, 0.41, 0.49, 400},
	} {
		r := Report{White: white, Draws: Estimate{Value: 0.25}}
		if got := r.verdict(); !strings.HasPrefix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// What too few games will tell is said before.
func TestOutlook(t *testing.T) {
	for want, s := range map[string]Study{
		"20 games are few: White's score and the other percentages are known to about ±20 %; with 400 games, to ±5 %.": {Games: 20},
		"": {Games: 400},
	} {
		if got := s.Outlook(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := (&Study{Games: 20, Time: time.Hour}).Outlook(); got != "" {
		t.Errorf("an hour: %q", got)
	}
}
