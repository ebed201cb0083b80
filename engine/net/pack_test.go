package net

import (
	"math"
	"slices"
	"testing"
)

// Tables come back as they were, whatever their numbers are.
func TestTables(t *testing.T) {
	short := []int16{0, 1, -1, math.MaxInt16, math.MinInt16, 0, math.MaxInt16, -2, 3, 3, 3, 5}
	long := []int32{0, math.MinInt32, math.MaxInt32, -1, 70_000, -70_000}
	for _, columns := range []int{1, 2, 3, 6} {
		data := appendTable(appendTable(nil, short, columns), long, columns)
		if len(data) != 2*len(short)+4*len(long) {
			t.Errorf("%d bytes", len(data))
		}
		a, b := make([]int16, len(short)), make([]int32, len(long))
		if rest := cutTable(b, columns, cutTable(a, columns, data)); len(rest) > 0 {
			t.Errorf("%d bytes are left", len(rest))
		}
		if !slices.Equal(a, short) || !slices.Equal(b, long) {
			t.Errorf("%d columns: %v %v", columns, a, b)
		}
	}
}
