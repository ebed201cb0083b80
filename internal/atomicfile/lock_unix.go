//go:build unix && !solaris && !aix

package atomicfile

import (
	"errors"
	"os"
	"syscall"
)

// tryLock takes the lock that stands for a file name.
func tryLock(name string) (unlock func(), err error) {
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, err
	}
	err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) || errors.Is(err, syscall.EINTR) {
		err = errLocked
	}
	if err == nil && !stillThere(file, name) {
		err = errLocked
	}
	if err != nil {
		file.Close()
		return nil, err
	}
	writeHolder(file)
	return func() {
		os.Remove(name) // while it is still ours: later it may be another writer's
		file.Close()
	}, nil
}

// stillThere reports whether the locked file is the one that others would try to
// lock now: its last holder may have removed it in between.
func stillThere(file *os.File, name string) bool {
	ours, err1 := file.Stat()
	theirs, err2 := os.Stat(name)
	return err1 == nil && err2 == nil && os.SameFile(ours, theirs)
}

// readHolder reads what the holder of a lock has written into it.
func readHolder(name string) ([]byte, error) { return os.ReadFile(name) }
