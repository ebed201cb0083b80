package atomicfile

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// Package syscall has no names for these.
const (
	deleteOnClose    = 0x04000000
	sharingViolation = syscall.Errno(32)
)

// tryLock takes the lock that stands for a file name: no other process can open
// the file to write, and the system removes it when it is closed.
func tryLock(name string) (unlock func(), err error) {
	path, err := syscall.UTF16PtrFromString(name)
	if err != nil {
		return nil, err
	}
	handle, err := syscall.CreateFile(path, syscall.GENERIC_READ|syscall.GENERIC_WRITE, syscall.FILE_SHARE_READ,
		nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL|deleteOnClose, 0)
	// Access is denied to a file that is just being removed.
	if errors.Is(err, sharingViolation) || errors.Is(err, syscall.ERROR_ACCESS_DENIED) {
		return nil, errLocked
	}
	if err != nil {
		return nil, err
	}
	file := os.NewFile(uintptr(handle), name)
	writeHolder(file)
	return func() { file.Close() }, nil
}

// readHolder reads what the holder of a lock has written into it. The lock must
// stay open to its holder in every way meanwhile.
func readHolder(name string) ([]byte, error) {
	path, err := syscall.UTF16PtrFromString(name)
	if err != nil {
		return nil, err
	}
	const all = syscall.FILE_SHARE_READ | syscall.FILE_SHARE_WRITE | syscall.FILE_SHARE_DELETE
	handle, err := syscall.CreateFile(path, syscall.GENERIC_READ, all, nil, syscall.OPEN_EXISTING, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if err != nil {
		return nil, err
	}
	file := os.NewFile(uintptr(handle), name)
	defer file.Close()
	return io.ReadAll(file)
}
