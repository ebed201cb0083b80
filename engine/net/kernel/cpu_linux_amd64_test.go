//go:build !purego

package kernel

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// Our question to the processor gets the answer that Linux got.
func TestHasAVX2(t *testing.T) {
	text, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		t.Skip(err)
	}
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "flags") {
			if want := slices.Contains(strings.Fields(line), "avx2"); useVectors != want {
				t.Errorf("AVX2: got %v, Linux says %v", useVectors, want)
			}
			return
		}
	}
	t.Skip("Linux lists no features of the processor")
}
