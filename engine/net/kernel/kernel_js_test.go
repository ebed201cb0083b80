//go:build simd128 && !purego

package kernel

import (
	"os"
	"testing"
)

// The host's kernels are used where it has them.
func TestHasVectors(t *testing.T) {
	if want := os.Getenv("FAIRYMAX_SIMD") != "no"; useVectors != want {
		t.Errorf("vectors: got %v, want %v", useVectors, want)
	}
}
