package engine

import "testing"

// Two counters share a word and do not touch each other; each stays within its limit.
func TestCounters(t *testing.T) {
	for _, single := range []bool{true, false} {
		c := newCounterTable(5)
		for range 1000 {
			c.learn(2, 2400, single)
			c.learn(3, -2400, single)
		}
		c.learn(4, -7, single)
		if got := []int32{c.at(1), c.at(2), c.at(3), c.at(4)}; got[0] != 0 || got[1] < counterLimit*9/10 || got[1] > counterLimit ||
			got[2] > -counterLimit*9/10 || got[2] < -counterLimit || got[3] != -7 {
			t.Errorf("single %v: %v", single, got)
		}
	}
}
