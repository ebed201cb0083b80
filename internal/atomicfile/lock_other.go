//go:build !windows && (!unix || solaris || aix)

package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// tryLock takes the lock that stands for a file name. Here the file itself is
// the lock, so a program that dies while it holds the lock leaves it behind.
func tryLock(name string) (unlock func(), err error) {
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if errors.Is(err, fs.ErrExist) {
		return nil, errLocked
	}
	if err != nil {
		return nil, err
	}
	writeHolder(file)
	file.Close()
	return func() { os.Remove(name) }, nil
}

// readHolder reads what the holder of a lock has written into it, and says how to
// remove a lock that was left behind.
func readHolder(name string) ([]byte, error) {
	text, err := os.ReadFile(name)
	return fmt.Appendf(text, " (if it has ended, remove %s)", name), err
}
