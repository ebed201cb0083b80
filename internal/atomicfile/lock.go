package atomicfile

import (
	"errors"
	"fmt"
	"os"
	"time"
)

// errLocked is the answer of tryLock while another writer holds the lock.
var errLocked = errors.New("locked")

// lockWait is how long a writer waits for another one, which needs milliseconds.
const lockWait = 5 * time.Second

// Lock keeps all other writers out of a file until unlock is called: those of this
// program and those of others. It is advisory: all writers have to ask for it. The
// system releases the lock if its holder dies.
func Lock(path string) (unlock func(), err error) {
	path, err = followLink(path)
	if err != nil {
		return nil, err
	}
	const pause = 5 * time.Millisecond
	for deadline := time.Now().Add(lockWait); ; time.Sleep(pause) {
		unlock, err := tryLock(hidden(path, ".lock"))
		if !errors.Is(err, errLocked) {
			return unlock, err
		}
		if time.Now().After(deadline) {
			return nil, fmt.Errorf("%s: another program has been writing it for %v: %w", path, lockWait, os.ErrDeadlineExceeded)
		}
	}
}
