package variants

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// Catalogue finds definitions by name: the built-in ones and those in the user's
// folders. Every call reads the files again, because the user may edit them meanwhile.
// It keeps only the shared pieces, as long as their text stays the same, and the aliases of
// the built-in games.
type Catalogue struct{ layers []layer }

// NewCatalogue returns a catalogue. The builtin files are pieces.toml and the folder
// variants with order.txt. The dirs are the user's folders, the most important first;
// they have variants and perhaps a pieces.toml.
func NewCatalogue(builtin fs.FS, dirs ...string) *Catalogue {
	c := new(Catalogue)
	for _, dir := range dirs {
		c.layers = append(c.layers, folder(dir))
	}
	c.layers = append(c.layers, builtinLayer(builtin))
	return c
}

// With returns the catalogue with a folder of variants before all others. The files are
// anything that can be read, with this name as their folder in messages.
func (c *Catalogue) With(files fs.FS, name string) *Catalogue {
	return &Catalogue{layers: append([]layer{newLayer(files, ".", name)}, c.layers...)}
}

// builtin is the layer of the built-in definitions.
func (c *Catalogue) builtin() layer { return c.layers[len(c.layers)-1] }

// Favourite returns the variant to play if the user names none.
func (c *Catalogue) Favourite() string {
	if name := c.builtin().order().favourite; name != "" {
		return name
	}
	return c.Names()[0]
}

// Load reads and compiles a variant. It takes a name of the catalogue or the path of a
// .toml file; what such a file extends is first looked for in its folder. The error is
// an [ErrorList] unless the file cannot be read.
func (c *Catalogue) Load(nameOrPath string) (*Variant, error) {
	l, name, at, err := c.search(nameOrPath)
	if err != nil {
		return nil, err
	}
	return l.variant(name, at)
}

// Named reads and compiles a variant of the catalogue by its name alone. A text
// from elsewhere, such as a tag of a game, cannot choose a file with it.
func (c *Catalogue) Named(name string) (*Variant, error) {
	switch {
	case name == "", strings.HasSuffix(name, ".toml"), strings.ContainsAny(name, `/\`):
		return nil, fmt.Errorf("%q is not the name of a game: write it without folders and without .toml", spelling.Shortened(name))
	case name+".toml" == piecesFile:
		return nil, noGame(piecesFile)
	}
	l := &loader{layers: c.layers}
	name = l.named(name, 0)
	at := l.find(name, 0)
	if at < 0 {
		return nil, l.missing(name)
	}
	return l.variant(name, at)
}

// Definition reads and checks a variant as [Catalogue.Load] does, but leaves out what
// takes longest: to compile its moves. It does not find the few mistakes that only this
// finds.
func (c *Catalogue) Definition(nameOrPath string) (def *define.Game, err error) {
	l, name, at, err := c.search(nameOrPath)
	if err != nil {
		return nil, err
	}
	err = l.collect(name, at, func() error {
		read, err := l.define(name, at)
		if err == nil {
			def = read.def
		}
		return err
	})
	if def == nil && err == nil {
		err = l.Err()
	}
	return def, err
}

// Text returns the text of a variant's file.
func (c *Catalogue) Text(name string) (string, error) {
	l := loader{layers: c.layers}
	name = l.named(name, 0)
	at := l.find(name, 0)
	if at < 0 {
		return "", l.missing(name)
	}
	text, err := ReadText(l.layers[at].files, l.layers[at].file(name))
	return strings.TrimPrefix(string(text), "\ufeff"), err
}

// search finds the layer of a variant.
func (c *Catalogue) search(nameOrPath string) (l *loader, name string, at int, err error) {
	l = &loader{layers: c.layers}
	name, isPath := strings.CutSuffix(filepath.Base(nameOrPath), ".toml")
	if isPath {
		if filepath.Base(nameOrPath) == piecesFile {
			return nil, "", 0, noGame(nameOrPath)
		}
		if _, err := os.Stat(nameOrPath); errors.Is(err, fs.ErrNotExist) {
			if to, err := os.Readlink(nameOrPath); err == nil {
				return nil, "", 0, fmt.Errorf("%s is a link to %s, and there is no such file", nameOrPath, to)
			}
			return nil, "", 0, missingFile(nameOrPath)
		} else if err != nil {
			return nil, "", 0, err
		}
		l.layers = c.beside(filepath.Dir(nameOrPath))
	} else {
		name = l.named(nameOrPath, 0)
	}
	if at = l.find(name, 0); at < 0 {
		if isPath {
			return nil, "", 0, l.missing(name)
		}
		return nil, "", 0, cmp.Or(mistaken(nameOrPath), l.missing(name))
	}
	return l, name, at, nil
}

// noGame is the error for a file of shared pieces where a game is wanted.
func noGame(path string) error {
	return fmt.Errorf("%s defines pieces, not a game; its pieces are checked with the games beside it", path)
}

// beside returns the layers with a folder moved to the front.
func (c *Catalogue) beside(dir string) []layer {
	layers := []layer{folder(dir)}
	for _, l := range c.layers {
		if l.prefix == "" || !sameFolder(l.prefix, dir) {
			layers = append(layers, l)
		}
	}
	return layers
}

// mistaken is the error for a path that is not the name of a variant, nil if there is nothing there.
func mistaken(path string) error {
	if file := path + ".toml"; isFile(file) {
		return fmt.Errorf("no variant %q, but there is a file %s: write %[2]s", filepath.Base(path), file)
	}
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil
	case info.IsDir():
		return fmt.Errorf("%s is a folder; write the file of a game in it, such as %s", path, filepath.Join(path, "game.toml"))
	}
	return fmt.Errorf("%s is not a definition (those end in .toml)%s", path, vocabulary.Converts(path))
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

func sameFolder(a, b string) bool {
	one, err := os.Stat(a)
	if err != nil {
		return false
	}
	two, err := os.Stat(b)
	return err == nil && os.SameFile(one, two)
}

// missingFile is the error that there is no file of this name.
type missingFile string

func (f missingFile) Error() string {
	folder, file := filepath.Split(string(f))
	beside, _ := filepath.Glob(folder + "*.toml")
	for i, path := range beside {
		beside[i] = filepath.Base(path)
	}
	return "there is no file " + string(f) + spelling.DidYouMean(file, beside)
}

func (f missingFile) Is(target error) bool { return target == fs.ErrNotExist }
