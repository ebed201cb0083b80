package script

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"
)

// TestShuffled holds that the starts of Chess960 come about as often as each other, and soon, even if the numbers
// that choose them are alike.
func TestShuffled(t *testing.T) {
	const starts, each = 960, 20
	s, times, began := New(), map[string]int{}, time.Now()
	for i := range starts * each {
		b := ask[begun](t, s, fmt.Sprintf(`{"do":"board","variant":"chess960","shuffle":%g}`, float64(i)/(starts*each)))
		times[s.boards[b.Board].FEN()]++
		s.free(&question{Board: b.Board})
	}
	if took := time.Since(began) / (starts * each); took > 20*time.Millisecond {
		t.Errorf("a start takes %v", took)
	}
	// A start that comes 20 times on average comes more than 50 times in one case of 100 million.
	if most := slices.Max(slices.Collect(maps.Values(times))); len(times) != starts || most > 50 {
		t.Errorf("there are %d starts, one of them %d times", len(times), most)
	}
}
