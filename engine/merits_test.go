package engine

import "testing"

// Two numbers share a word and do not touch each other; each stays within its limit.
func TestMerits(t *testing.T) {
	for _, alone := range []bool{true, false} {
		m := newMerits(5)
		for range 1000 {
			m.learn(2, 2400, alone)
			m.learn(3, -2400, alone)
		}
		m.learn(4, -7, alone)
		if got := []int32{m.at(1), m.at(2), m.at(3), m.at(4)}; got[0] != 0 || got[1] < meritLimit*9/10 || got[1] > meritLimit ||
			got[2] > -meritLimit*9/10 || got[2] < -meritLimit || got[3] != -7 {
			t.Errorf("alone %v: %v", alone, got)
		}
	}
}
