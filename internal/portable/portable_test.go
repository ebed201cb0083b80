package portable

import (
	"math"
	"testing"
)

// TestFunctions compares with package math, which may differ in the last bits.
func TestFunctions(t *testing.T) {
	for x := -60.0; x < 60; x += 0.0173 {
		if got, want := exponential(x), math.Exp(x); math.Abs(got-want) > 1e-15*want {
			t.Fatalf("exp(%g) = %g, want %g", x, got, want)
		}
		if got, want := Sigmoid(x), 1/(1+math.Exp(-x)); math.Abs(got-want) > 1e-15 {
			t.Fatalf("Sigmoid(%g) = %g, want %g", x, got, want)
		}
	}
	for x := 0.0; x <= 1; x += 1.0 / 256 {
		if got, want := CosineFall(x), (1+math.Cos(math.Pi*x))/2; math.Abs(got-want) > 1e-15 {
			t.Fatalf("cosine at %g: %g, want %g", x, got, want)
		}
	}
	if got := Power(0.999, 12345); math.Abs(got-math.Pow(0.999, 12345)) > 1e-15 {
		t.Errorf("power: %g", got)
	}
}
