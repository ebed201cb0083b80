package report

import (
	"math"
	"testing"
)

// The distribution of few observations is wide. Source of the figures: the table of the article.
func TestStudent(t *testing.T) {
	for freedom, want := range map[float64]float64{1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 30: 2.042, 1e9: 1.960} {
		if got := student(freedom); math.Abs(got-want) > 0.01*want {
			t.Errorf("%g degrees of freedom: %.3f, want %.3f", freedom, got, want)
		}
	}
}
