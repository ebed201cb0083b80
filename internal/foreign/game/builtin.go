package game

import (
	"io/fs"
	"slices"
	"sync"

	"fairymax/variants/source"
)

// Builtin is what is built in, read once for any number of imports, also at the same time.
type Builtin struct {
	compiler
	Library *Library
	parents []parent
	bases   sync.Map // of *Base by name
}

// NewBuiltin reads the shared pieces of a file system, and the games that others
// may extend.
func NewBuiltin(base fs.FS) (*Builtin, error) {
	b := &Builtin{compiler: newCompiler(base)}
	var err error
	if b.Library, err = readLibrary(b.compiler); err != nil {
		return nil, err
	}
	b.parents, err = readParents(b.compiler)
	return b, err
}

// Has reports whether there is a built-in game.
func (b *Builtin) Has(name string) bool { return slices.Contains(b.builtin.Names(), name) }

// Base returns a built-in game for a foreign one to extend.
func (b *Builtin) Base(name string) (*Base, error) {
	if base, ok := b.bases.Load(name); ok {
		return base.(*Base), nil
	}
	base, err := readBase(b.compiler, name)
	if err == nil {
		b.bases.Store(name, base)
	}
	return base, err
}

// Says reports whether the text of a built-in game has a key itself.
func (b *Builtin) Says(name, key string) bool {
	text, err := b.builtin.Text(name)
	if err != nil {
		return false
	}
	tree, err := source.Parse(name+".toml", text)
	return err == nil && tree.Has(key)
}
