package talk

import (
	"io"
	"sync/atomic"
	"time"
)

// watchedWriter knows for how long its present write has been blocked: a GUI that
// no longer reads lets the pipe fill up.
type watchedWriter struct {
	w     io.Writer
	begun time.Time
	since atomic.Int64 // when the present write began, since begun; 0 without one
}

func (w *watchedWriter) Write(text []byte) (int, error) {
	w.since.Store(max(1, int64(time.Since(w.begun))))
	defer w.since.Store(0)
	return w.w.Write(text)
}

// blocked is how long the present write has taken so far.
func (w *watchedWriter) blocked() time.Duration {
	since := w.since.Load()
	if since == 0 {
		return 0
	}
	return time.Since(w.begun) - time.Duration(since)
}
