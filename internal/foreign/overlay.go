package foreign

import (
	"io/fs"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/variants"
)

// overlay is a file system with one more file in it, or another in its place.
type overlay struct {
	fs.FS
	name, text string
}

// Open opens a file.
func (o overlay) Open(name string) (fs.File, error) {
	if name == o.name {
		return &page{Reader: strings.NewReader(o.text), name: name, size: len(o.text)}, nil
	}
	return o.FS.Open(name)
}

// page is the open file of an overlay, and its own description.
type page struct {
	*strings.Reader
	name string
	size int
}

func (p *page) Close() error               { return nil }
func (p *page) Stat() (fs.FileInfo, error) { return pageInfo{p}, nil }

type pageInfo struct{ page *page }

func (i pageInfo) Name() string       { return i.page.name }
func (i pageInfo) Size() int64        { return int64(i.page.size) }
func (i pageInfo) Mode() fs.FileMode  { return 0o444 }
func (i pageInfo) ModTime() time.Time { return time.Time{} }
func (i pageInfo) IsDir() bool        { return false }
func (i pageInfo) Sys() any           { return nil }

// workshop reads definitions that stand in no file.
type workshop struct {
	base    fs.FS // has the shared pieces and the games that may be extended
	shared  *library
	parents []parent
	bases   map[string]*baseGame
}

// load reads and compiles a definition under a name.
func (w *workshop) load(name, text string) (*variants.Variant, error) {
	return variants.NewCatalogue(overlay{w.base, "variants/" + name + ".toml", text}).Load(name)
}

// scratch is the name under which pieces are compiled to be looked at.
const scratch = "scratch"

// steps returns what White's men of each type of a definition may do.
func (w *workshop) steps(text string) ([]moves, error) {
	v, err := w.load(scratch, text)
	if err != nil {
		return nil, err
	}
	var all []moves
	for _, t := range v.Rules.Def.Types {
		all = append(all, moves(board.Chains(t.Steps[board.White])))
	}
	return all, nil
}
