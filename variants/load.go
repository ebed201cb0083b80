package variants

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"fairymax/board"
)

// Variant is a game that is ready to be played.
type Variant struct {
	Name   string // the stem of its file
	Title  string
	Source string // where its rules are published, "" if the file does not say
	Rules  *board.Rules
	Looks  []Look // of type t at t-1
	Text   string // its file as it is written
}

// loader reads one variant with all that it builds on.
type loader struct {
	layers []layer
	report
	syntax error // the first mistake of syntax: nothing can be said behind it
}

// find returns the first layer from a given one on that has a variant, -1 if none.
func (l *loader) find(name string, from int) int {
	for i := from; i < len(l.layers); i++ {
		if l.layers[i].has(name) {
			return i
		}
	}
	return -1
}

// variant reads, checks and compiles the variant of a layer.
func (l *loader) variant(name string, at int) (*Variant, error) {
	v, _, err := l.compiled(name, at)
	return v, err
}

// compiled returns the compiler too, for who wants to know more of the definition.
func (l *loader) compiled(name string, at int) (*Variant, *compiler, error) {
	pieces := l.pieces()
	game := l.finished(name, at, nil)
	if l.syntax != nil {
		return nil, nil, l.syntax
	}
	c := compile(&l.report, name, game, pieces)
	if err := l.err(); err != nil {
		return nil, nil, err
	}
	rules, err := board.Compile(c.def)
	if err != nil {
		l.refuse(game, err)
		return nil, nil, l.err()
	}
	v := &Variant{Name: name, Title: c.def.Title, Source: game.get("source").text(), Rules: rules, Looks: c.looks()}
	v.Text = l.texts[l.layers[at].shown(l.layers[at].file(name))]
	return v, c, nil
}

// blame says where to point for what only the machine has noticed: the piece that
// its words begin with, or the title.
func blame(game *node, err error) place {
	subject, _, _ := strings.Cut(err.Error(), ":")
	for _, list := range []*node{game.get("pieces"), game.get("pieces", "white"), game.get("pieces", "black")} {
		for _, item := range list.items() {
			if item.text() == subject {
				return item.at
			}
		}
	}
	return game.get("title").at
}

// fenCodes are the codes of what is wrong in a field of the start position.
var fenCodes = map[string]Code{
	"board": "FM090", "hand": "FM091", "side": "FM077", "rights": "FM092", "en passant": "FM093", "clock": "FM094", "move number": "FM095", "checks": "FM096",
}

// refuse reports what only the machine has noticed.
func (l *loader) refuse(game *node, err error) {
	var fen *board.FENError
	if errors.As(err, &fen) {
		l.add(l.inside(game.get("start"), fen.Offset), fenCodes[fen.Field], "start: %v", err)
		return
	}
	l.add(blame(game, err), "FM099", "%v", err)
}

// pieces reads the pieces that all variants share: those of the last layer,
// changed by those of the layers before it.
func (l *loader) pieces() *node {
	var all *node
	for _, layer := range slices.Backward(l.layers) {
		if n := l.read(layer, piecesFile); n != nil {
			checker{&l.report}.check(n, catalogueSchema(), "")
			all = merge(all, n, catalogueSchema())
		}
	}
	if all == nil {
		all = &node{table: map[string]*node{}}
	}
	return all
}

// finished returns a variant's definition with all that it extends worked in.
func (l *loader) finished(name string, at int, children []string) *node {
	layer := l.layers[at]
	root := key{name: name, kind: table, inner: variantSchema}
	n := l.read(layer, layer.file(name))
	if n == nil {
		return nil
	}
	checker{&l.report}.check(n, root, "")
	parent := n.get("extends")
	if parent == nil {
		if without := n.get("without"); without != nil {
			l.add(without.key, "FM002", "without removes parts of the game in extends, but extends is missing")
		}
		return n
	}
	from := 0
	if parent.text() == name {
		from = at + 1 // a file may change the variant that it hides
	}
	base := l.parent(parent, from, append(children, layer.shown(layer.file(name))))
	if base == nil || base.bad {
		n.bad = true
		return n
	}
	for _, own := range []string{"title", "source", "extends", "without"} {
		delete(base.table, own)
	}
	l.drop(base, n.get("without"))
	return merge(base, n, root)
}

// parent returns the finished definition that a file extends. A misspelt name
// is taken for the one that was meant; nil if that does not help.
func (l *loader) parent(extends *node, from int, children []string) *node {
	name := extends.text()
	at := l.find(name, from)
	if at < 0 && from > 0 {
		l.add(extends.at, "FM003", "extends %q: this file cannot extend itself, and there is no other game of this name", name)
		return nil
	}
	if at < 0 {
		l.add(extends.at, "FM004", "extends %q: no such variant%s", name, didYouMean(strings.TrimSuffix(name, ".toml"), l.stems()))
		name = nearest(strings.TrimSuffix(name, ".toml"), l.stems())
		if at = l.find(name, from); at < 0 {
			return nil
		}
	}
	if slices.Contains(children, l.layers[at].shown(l.layers[at].file(name))) {
		l.add(extends.at, "FM005", "extends %q makes a circle: a game cannot extend itself", name)
		return nil
	}
	return l.finished(name, at, children)
}

// stems lists the variants of all layers.
func (l *loader) stems() []string {
	var names []string
	for _, layer := range l.layers {
		names = append(names, layer.stems()...)
	}
	return names
}

// drop removes from a parent what its child does without.
func (l *loader) drop(parent, without *node) {
	for _, item := range without.items() {
		path := strings.Split(item.text(), ".")
		n := parent
		for _, key := range path[:len(path)-1] {
			if n != nil {
				n = n.table[key]
			}
		}
		if key := path[len(path)-1]; n.has(key) {
			delete(n.table, key)
		} else {
			l.add(item.at, "FM006", "without %q: the extended game has no such key", item.text())
		}
	}
}

// read reads a file into a tree; nil if it does not exist or is no TOML.
func (l *loader) read(from layer, file string) *node {
	data, err := fs.ReadFile(from.files, file)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) && l.syntax == nil {
			l.syntax = fmt.Errorf("%s: %w", from.shown(file), err)
		}
		return nil
	}
	if l.texts == nil {
		l.texts = make(map[string]string)
	}
	text := strings.TrimPrefix(string(data), "\ufeff")
	l.texts[from.shown(file)] = text
	n, err := parse(from.shown(file), text)
	if err != nil && l.syntax == nil {
		l.syntax = err
	}
	return n
}

// parse reads TOML text into a tree of nodes.
func parse(file, content string) (*node, error) {
	var tree map[string]any
	_, err := toml.Decode(content, &tree)
	if err == nil {
		index := indexOf(file, content)
		if twice := lost(tree, index); twice != nil {
			at := twice.key
			return nil, mistakeAt(at, content, "FM007", "this key already has a value; give it as a whole or in parts, not both")
		}
		return build(tree, index), nil
	}
	at, message := place{file, 1, 1}, err.Error()
	var syntax toml.ParseError
	if errors.As(err, &syntax) {
		at, message = placeOf(file, content, syntax.Position.Start), syntax.Message
	}
	return nil, mistakeAt(at, content, "FM001", message)
}

// mistakeAt is the one mistake of a text that cannot be read.
func mistakeAt(at place, content string, code Code, message string) error {
	r := report{texts: map[string]string{at.file: content}}
	r.add(at, code, "%s", message)
	return r.err()
}

// placeOf turns a byte offset into a place; one inside a character into that of the
// character.
func placeOf(file, content string, offset int) place {
	offset = min(max(offset, 0), len(content))
	for offset > 0 && offset < len(content) && !utf8.RuneStart(content[offset]) {
		offset--
	}
	before := content[:offset]
	line := before[strings.LastIndexByte(before, '\n')+1:]
	return place{file, strings.Count(before, "\n") + 1, utf8.RuneCountInString(line) + 1}
}

// merge lays a child over a parent: tables key by key, everything else replaces.
// Of a group of keys, a child's replace all of the parent's.
func merge(parent, child *node, k key) *node {
	if parent == nil || parent.table == nil || child.table == nil || !k.grows() {
		return child
	}
	merged := parent.clone()
	merged.key, merged.at = child.key, child.at
	if k.kind != table {
		for name, inner := range child.table {
			merged.table[name] = merge(merged.table[name], inner, key{kind: table, inner: k.inner})
		}
		return merged
	}
	s := k.inner()
	for _, group := range s.groups {
		if slices.ContainsFunc(group, child.has) {
			for _, name := range group {
				delete(merged.table, name)
			}
		}
	}
	for name, inner := range child.table {
		row, _ := s.key(name)
		merged.table[name] = merge(merged.table[name], inner, row)
	}
	return merged
}

// grows reports whether the values of a key are tables to which a child adds.
func (k key) grows() bool {
	return k.inner != nil || k.kind == zoneNames || k.kind == counts || k.kind == places
}
