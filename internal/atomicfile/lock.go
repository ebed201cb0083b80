package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
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

// Update changes a file under its lock: change gets the text, nothing if there is
// no such file, and returns the new one. A change that fails leaves the file as it
// is. The folder is made if it is missing. The result describes the new file.
func Update(path string, change func(old []byte) ([]byte, error)) (fs.FileInfo, error) {
	path, err := followLink(path)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return nil, err
	}
	unlock, err := Lock(path)
	if err != nil {
		return nil, err
	}
	defer unlock()
	old, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	text, err := change(old)
	if err != nil {
		return nil, err
	}
	if err := Replace(path, text); err != nil {
		return nil, err
	}
	return os.Stat(path)
}
