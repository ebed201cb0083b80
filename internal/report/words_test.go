package report

import "testing"

// A number that rounds to zero has no sign.
func TestNumberText(t *testing.T) {
	if got := numberText(Estimate{-1e-9, -0.004, 301.276, 8}); got != "0.00 [0.00, 301.28]" {
		t.Error(got)
	}
}
