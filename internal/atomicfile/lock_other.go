//go:build !windows && (!unix || solaris || aix)

package atomicfile

import (
	"errors"
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
	file.Close()
	return func() { os.Remove(name) }, nil
}
