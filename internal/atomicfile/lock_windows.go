package atomicfile

import (
	"errors"
	"syscall"
)

// Package syscall has no names for these.
const (
	deleteOnClose    = 0x04000000
	sharingViolation = syscall.Errno(32)
)

// tryLock takes the lock that stands for a file name: no other process can open
// the file, and the system removes it when it is closed.
func tryLock(name string) (unlock func(), err error) {
	path, err := syscall.UTF16PtrFromString(name)
	if err != nil {
		return nil, err
	}
	const notShared = 0
	handle, err := syscall.CreateFile(path, syscall.GENERIC_READ|syscall.GENERIC_WRITE, notShared,
		nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL|deleteOnClose, 0)
	// Access is denied to a file that is just being removed.
	if errors.Is(err, sharingViolation) || errors.Is(err, syscall.ERROR_ACCESS_DENIED) {
		return nil, errLocked
	}
	if err != nil {
		return nil, err
	}
	return func() { syscall.CloseHandle(handle) }, nil
}
