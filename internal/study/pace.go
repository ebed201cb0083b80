package study

import (
	"strings"
	"time"
)

// Pace is how fast work goes, by what has been done since it began.
type Pace struct{ Began time.Time }

// Passed is the time since it began.
func (p Pace) Passed() time.Duration { return time.Since(p.Began) }

// Rate is how much is done in a second.
func (p Pace) Rate(done float64) float64 { return done / max(p.Passed().Seconds(), 1e-3) }

// Left is how long the rest takes, 0 while nothing has been done.
func (p Pace) Left(done, rest float64) time.Duration {
	if done == 0 {
		return 0
	}
	return time.Duration(float64(p.Passed()) / done * rest)
}

// Short writes a time as a person would type it: 1h instead of 1h0m0s.
func Short(d time.Duration) string {
	text := d.String()
	if strings.HasSuffix(text, "m0s") {
		text = strings.TrimSuffix(text, "0s")
	}
	if strings.HasSuffix(text, "h0m") {
		text = strings.TrimSuffix(text, "0m")
	}
	return text
}
