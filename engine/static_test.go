package engine

import "testing"

// The cache keeps the least and the greatest evaluation, and distinguishes keys that
// share a word.
func TestEvalCache(t *testing.T) {
	var e evalCache
	keys := []uint64{0, 1, 1 << 15, 1 << 16, 0xFEDCBA9876543210, ^uint64(0)}
	for _, key := range keys {
		if got := e.find(key); got != noScore {
			t.Errorf("nothing was kept for %#x, but found %d", key, got)
		}
	}
	for _, key := range keys {
		for _, score := range []Score{-evalLimit, -1, 0, 1, evalLimit} {
			e.keep(key, score)
			if got := e.find(key); got != score {
				t.Errorf("kept %d for %#x, found %d", score, key, got)
			}
		}
		if other := key ^ 1<<40; e.find(other) != noScore {
			t.Errorf("%#x is taken for %#x", other, key)
		}
	}
}
