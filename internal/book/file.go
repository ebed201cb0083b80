package book

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"fairymax/board"
	"fairymax/internal/atomicfile"
)

func stampOf(path string) stamp {
	info, err := os.Stat(path)
	if err != nil {
		return stamp{}
	}
	return stamp{info.ModTime(), info.Size()}
}

// load reads a file; one that does not exist is empty.
func load(path string, r *board.Rules, st style) (*document, error) {
	s := newDocument(r, st)
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	if info, err := file.Stat(); err == nil {
		s.stamp = stamp{info.ModTime(), info.Size()}
	}
	return s, s.read(file, path)
}

// update changes a file under its lock. Words that cannot be read stay where they are.
func update(path string, r *board.Rules, st style, change func(*document)) (*document, error) {
	s := newDocument(r, st)
	info, err := atomicfile.Update(path, func(old []byte) ([]byte, error) {
		if err := s.read(bytes.NewReader(old), path); err != nil {
			return nil, err
		}
		change(s)
		return s.text(), nil
	})
	if err != nil {
		return nil, err
	}
	s.stamp = stamp{info.ModTime(), info.Size()}
	return s, nil
}

// The extensions of our files.
const (
	bookExtension  = ".book"
	knownExtension = ".known"
)

// Path is the file of a variant's opening book in a folder.
func Path(folder, variant string) (string, error) { return filePath(folder, variant, bookExtension) }

// filePath makes a file name from a variant's name.
func filePath(folder, variant, extension string) (string, error) {
	name := variant + extension
	if !filepath.IsLocal(name) || filepath.Base(name) != name {
		return "", fmt.Errorf("%q cannot be part of a file name", variant)
	}
	return filepath.Join(folder, name), nil
}
