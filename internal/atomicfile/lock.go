package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// errLocked is the answer of tryLock while another writer holds the lock.
var errLocked = errors.New("locked")

// HeldError is the error for a file that another process holds.
type HeldError struct {
	Path   string
	Holder string // such as "process 123 on host"
}

func (e *HeldError) Error() string { return fmt.Sprintf("%s is in use by %s", e.Path, e.Holder) }

// holder is what a lock says about this process.
func holder() string {
	text := fmt.Sprintf("process %d", os.Getpid())
	if host, err := os.Hostname(); err == nil {
		text += " on " + host
	}
	return text
}

// writeHolder writes the name of the holder into a lock. The lock holds without that.
func writeHolder(lock *os.File) {
	if err := lock.Truncate(0); err == nil {
		fmt.Fprintln(lock, holder())
	}
}

// heldBy makes the error for a file that is locked. A holder that has only begun to
// lock has not written its name yet.
func heldBy(path string) error {
	text, err := readHolder(hidden(path, ".lock"))
	name := strings.TrimSpace(string(text))
	if err != nil || name == "" {
		name = "another process"
	}
	return &HeldError{path, name}
}

// Hold keeps all other writers out of a file until release is called, or until this
// process ends in any way. It does not wait: if another process holds the file, the
// error is a [HeldError]. The file's folder must exist.
func Hold(path string) (release func(), err error) {
	path, err = followLink(path)
	if err != nil {
		return nil, err
	}
	release, err = tryLock(hidden(path, ".lock"))
	if errors.Is(err, errLocked) {
		err = heldBy(path)
	}
	return release, err
}

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
			return nil, fmt.Errorf("%w, and was not free within %v", heldBy(path), lockWait)
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
