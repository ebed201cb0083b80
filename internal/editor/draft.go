package editor

import (
	"bytes"
	"io/fs"
	"time"
)

// draft is a folder in which one file has another text.
type draft struct {
	fs.FS
	name string
	text []byte
}

func (d draft) Open(name string) (fs.File, error) {
	if name == d.name {
		return draftFile{d, bytes.NewReader(d.text)}, nil
	}
	return d.FS.Open(name)
}

func (d draft) Stat(name string) (fs.FileInfo, error) {
	if name == d.name {
		return draftInfo{d}, nil
	}
	return fs.Stat(d.FS, name) // without it, a pipe would be opened
}

func (d draft) Lstat(name string) (fs.FileInfo, error) {
	if name == d.name {
		return draftInfo{d}, nil
	}
	return fs.Lstat(d.FS, name)
}

func (d draft) ReadLink(name string) (string, error) { return fs.ReadLink(d.FS, name) }

// draftFile is the file of the draft while it is read.
type draftFile struct {
	draft
	*bytes.Reader
}

func (f draftFile) Stat() (fs.FileInfo, error) { return draftInfo{f.draft}, nil }
func (f draftFile) Close() error               { return nil }

// draftInfo describes it.
type draftInfo struct{ draft }

func (i draftInfo) Name() string       { return i.name }
func (i draftInfo) Size() int64        { return int64(len(i.text)) }
func (i draftInfo) Mode() fs.FileMode  { return 0o444 }
func (i draftInfo) ModTime() time.Time { return time.Time{} }
func (i draftInfo) IsDir() bool        { return false }
func (i draftInfo) Sys() any           { return nil }
