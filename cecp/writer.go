package cecp

import "time"

// writer remembers analyses in a goroutine of its own, so that the conversation
// never waits for a disk. The zero writer is ready.
type writer struct {
	notes    chan func() error
	done     chan struct{}
	failures chan error
}

const (
	unwrittenNotes = 64                     // wait at most; further ones are lost
	lastNotes      = 100 * time.Millisecond // to write the waiting ones at the end
)

func (w *writer) write(note func() error) {
	if w.notes == nil {
		w.notes, w.done, w.failures = make(chan func() error, unwrittenNotes), make(chan struct{}), make(chan error, 1)
		go w.work()
	}
	select {
	case w.notes <- note:
	default:
	}
}

func (w *writer) work() {
	defer close(w.done)
	for note := range w.notes {
		if err := note(); err != nil {
			select {
			case w.failures <- err:
			default: // another failure waits to be told
			}
		}
	}
}

// finish lets the writer write what it can in the time that is left.
func (w *writer) finish() {
	if w.notes == nil {
		return
	}
	close(w.notes)
	select {
	case <-w.done:
	case <-time.After(lastNotes):
	}
}
