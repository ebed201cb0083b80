package game

import (
	"maps"
	"slices"
	"strings"

	"fairymax/variants"
	"fairymax/variants/source"
)

// parent is a built-in game that extends no other.
type parent struct {
	name string
	tree *source.Node
}

// readParents reads the games that others may extend, by the alphabet.
func readParents(c compiler) ([]parent, error) {
	var list []parent
	for _, name := range slices.Sorted(slices.Values(c.builtin.Names())) {
		text, err := c.builtin.Text(name)
		if err != nil {
			return nil, err
		}
		tree, err := source.Parse(name+".toml", text)
		if err != nil {
			return nil, err
		}
		if !tree.Has("extends") {
			list = append(list, parent{name, tree})
		}
	}
	return list, nil
}

// under returns what stands under a dotted key, nil if nothing does.
func under(tree *source.Node, key string) *source.Node { return tree.Get(strings.Split(key, ".")...) }

// sameValue reports whether two nodes have the same value.
func sameValue(a, b *source.Node) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Value == b.Value && (a.Table == nil) == (b.Table == nil) &&
		slices.EqualFunc(a.List, b.List, sameValue) && maps.EqualFunc(a.Table, b.Table, sameValue)
}

// child is a game written as what differs from a parent.
type child struct {
	parent  parent
	without []string        // what of the parent the game leaves out
	same    map[string]bool // keys to which both give the same value
}

// childOf says how a game is written as a child of a parent. Own is the tree of its
// full text.
func (g *Game) childOf(p parent, lib *Library, own *source.Node) child {
	c := child{parent: p, same: make(map[string]bool)}
	all := g.all(lib)
	for _, s := range all {
		if value := under(p.tree, s.key); value != nil && sameValue(value, under(own, s.key)) {
			c.same[s.key] = true
		}
	}
	c.without = c.others(p.tree, "", all)
	return c
}

// saves counts the lines that a parent spares.
func (c child) saves() int { return len(c.same) - len(c.without) }

// unused are the top keys of a parent that a child inherits and need not use.
var unused = []string{"piece", "pieces", "zones"}

// others lists the keys of one of the parent's tables that no setting replaces: of
// an inner table only these if the parent also says something as the game does,
// else the whole table. Prefix is the dotted name of the table with a dot at its end.
func (c child) others(table *source.Node, prefix string, all []setting) []string {
	var list []string
	for _, name := range table.Keys() {
		key := prefix + name
		given := slices.ContainsFunc(all, func(s setting) bool { return s.key == key })
		if given || slices.Contains(unused, key) || slices.Contains(variants.OwnKeys(), key) {
			continue
		}
		within := func(s setting) bool { return strings.HasPrefix(s.key, key+".") }
		inner := []string{key}
		if slices.ContainsFunc(all, within) {
			inner = c.others(table.Get(name), key+".", all)
		}
		if len(inner) > 0 && !slices.ContainsFunc(all, func(s setting) bool { return within(s) && c.same[s.key] }) {
			inner = []string{key}
		}
		list = append(list, inner...)
	}
	return list
}

// least is how many lines a parent has to spare.
const least = 2

// shorter returns the texts of a game as the child of the parent that spares most
// lines, the shortest first; none if no parent spares enough. The first text also
// leaves out the pieces that the parent defines, in whatever words.
func (g *Game) shorter(parents []parent, lib *Library) []string {
	var best child
	written := g
	trees := make(map[*Game]*source.Node) // of the few orders of its pieces
	for _, p := range parents {
		ordered := g.inOrderOf(p)
		if trees[ordered] == nil {
			var err error
			if trees[ordered], err = source.Parse(g.name, ordered.full(lib)); err != nil {
				return nil // the proof reports it
			}
		}
		c := ordered.childOf(p, lib, trees[ordered])
		if c.saves() >= least && c.saves() > best.saves() {
			written, best = ordered, c
		}
	}
	if best.parent.name == "" {
		return nil
	}
	g.Pieces = written.Pieces
	differs := func(s setting) bool { return !best.same[s.key] }
	needed := func(s setting) bool {
		return differs(s) && (!strings.HasPrefix(s.key, "piece.") || under(best.parent.tree, s.key) == nil)
	}
	return []string{
		g.text(lib, best.parent.name, best.without, needed),
		g.text(lib, best.parent.name, best.without, differs),
	}
}

// inOrderOf returns the game with its pieces in the order of a parent, if that
// has the same.
func (g *Game) inOrderOf(p parent) *Game {
	names := p.tree.Get("pieces").Words()
	if len(names) != len(g.Pieces) {
		return g
	}
	var own []*Piece
	for _, name := range names {
		i := slices.IndexFunc(g.Pieces, func(p *Piece) bool { return p.Name == name })
		if i < 0 {
			return g
		}
		own = append(own, g.Pieces[i])
	}
	ordered := *g
	ordered.Pieces = own
	return &ordered
}
