// Package memfs is a folder of files that are in memory. Package testing/fstest has one too, with
// what tests of file systems need, which makes a program for pages some 100 KB larger.
//
// # Where to change what
//
// All of it: memfs.go.
package memfs

import (
	"bytes"
	"io/fs"
	"path"
	"slices"
	"time"
)

// Files are texts by name. A name has no folder.
type Files map[string][]byte

// Open opens a file to be read. The error is [fs.ErrInvalid] or [fs.ErrNotExist], in a
// [fs.PathError].
func (f Files) Open(name string) (fs.File, error) {
	text, ok := f[name]
	switch {
	case !fs.ValidPath(name):
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}
	case !ok:
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return &file{bytes.NewReader(text), info{name, int64(len(text))}}, nil
}

// Glob lists the names that a pattern of [path.Match] matches, sorted.
func (f Files) Glob(pattern string) (names []string, err error) {
	if _, err := path.Match(pattern, ""); err != nil {
		return nil, err
	}
	for name := range f {
		if ok, _ := path.Match(pattern, name); ok {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}

type file struct {
	*bytes.Reader
	info
}

func (f *file) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f *file) Close() error               { return nil }

// Size is ambiguous between the two that a file is made of.
func (f *file) Size() int64 { return f.size }

type info struct {
	name string
	size int64
}

func (i info) Name() string       { return i.name }
func (i info) Size() int64        { return i.size }
func (i info) Mode() fs.FileMode  { return 0o444 }
func (i info) ModTime() time.Time { return time.Time{} }
func (i info) IsDir() bool        { return false }
func (i info) Sys() any           { return nil }
