package study

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"time"

	"fairymax/internal/atomicfile"
)

// Stopped is the error of a study that was stopped and goes on when it is called again. It
// is what has stopped, such as "the report".
type Stopped string

func (s Stopped) Error() string { return string(s) + " was stopped; the same command continues it" }

// Do works in the folder of a file, which is made if it is missing. It keeps all other
// processes that hold this file out: their error is a [atomicfile.HeldError]. If the context
// is cancelled meanwhile, the error is stopped.
func Do(ctx context.Context, file string, stopped Stopped, work func() error) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return err
	}
	release, err := atomicfile.Hold(file)
	if err != nil {
		return err
	}
	defer release()
	if err = work(); ctx.Err() != nil && (err == nil || errors.Is(err, context.Canceled)) {
		return stopped
	}
	return err
}

// Clock ends work after a time, if it has an end.
type Clock struct {
	Runs bool // else only a person ends it
	Left time.Duration
}

// For is a clock that ends work after a time; 0 stands for none.
func For(limit time.Duration) Clock { return Clock{limit > 0, limit} }

// Until is a context that ends when the clock does.
func (c Clock) Until(ctx context.Context) (context.Context, context.CancelFunc) {
	if !c.Runs {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, c.Left)
}
