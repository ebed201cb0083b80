package book

import (
	"errors"
	"fmt"
	"os"
	"time"
)

// errLocked is what tryLock answers while somebody else holds the lock.
var errLocked = errors.New("locked")

// lockWait is how long a writer waits for another one, who needs milliseconds.
const lockWait = 5 * time.Second

// lock keeps all other writers of a file out until unlock is called, those of
// this program and those of others. The system gives the lock back if its holder dies.
func lock(path string) (unlock func(), err error) {
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
