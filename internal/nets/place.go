package nets

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"fairymax/engine/net"
)

// maxFile is more than any network has, in bytes.
const maxFile = 1 << 26

// Place is where a network may be. It returns the bytes of the network for a key and
// where they were, nil if there is none.
type Place func(key net.Key) (file []byte, from string, err error)

// Extension ends the names of networks.
const Extension = ".net"

// File is a place for one network, whatever its key.
func File(path string) Place {
	return func(net.Key) ([]byte, string, error) {
		file, err := readFile(func() (fs.FileInfo, error) { return os.Stat(path) }, func() (fs.File, error) { return os.Open(path) })
		return file, path, err
	}
}

// FileIn is the same for a file of a folder, with where it is as people are told.
func FileIn(folder fs.FS, name, from string) Place {
	return func(net.Key) ([]byte, string, error) {
		file, err := readFile(func() (fs.FileInfo, error) { return fs.Stat(folder, name) }, func() (fs.File, error) { return folder.Open(name) })
		return file, from, err
	}
}

// Folder is a place for networks by key, see [PathIn].
func Folder(dir string) Place {
	return func(key net.Key) ([]byte, string, error) { return File(PathIn(dir, key))(key) }
}

// PathIn is the file of a network in a folder of networks by key.
func PathIn(dir string, key net.Key) string { return filepath.Join(dir, string(key)+Extension) }

// isShipped reports whether a network is one of the program's own.
func isShipped(from string) bool { return strings.HasPrefix(from, "shipped/") }

// readFile reads a file, nil if there is none. It never waits: what is no plain file is
// refused.
func readFile(stat func() (fs.FileInfo, error), open func() (fs.File, error)) ([]byte, error) {
	info, err := stat()
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return nil, nil
	case err != nil:
		return nil, errors.Unwrap(err) // without the path
	case !info.Mode().IsRegular():
		return nil, errors.New("it is not a plain file")
	case info.Size() > maxFile:
		return nil, fmt.Errorf("it has more than %d bytes", maxFile)
	}
	file, err := open()
	if err != nil {
		return nil, errors.Unwrap(err)
	}
	defer file.Close()
	content, err := io.ReadAll(io.LimitReader(file, maxFile))
	if content == nil && err == nil {
		content = []byte{} // an empty file is no network, but it is there
	}
	return content, err
}
