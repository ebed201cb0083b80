package variants

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// layer is a folder of definitions. Layers are searched in order, so that a
// user's variant hides a built-in one of the same name and may extend it.
type layer struct {
	files    fs.FS
	variants string // the folder of the variants within files
	prefix   string // what stands before a file's name for a person
}

// The files of a catalogue that are no variants.
const (
	piecesFile = "pieces.toml"
	orderFile  = "order.txt" // a name a line, in the order in which people are shown them
)

func folder(dir string) layer {
	return layer{files: os.DirFS(dir), variants: ".", prefix: dir}
}

// file returns the path of a variant's file within the layer.
func (l layer) file(name string) string { return path.Join(l.variants, name+".toml") }

// shown returns how a person knows a file of the layer.
func (l layer) shown(file string) string {
	if l.prefix == "" {
		return file
	}
	return filepath.Join(l.prefix, filepath.FromSlash(file))
}

func (l layer) has(name string) bool {
	_, err := fs.Stat(l.files, l.file(name))
	return err == nil
}

// stems lists the variants of the layer by the alphabet.
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

// favourite follows, in order.txt, the game that is played if none is named.
const favourite = "*"

// order lists the words of order.txt, if the layer has it.
func (l layer) order() []string {
	text, err := fs.ReadFile(l.files, path.Join(l.variants, orderFile))
	if err != nil {
		return nil
	}
	return strings.Fields(string(text))
}
