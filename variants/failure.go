package variants

import (
	"fmt"
	"runtime/debug"
)

// Failure is a fault of the program at a file, as against the mistakes of the file.
type Failure struct {
	File   string
	Reason any
	Trace  string // where it was
}

func (f *Failure) Error() string {
	return fmt.Sprintf("%s: a bug in fairymax, not a mistake in the file: %v; please report it with this file", f.File, f.Reason)
}

// Guarded calls a function that reads a file. A panic of it becomes a [Failure], so that a
// single file does not take a whole list, a game or a page with it.
func Guarded(file string, read func() error) (err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = &Failure{file, reason, string(debug.Stack())}
		}
	}()
	return read()
}
