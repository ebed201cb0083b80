package workbench

import (
	"io/fs"
	"maps"
	"slices"
	"strings"
	"time"

	"fairymax/variants"
)

// here is the folder in the names of files: messages have the names alone.
const here = "."

// folder is a folder with games that others may extend.
type folder struct {
	Name  string
	Files map[string]string
}

// setFolder takes the files of the folder, and those of others that come after it.
func (s *Session) setFolder(q *question) (any, error) {
	s.folder, s.games = texts(q.Files), builtin()
	for _, other := range slices.Backward(q.Folders) {
		s.games = s.games.With(texts(other.Files), other.Name)
	}
	return struct{}{}, nil
}

// with is the catalogue in which a file of the folder has this text.
func (s *Session) with(name, text string) *variants.Catalogue {
	files := maps.Clone(s.folder)
	if files == nil {
		files = texts{}
	}
	files[name+".toml"] = text
	return s.games.With(files, here)
}

// texts is a folder in memory: the texts of its files.
type texts map[string]string

func (t texts) Open(name string) (fs.File, error) {
	if name == "." {
		return &opened{info{name, 0, fs.ModeDir}, nil, t.entries()}, nil
	}
	text, there := t[name]
	if !there {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return &opened{info{name, len(text), 0}, strings.NewReader(text), nil}, nil
}

func (t texts) entries() (all []fs.DirEntry) {
	for _, name := range slices.Sorted(maps.Keys(t)) {
		all = append(all, fs.FileInfoToDirEntry(info{name, len(t[name]), 0}))
	}
	return all
}

func (t texts) ReadDir(string) ([]fs.DirEntry, error) { return t.entries(), nil }

// opened is a file, or the folder.
type opened struct {
	info
	*strings.Reader
	list []fs.DirEntry
}

func (o *opened) Stat() (fs.FileInfo, error) { return o.info, nil }
func (o *opened) Close() error               { return nil }

func (o *opened) Read(into []byte) (int, error) {
	if o.Reader == nil {
		return 0, fs.ErrInvalid
	}
	return o.Reader.Read(into)
}

// info describes a file.
type info struct {
	name string
	size int
	kind fs.FileMode
}

func (i info) Name() string       { return i.name }
func (i info) Size() int64        { return int64(i.size) }
func (i info) Mode() fs.FileMode  { return i.kind | 0o444 }
func (i info) ModTime() time.Time { return time.Time{} }
func (i info) IsDir() bool        { return i.kind.IsDir() }
func (i info) Sys() any           { return nil }
