package cecp

import "time"

// scribe writes down in a goroutine of its own what is to be remembered, since
// nobody should wait for a disk. The zero scribe is ready.
type scribe struct {
	notes    chan func() error
	done     chan struct{}
	failures chan error
}

const (
	unwrittenNotes = 64                     // wait at most; further ones are lost
	lastNotes      = 100 * time.Millisecond // for what has not been written at the end
)

func (w *scribe) write(note func() error) {
	if w.notes == nil {
		w.notes, w.done, w.failures = make(chan func() error, unwrittenNotes), make(chan struct{}), make(chan error, 1)
		go w.work()
	}
	select {
	case w.notes <- note:
	default:
	}
}

func (w *scribe) work() {
	defer close(w.done)
	for note := range w.notes {
		if err := note(); err != nil {
			select {
			case w.failures <- err:
			default: // one is waiting to be told already
			}
		}
	}
}

// finish lets the scribe write what he can in the time that is left.
func (w *scribe) finish() {
	if w.notes == nil {
		return
	}
	close(w.notes)
	select {
	case <-w.done:
	case <-time.After(lastNotes):
	}
}
