package variants

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"

	"fairymax/variants/source"
)

// layer is a folder of definitions. Layers are searched in order: a user's variant
// hides a built-in one of the same name, and may extend it.
type layer struct {
	files    fs.FS
	variants string // the folder of the variants within files
	prefix   string // precedes the names of its files in messages
	pieces   *checkedPieces
	aliases  func() []alias // the other names of its variants
}

// checkedPieces keeps the shared pieces of a layer until their text changes: to parse
// and check them takes longer than the rest of most games. Nothing changes the tree.
type checkedPieces struct {
	mu   sync.Mutex
	text string
	tree *source.Node // nil before the first time
}

// with returns the pieces that were kept with a text, nil if it was another one.
func (p *checkedPieces) with(text string) *source.Node {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.text != text {
		return nil
	}
	return p.tree
}

// keep keeps the pieces of a text without mistakes.
func (p *checkedPieces) keep(text string, tree *source.Node) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.text, p.tree = text, tree
}

// The files of a catalogue that are not variants.
const (
	piecesFile = "pieces.toml"
	orderFile  = "order.txt" // see readOrder
)

func newLayer(files fs.FS, variants, prefix string) layer {
	l := layer{files: files, variants: variants, prefix: prefix, pieces: new(checkedPieces)}
	l.aliases = l.readAliases
	return l
}

// builtinLayer returns the layer of the built-in games. Their files do not change, so their other names
// are read once.
func builtinLayer(files fs.FS) layer {
	l := newLayer(files, "variants", "")
	l.aliases = sync.OnceValue(l.aliases)
	return l
}

// folder returns the layer of a user's folder.
func folder(dir string) layer {
	return newLayer(os.DirFS(dir), ".", dir)
}

// file returns the path of a variant's file in the layer.
func (l layer) file(name string) string { return path.Join(l.variants, name+".toml") }

// displayed returns the name of a file of the layer in messages.
func (l layer) displayed(file string) string {
	if l.prefix == "" {
		return file
	}
	return filepath.Join(l.prefix, filepath.FromSlash(file))
}

// has reports whether the layer has a variant.
func (l layer) has(name string) bool {
	_, err := fs.Stat(l.files, l.file(name))
	return err == nil
}

// blocked returns the reason why the file of a variant cannot be opened although it is
// in the folder; nil if it is not there, or can be opened.
func (l layer) blocked(name string) error {
	file := l.file(name)
	if _, err := fs.Lstat(l.files, file); err != nil {
		return nil
	}
	if _, err := fs.Stat(l.files, file); err != nil {
		return fmt.Errorf("%s cannot be opened: %w", l.displayed(file), WithoutPath(err))
	}
	return nil
}

// stems lists the variants of the layer in alphabetical order.
func (l layer) stems() []string {
	files, err := fs.Glob(l.files, l.file("*"))
	if err != nil {
		return nil
	}
	var stems []string
	for _, file := range files {
		if base := path.Base(file); base != piecesFile {
			stems = append(stems, strings.TrimSuffix(base, ".toml"))
		}
	}
	return stems
}

// order reads order.txt; without one, nothing is in order.
func (l layer) order() order {
	text, err := ReadText(l.files, path.Join(l.variants, orderFile))
	if err != nil {
		return order{}
	}
	return readOrder(string(text))
}
