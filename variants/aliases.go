package variants

import (
	"cmp"
	"iter"
	"strings"

	"fairymax/variants/source"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// This file reads names as people and other programs write them: in any case, with or
// without blanks and hyphens, and by the other names that a game gives itself under
// aliases. It says what is meant by those that mean nothing.

// named returns the name of the variant that a name stands for, in the layers from a
// given one on: its own, or one that it is an alias of. A file of exactly
// this name comes first. Without such a variant, it returns the name as it is.
func (l *loader) named(name string, from int) string {
	if l.find(name, from) >= 0 {
		return name
	}
	for i := from; i < len(l.layers); i++ {
		for _, stem := range l.layers[i].stems() {
			if spelling.Bare(stem) == spelling.Bare(name) && l.layers[i].has(stem) {
				return stem
			}
		}
	}
	for other := range l.aliases(from) {
		if spelling.Bare(other.name) == spelling.Bare(name) {
			return other.variant
		}
	}
	if plain, shuffled := strings.CutSuffix(name, shuffledForm); shuffled {
		if game := l.named(plain, from); l.find(game, from) >= 0 {
			return game
		}
	}
	return name
}

// shuffledForm follows the name of a game that begins with shuffled pieces: Crazyhouse960,
// as servers write it in records; their positions say how the pieces stand.
const shuffledForm = "960"

// alias is another name of a variant.
type alias struct{ name, variant string }

// aliases goes through the other names of the variants from a layer on.
func (l *loader) aliases(from int) iter.Seq[alias] {
	return func(yield func(alias) bool) {
		for _, layer := range l.layers[from:] {
			for _, other := range layer.aliases() {
				if !yield(other) {
					return
				}
			}
		}
	}
}

// readAliases lists the other names of the variants of a layer; none of one if its file cannot be read.
func (l layer) readAliases() (list []alias) {
	for _, stem := range l.stems() {
		text, err := ReadText(l.files, l.file(stem))
		if err != nil {
			continue
		}
		for _, name := range aliasesIn(stem, string(text)) {
			list = append(list, alias{name, stem})
		}
	}
	return list
}

// Aliases are the other names that a variant gives itself.
func (v *Variant) Aliases() []string { return aliasesIn(v.Name, v.Text) }

// aliasesIn lists the other names in the text of a variant.
func aliasesIn(name, text string) []string {
	if !strings.Contains(text, "aliases") {
		return nil
	}
	tree, err := source.Parse(name, strings.TrimPrefix(text, "\ufeff"))
	if err != nil {
		return nil
	}
	list := tree.Get("aliases")
	if list != nil {
		list.Wrap(list.List == nil)
	}
	return list.Words()
}

// Find returns the name of the variant that a name stands for: normal for Chess. If
// there is none, it returns the name as it is.
func (c *Catalogue) Find(name string) string {
	l := loader{layers: c.layers}
	return l.named(name, 0)
}

// noParent says why there is no variant to extend.
func (l *loader) noParent(extends *source.Node, name string) source.Fix {
	if err := l.blocked(name); err != nil {
		return source.Fix{Remark: err.Error()}
	}
	name = strings.TrimSuffix(name, ".toml")
	fix := source.DidYouMean(extends, spelling.Nearest(name, l.known()))
	fix.Remark = "no such variant" + l.gameMeant(name)
	return fix
}

// gameMeant returns a remark about the name of a game that does not exist. A part of a name says
// nothing about the rules of a game: hexapawn has no hexagons.
func (l *loader) gameMeant(name string) string {
	if rules := vocabulary.LackedBy(name); rules != nil {
		return "; the language cannot say this: " + strings.Join(rules, "; ")
	}
	return cmp.Or(spelling.DidYouMean(name, l.known()), vocabulary.ListsNames)
}

// known lists the names of variants, and their other names.
func (l *loader) known() []string {
	names := l.stems()
	for other := range l.aliases(0) {
		names = append(names, other.name)
	}
	return names
}
