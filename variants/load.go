package variants

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/variants/source"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// loader reads one variant and everything that it builds on.
type loader struct {
	layers []layer
	source.Report
	shared  *source.Node // the pieces of all games
	removed []string     // what files list under without
	syntax  error        // the first mistake of syntax, after which nothing is read
}

// find returns the first layer from a given one on that has a variant, -1 if there is
// none.
func (l *loader) find(name string, from int) int {
	for i := from; i < len(l.layers); i++ {
		if l.layers[i].has(name) {
			return i
		}
	}
	return -1
}

// blocked returns the reason why the file of a variant cannot be opened in any layer,
// nil if there is no such file.
func (l *loader) blocked(name string) error {
	for _, layer := range l.layers {
		if err := layer.blocked(name); err != nil {
			return err
		}
	}
	return nil
}

// missing makes the error for a variant that no layer has, or none that can be opened.
func (l *loader) missing(name string) error {
	if err := l.blocked(name); err != nil {
		return err
	}
	return fmt.Errorf("no variant %q%s", spelling.Shortened(name), l.gameMeant(name))
}

// variant reads, checks and compiles the variant of a layer.
func (l *loader) variant(name string, at int) (*Variant, error) {
	v, _, err := l.compiled(name, at)
	return v, err
}

// compiled returns a variant and its compiler, which knows the text.
func (l *loader) compiled(name string, at int) (v *Variant, c *compiler, err error) {
	err = l.collect(name, at, func() (err error) {
		v, c, err = l.compile(name, at)
		return err
	})
	if v == nil && err == nil {
		err = l.Err()
	}
	return v, c, err
}

// collect calls a function that reads the file of a variant and adds mistakes.
func (l *loader) collect(name string, at int, read func() error) error {
	from := l.layers[at]
	return Guarded(from.displayed(from.file(name)), func() (err error) {
		l.Collect(func() { err = read() })
		return err
	})
}

func (l *loader) compile(name string, at int) (*Variant, *compiler, error) {
	c, err := l.define(name, at)
	if err != nil {
		return nil, nil, err
	}
	rules, err := board.Compile(c.def)
	if err != nil {
		l.reportRefusal(c.game, err)
		return nil, nil, l.Err()
	}
	v := &Variant{Name: name, Title: c.def.Title, Source: c.game.Get("source").Text(), Rules: rules, Symbols: c.symbols()}
	from := l.layers[at]
	file := from.displayed(from.file(name))
	if v.Text = l.Texts[file]; from.prefix != "" {
		v.File, v.Folder = file, from.files
	}
	if measured, err := ReadText(from.files, path.Join(from.variants, name+".values.json")); err == nil {
		v.Measured = string(measured)
	}
	return v, c, nil
}

// define reads and checks a variant without the rules that package board makes of it.
func (l *loader) define(name string, at int) (*compiler, error) {
	l.shared = l.pieces()
	game := l.merged(name, at, nil)
	if l.syntax != nil {
		return nil, l.syntax
	}
	c := compile(&l.Report, name, game, l.shared, l.pictureFile)
	l.List = withoutConsequences(l.List)
	blameChanges(l.List, game)
	return c, l.Err()
}

// pieces reads the shared pieces: those of the last layer, changed by the layers
// before it.
func (l *loader) pieces() *source.Node {
	var all *source.Node
	for _, layer := range slices.Backward(l.layers) {
		if n := l.piecesOf(layer); n != nil {
			all = vocabulary.MergePieces(all, n)
		}
	}
	if all == nil {
		all = &source.Node{Table: map[string]*source.Node{}}
	}
	return all
}

// piecesOf reads and checks the shared pieces of a layer; nil if it has none.
func (l *loader) piecesOf(layer layer) *source.Node {
	text, ok := l.text(layer, piecesFile)
	if !ok {
		return nil
	}
	if n := layer.pieces.with(text); n != nil {
		return n
	}
	n, mistakes := l.parse(layer, piecesFile, text), len(l.List)
	if n == nil {
		return nil
	}
	vocabulary.CheckPieces(&l.Report, n)
	if len(l.List) == mistakes {
		layer.pieces.keep(text, n)
	}
	return n
}

// OwnKeys are the keys of a game that another one does not inherit when it extends it.
func OwnKeys() []string { return []string{"title", "source", "aliases", "extends", "without"} }

// merged returns a variant's definition, merged with what it extends, with all pieces in its list.
func (l *loader) merged(name string, at int, children []string) *source.Node {
	layer := l.layers[at]
	n := l.read(layer, layer.file(name))
	if n == nil {
		return nil
	}
	vocabulary.CheckGame(&l.Report, n)
	game := l.extended(n, name, at, children)
	if !game.Bad {
		l.enlist(game, n)
	}
	return game
}

// extended merges the definition of a file with what it extends.
func (l *loader) extended(n *source.Node, name string, at int, children []string) *source.Node {
	parent := n.Get("extends")
	if parent == nil && n.Has("extends") {
		n.Bad = true // nearly everything may be missing
		return n
	}
	if parent == nil {
		if without := n.Get("without"); without != nil {
			l.Add(without.Key, "FM002", "without removes parts of the game in extends, but extends is missing")
		}
		return n
	}
	from := 0
	switch {
	case l.named(parent.Text(), 0) == name:
		from = at + 1 // a file may change the variant that it hides
	case at == len(l.layers)-1:
		from = at // a person's file hides a built-in game, and changes no other
	}
	base := l.parent(parent, from, append(children, l.layers[at].displayed(l.layers[at].file(name))))
	if base == nil || base.Bad {
		n.Bad = true
		return n
	}
	for _, own := range OwnKeys() {
		delete(base.Table, own)
	}
	l.remove(base, n.Get("without"))
	return vocabulary.MergeGames(base, n)
}

// parent returns the merged definition that a file extends. A misspelt name is read as
// the one that was probably meant; nil if there is none.
func (l *loader) parent(extends *source.Node, from int, children []string) *source.Node {
	name := l.named(extends.Text(), from)
	at := l.find(name, from)
	if at < 0 && from > 0 {
		l.Add(extends.At, "FM003", "extends %q: this file cannot extend itself, and there is no other game of this name", name)
		return nil
	}
	if at < 0 {
		l.Add(extends.At, "FM004", "extends %q: %s", name, l.noParent(extends, name))
		name = l.named(spelling.Nearest(strings.TrimSuffix(name, ".toml"), l.known()), from)
		if at = l.find(name, from); at < 0 {
			return nil
		}
	}
	if slices.Contains(children, l.layers[at].displayed(l.layers[at].file(name))) {
		l.Add(extends.At, "FM005", "extends %q is circular: a game cannot extend itself", name)
		return nil
	}
	return l.merged(name, at, children)
}

// stems lists the variants of all layers that can be opened.
func (l *loader) stems() []string {
	var names []string
	for _, layer := range l.layers {
		for _, name := range layer.stems() {
			if layer.has(name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// read reads a file into a tree; nil if it does not exist or is not TOML.
func (l *loader) read(from layer, file string) *source.Node {
	text, ok := l.text(from, file)
	if !ok {
		return nil
	}
	return l.parse(from, file, text)
}

// text reads the text of a file, if it exists.
func (l *loader) text(from layer, file string) (text string, ok bool) {
	data, err := ReadText(from.files, file)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) && l.syntax == nil {
			l.syntax = fmt.Errorf("%s: %w", from.displayed(file), WithoutPath(err))
		}
		return "", false
	}
	if l.Texts == nil {
		l.Texts = make(map[string]string)
	}
	text = strings.TrimPrefix(string(data), "\ufeff")
	l.Texts[from.displayed(file)] = text
	return text, true
}

// parse turns the text of a file into a tree; nil if it is not TOML.
func (l *loader) parse(from layer, file, text string) *source.Node {
	n, err := source.Parse(from.displayed(file), text)
	if err != nil && l.syntax == nil {
		l.syntax = err
	}
	return n
}
