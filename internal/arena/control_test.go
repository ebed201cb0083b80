package arena

import (
	"testing"
	"time"
)

func TestParseControl(t *testing.T) {
	for text, want := range map[string]Control{
		"2":         {Base: 2 * time.Second},
		"0.2+0.005": {Base: 200 * time.Millisecond, Inc: 5 * time.Millisecond},
		"2+0.02":    {Base: 2 * time.Second, Inc: 20 * time.Millisecond},
		"40/5:00":   {Moves: 40, Base: 5 * time.Minute},
		"40/1:30+2": {Moves: 40, Base: 90 * time.Second, Inc: 2 * time.Second},
	} {
		if got, err := ParseControl(text); err != nil || got != want {
			t.Errorf("%s: %+v, %v, want %+v", text, got, err, want)
		}
	}
	for _, text := range []string{"", "0", "x", "NaN", "1e9", "2+", "2+-1", "2+NaN", "-3", "0/5", "1:2:3", "99999999999999999999"} {
		if got, err := ParseControl(text); err == nil {
			t.Errorf("%q was read as %+v", text, got)
		}
	}
}

func TestClockSessions(t *testing.T) {
	k := newClock(Control{Moves: 2, Base: 10 * time.Second})
	for i, step := range []struct{ used, left time.Duration }{{4, 6}, {6, 10}, {3, 7}} {
		if !k.charge(step.used*time.Second) || k.Remaining != step.left*time.Second {
			t.Errorf("move %d: %v left, want %v s", i+1, k.Remaining, step.left)
		}
	}
	if k.charge(8 * time.Second) {
		t.Error("the flag did not fall")
	}
}

// An overrun within the margin is forgiven, not owed.
func TestClockMargin(t *testing.T) {
	k := newClock(Control{Base: time.Second, Inc: 2 * time.Second, Margin: 100 * time.Millisecond})
	if !k.charge(1050*time.Millisecond) || k.Remaining != 2*time.Second {
		t.Errorf("%v left, want 2 s", k.Remaining)
	}
	if k.charge(2101 * time.Millisecond) {
		t.Error("the flag did not fall")
	}
}
