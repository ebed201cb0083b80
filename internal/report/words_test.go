package report

import "testing"

// A number that rounds to zero has no sign.
func TestNumberText(t *testing.T) {
	if got := numberText(Estimate{-1e-9, -0.004, 301.276, 8}); got != "0.00 [0.00, 301.28]" {
		t.Error(got)
	}
}

// Only none of the games and all of them are written as such.
func TestPercent(t *testing.T) {
	for share, want := range map[float64]string{
		0: "0 %", 1e-5: "< 0.1 %", 0.0125: "1.2 %", 0.25: "25 %", 399. / 400: "99.8 %", 0.99999: "> 99.9 %", 1: "100 %",
	} {
		if got := percent(share); got != want {
			t.Errorf("%v: %s, want %s", share, got, want)
		}
	}
	if got := percentText(Estimate{0.99999, 0.999, 1, 100000}); got != "> 99.9 % [99.9, 100.0]" {
		t.Error(got)
	}
}
