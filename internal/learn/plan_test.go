package learn

import (
	"math"
	"strings"
	"testing"
	"time"
)

// Generations share the time that is left, whatever those before have spent.
func TestDivide(t *testing.T) {
	for _, test := range []struct {
		budget, spent time.Duration
		left          int
		play, end     time.Duration
	}{
		{time.Hour, 0, 2, 16*time.Minute + 30*time.Second, 30 * time.Minute},
		{time.Hour, 20 * time.Minute, 1, 42 * time.Minute, time.Hour},
		{time.Hour, 61 * time.Minute, 1, 61 * time.Minute, 61 * time.Minute},
		{0, time.Minute, 1, time.Minute, time.Minute},
	} {
		if play, end := divide(test.budget, test.spent, test.left); play != test.play || end != test.end {
			t.Errorf("%+v: %v and %v", test, play, end)
		}
	}
}

// The numbers of generations and the decay that were measured or decided.
func TestSizes(t *testing.T) {
	for d, want := range map[time.Duration]int{time.Minute: 1, 30 * time.Minute: 2, time.Hour: 2, 4 * time.Hour: 3, 9 * time.Hour: 4} {
		if n := generations(d); n != want {
			t.Errorf("%v: %d generations, want %d", d, n, want)
		}
	}
	for samples, want := range map[int]float64{0: 20, 100_000: 20, 1_000_000: 8, 3_000_000: 4, 10_000_000: 2, 1_000_000_000: 0.5} {
		if d := decay(samples); math.Abs(d-want) > 0.2 {
			t.Errorf("%d samples: decay %.2f, want %.2f", samples, d, want)
		}
	}
	if hidden(1_999_999) != 32 || hidden(2_000_000) != 64 {
		t.Error("the number of hidden units has changed")
	}
	if worthwhile(9*time.Minute, 30*time.Minute) || !worthwhile(12*time.Minute, time.Hour) || worthwhile(11*time.Minute, time.Hour) {
		t.Error("what is worth another generation has changed")
	}
}

// The engine has time to think at the gate, however short the session is.
func TestControl(t *testing.T) {
	for _, d := range []time.Duration{time.Minute, time.Hour} {
		c := (&Settings{Time: d}).control()
		if c.Base < 400*time.Millisecond || c.Inc < 10*time.Millisecond {
			t.Errorf("%v: %v", d, c)
		}
	}
	if c := (&Settings{Games: 1, TrialNodes: 7}).control(); c.Nodes != 7 || c.Base != 0 {
		t.Errorf("a number of games: %v; no clock may decide", c)
	}
}

// Results count more in many games than in few.
func TestLabel(t *testing.T) {
	for games, want := range map[int]float64{0: 0.9, 6_000: 0.9, 10_954: 0.925, 20_000: 0.95, 1_000_000: 0.95} {
		s := &state{Generations: []*generation{{Games: games}}}
		if got := s.label(1); math.Abs(got.Lambda-want) > 1e-3 || got.K != 250 {
			t.Errorf("%d games: %+v, want λ %.3f", games, got, want)
		}
	}
}

// Games of every variant of a family are held out.
func TestHeldOut(t *testing.T) {
	const games = 20_000
	for file := range 3 {
		for variants := 1; variants <= 8; variants++ {
			out := make([]int, variants)
			for n := range games * variants {
				if isHeldOut(file, n) {
					out[n%variants]++
				}
			}
			for v, n := range out {
				if share := float64(n) / games * heldOutShare; share < 0.85 || share > 1.15 {
					t.Errorf("file %d, variant %d of %d: %.2f of the games that should be held out", file, v, variants, share)
				}
			}
		}
	}
}

// Too few games are told before they are played, enough are not.
func TestOutlook(t *testing.T) {
	for want, s := range map[string]Settings{
		"20 games are few":       {Games: 20},
		"3m is short: the match": {Time: 3 * time.Minute},
		"about 46 games, which can only show a difference of ": {Time: 3 * time.Minute},
	} {
		if got := (&Learner{Settings: s}).Outlook(); !strings.Contains(got, want) {
			t.Errorf("%+v: %q, want %q", s, got, want)
		}
	}
	for _, s := range []Settings{{Games: 3000}, {Time: time.Hour}} {
		if got := (&Learner{Settings: s}).Outlook(); got != "" {
			t.Errorf("%+v: %q", s, got)
		}
	}
}
