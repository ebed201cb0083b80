// Package shipped has the networks of the program. A file has the name of the first game
// that its network has learnt from.
//
// It stands apart from package nets, which chooses among networks, because a program on a
// page has the choice, but no room for all of them.
package shipped

import (
	"embed"
	"io/fs"

	"fairymax/engine/net"
)

//go:embed *.net
var files embed.FS

// Find is a place in package nets. It reads headers until it finds the key.
func Find(key net.Key) (file []byte, from string, err error) {
	names, err := fs.Glob(files, "*")
	if err != nil {
		return nil, "", err
	}
	for _, name := range names {
		file, err := files.ReadFile(name)
		if err != nil {
			return nil, name, err
		}
		if h, err := net.ParseHeader(file); err == nil && h.Key == key {
			return file, "shipped/" + name, nil
		}
	}
	return nil, "", nil
}
