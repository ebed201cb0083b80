package study

import (
	"context"
	"errors"
	"path/filepath"
	"testing"
	"time"

	"fairymax/internal/atomicfile"
)

const errTest = Stopped("the test")

func TestDo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "new", "folder", "games")
	ctx, stop := context.WithCancel(t.Context())
	err := Do(ctx, file, errTest, func() error {
		var held *atomicfile.HeldError
		if err := Do(ctx, file, errTest, func() error { return nil }); !errors.As(err, &held) {
			t.Errorf("two work in one folder: %v", err)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	failed := errors.New("full")
	if err := Do(ctx, file, errTest, func() error { stop(); return failed }); err != failed {
		t.Errorf("a failure became %v", err)
	}
	for _, end := range []error{nil, context.Canceled} {
		err := Do(ctx, file, errTest, func() error { return end })
		if !errors.Is(err, errTest) || err.Error() != "the test was stopped; the same command continues it" {
			t.Errorf("stopped work that returns %v: %v", end, err)
		}
	}
}

func TestClock(t *testing.T) {
	ctx, stop := For(0).Until(t.Context())
	defer stop()
	if _, ends := ctx.Deadline(); ends {
		t.Error("without a time, work ends")
	}
	for _, c := range []Clock{For(time.Nanosecond), {Runs: true}, {Runs: true, Left: -time.Second}} {
		ctx, stop := c.Until(t.Context())
		<-ctx.Done()
		if stop(); !errors.Is(ctx.Err(), context.DeadlineExceeded) {
			t.Errorf("%+v: %v", c, ctx.Err())
		}
	}
}

func TestPace(t *testing.T) {
	p := Pace{Began: time.Now().Add(-10 * time.Second)}
	least := p.Passed()
	left, rate := p.Left(4, 2), p.Rate(40)
	if most := p.Passed(); left < least/2 || left > most/2 || rate < 40/most.Seconds() || rate > 40/least.Seconds() {
		t.Errorf("after %v to %v, %v are left, at %.2f a second", least, most, left, rate)
	}
	if left := p.Left(0, 2); left != 0 {
		t.Errorf("%v are left before anything is done", left)
	}
}

// Times are written as they would be typed.
func TestShort(t *testing.T) {
	for _, text := range []string{"1h", "1h30m", "3m", "3m20s", "10s", "500ms", "1h0m5s", "0s", "10h", "20m"} {
		if d, err := time.ParseDuration(text); err != nil || Short(d) != text {
			t.Errorf("%s becomes %s, %v", text, Short(d), err)
		}
	}
}
