package fairymax_test

import (
	"context"
	"testing"
	"time"

	"fairymax"
)

// TestExact holds that a search which ends before it has a score claims none to be exact.
func TestExact(t *testing.T) {
	b := load("normal").Start()
	ended, end := context.WithCancel(context.Background())
	end()
	for _, test := range []struct {
		ctx    context.Context
		limits fairymax.Limits
		exact  bool
	}{
		{ended, fairymax.Limits{}, false},
		{ended, fairymax.Limits{Lines: 3}, false},
		{context.Background(), fairymax.Limits{Depth: 3}, true},
		{context.Background(), fairymax.Limits{Depth: 2, Lines: 3}, true},
	} {
		best, err := small(b).Search(test.ctx, b, test.limits, nil)
		if err != nil || len(best.Moves) == 0 || best.Exact != test.exact || best.Depth != test.limits.Depth {
			t.Errorf("%+v: %+v, %v", test.limits, best, err)
		}
	}
}

// TestReportsNotTaken holds that a search ends with its context even if its reports are not taken.
func TestReportsNotTaken(t *testing.T) {
	b := load("normal").Start()
	ctx, end := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer end()
	best, err := small(b).Search(ctx, b, fairymax.Limits{Depth: 5}, make(chan fairymax.Report))
	if err != nil || len(best.Moves) == 0 {
		t.Errorf("%+v, %v", best, err)
	}
}
