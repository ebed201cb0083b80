package atomicfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// folderError is the error of a file that cannot be made, because its folder is missing: that
// the file does not exist would be no news.
type folderError struct{ path, folder string }

func (e *folderError) Error() string {
	return fmt.Sprintf("%s: there is no folder %s to write it into", e.path, e.folder)
}

func (e *folderError) Unwrap() error { return fs.ErrNotExist }

// HasFolder reports that a file cannot be made because its folder is missing.
func HasFolder(path string) error {
	folder := filepath.Dir(path)
	if _, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) {
		return &folderError{path, folder}
	}
	return nil
}

// Cause leaves out of an error about a file which call failed, and with which file, for messages that
// name it themselves.
func Cause(err error) error {
	if at := (*fs.PathError)(nil); errors.As(err, &at) {
		return at.Err
	}
	return err
}

// Opened explains the error of a file that was opened to be written.
func Opened(path string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		if missing := HasFolder(path); missing != nil {
			return missing
		}
	}
	return err
}
