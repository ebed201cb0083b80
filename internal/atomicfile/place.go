package atomicfile

import (
	"io/fs"
	"os"
)

// place is where files are: anywhere, or only below one folder.
type place interface {
	Open(name string) (*os.File, error)
	OpenFile(name string, flag int, mode fs.FileMode) (*os.File, error)
	Rename(from, to string) error
	Link(from, to string) error
	Remove(name string) error
}

// system is the place of all files.
type system struct{}

func (system) Open(name string) (*os.File, error) { return os.Open(name) }

func (system) OpenFile(name string, flag int, mode fs.FileMode) (*os.File, error) {
	return os.OpenFile(name, flag, mode)
}

func (system) Rename(from, to string) error { return os.Rename(from, to) }

func (system) Link(from, to string) error { return os.Link(from, to) }

func (system) Remove(name string) error { return os.Remove(name) }

// ReplaceIn gives a file of a folder a new text, as [Replace] does. Nothing outside the
// folder is reached. There must be such a file; it is no link.
func ReplaceIn(root *os.Root, name string, text []byte) error {
	old, err := root.Lstat(name)
	if err != nil {
		return err
	}
	if !old.Mode().IsRegular() {
		return &fs.PathError{Op: "replace", Path: name, Err: fs.ErrInvalid}
	}
	return (&replacement{in: root, path: name, text: text, mode: old.Mode().Perm(), keepMode: true}).run()
}

// CreateIn writes a file of a folder that does not exist yet, as [Create] does. Nothing
// outside the folder is reached.
func CreateIn(root *os.Root, name string, text []byte) error { return create(root, name, text) }
