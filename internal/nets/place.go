package nets

import (
	"embed"
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

// The folder shipped has the networks of the program.
//
//go:embed shipped/*.net
var shipped embed.FS

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
		file, err := read(path)
		return file, path, err
	}
}

// Folder is a place for networks by key, see [PathIn].
func Folder(dir string) Place {
	return func(key net.Key) ([]byte, string, error) { return File(PathIn(dir, key))(key) }
}

// PathIn is the file of a network in a folder of networks by key.
func PathIn(dir string, key net.Key) string { return filepath.Join(dir, string(key)+Extension) }

// Shipped is the place of the program's own networks. It reads headers until it finds
// the key.
func Shipped(key net.Key) ([]byte, string, error) {
	names, err := fs.Glob(shipped, "shipped/*"+Extension)
	if err != nil {
		return nil, "", err
	}
	for _, name := range names {
		file, err := shipped.ReadFile(name)
		if err != nil {
			return nil, name, err
		}
		if h, err := net.ParseHeader(file); err == nil && h.Key == key {
			return file, name, nil
		}
	}
	return nil, "", nil
}

// isShipped reports whether a network is one of the program's own.
func isShipped(from string) bool { return strings.HasPrefix(from, "shipped/") }

// read reads a file, nil if there is none. It never waits: what is no plain file is
// refused.
func read(path string) ([]byte, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return nil, nil
	case err != nil:
		return nil, errors.Unwrap(err) // without the path
	case !info.Mode().IsRegular():
		return nil, errors.New("it is no plain file")
	case info.Size() > maxFile:
		return nil, fmt.Errorf("it has more than %d bytes", maxFile)
	}
	file, err := os.Open(path)
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
