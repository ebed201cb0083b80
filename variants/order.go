package variants

import (
	"slices"
	"strings"
)

// Group is a part of the catalogue under a title.
type Group struct {
	Title string
	Own   bool // the games are the user's own
	Rows  []Row
}

// Row is what stands on one line: a game, or several that are much alike with a label and
// a title for all of them.
type Row struct {
	Label, Title string // "" of a single game
	Names        []string
}

// order is what order.txt says about the built-in games.
type order struct {
	favourite string   // the one to play if the user names none
	popular   []string // those people play most
	groups    []Group
}

// Marks in order.txt.
const (
	favourite = "*" // follows a name
	between   = "|" // the label, the title and the names of several games
)

// readOrder reads order.txt: titles, and indented lines of names below them. The first
// title is that of the games people play most.
func readOrder(text string) (o order) {
	for line := range strings.Lines(text) {
		words := strings.TrimSpace(line)
		switch {
		case words == "" || strings.HasPrefix(words, "#"):
		case line[0] != ' ':
			o.groups = append(o.groups, Group{Title: words})
		case len(o.groups) > 0:
			o.addRows(words)
		}
	}
	if len(o.groups) > 0 {
		o.popular, o.groups = o.groups[0].names(), o.groups[1:]
	}
	return o
}

// addRows adds the games of a line to the last group.
func (o *order) addRows(line string) {
	last := &o.groups[len(o.groups)-1]
	if parts := strings.Split(line, between); len(parts) == 3 {
		last.Rows = append(last.Rows, Row{strings.TrimSpace(parts[0]), strings.TrimSpace(parts[1]), strings.Fields(parts[2])})
		return
	}
	for name := range strings.FieldsSeq(line) {
		if name == favourite {
			o.favourite = last.Rows[len(last.Rows)-1].Names[0]
			continue
		}
		last.Rows = append(last.Rows, Row{Names: []string{name}})
	}
}

// names lists the games of a group.
func (g Group) names() (names []string) {
	for _, row := range g.Rows {
		names = append(names, row.Names...)
	}
	return names
}

// names lists the games, those people play most before the others.
func (o order) names() []string {
	names := slices.Clone(o.popular)
	for _, g := range o.groups {
		for _, name := range g.names() {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// Names lists the variants: the user's own in alphabetical order, then the built-in ones,
// the most played first.
func (c *Catalogue) Names() []string {
	names := c.own()
	builtin := c.builtin()
	for _, list := range [][]string{builtin.order().names(), builtin.stems()} {
		for _, name := range list {
			if !slices.Contains(names, name) && builtin.has(name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// own lists the variants of the user's folders.
func (c *Catalogue) own() (names []string) {
	for _, l := range c.layers[:len(c.layers)-1] {
		for _, name := range l.stems() {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// IsOwn reports whether a name is that of a variant in the user's folders.
func (c *Catalogue) IsOwn(name string) bool {
	return slices.ContainsFunc(c.layers[:len(c.layers)-1], func(l layer) bool { return l.has(name) })
}

// Groups lists the same variants by what they have in common, the user's own first.
func (c *Catalogue) Groups() (groups []Group) {
	own, left := c.own(), c.Names()
	add := func(g Group) {
		if g.Rows = g.of(left); len(g.Rows) > 0 {
			groups = append(groups, g)
			taken := g.names()
			left = slices.DeleteFunc(left, func(name string) bool { return slices.Contains(taken, name) })
		}
	}
	add(Group{Title: "Your own games", Own: true, Rows: singles(own)})
	for _, g := range c.builtin().order().groups {
		add(g)
	}
	add(Group{Title: "Others", Rows: singles(left)})
	return groups
}

// of returns the rows of a group with these names only.
func (g Group) of(names []string) (rows []Row) {
	for _, row := range g.Rows {
		row.Names = slices.DeleteFunc(slices.Clone(row.Names), func(name string) bool { return !slices.Contains(names, name) })
		if len(row.Names) > 0 {
			rows = append(rows, row)
		}
	}
	return rows
}

// singles makes a row of each name.
func singles(names []string) (rows []Row) {
	for _, name := range names {
		rows = append(rows, Row{Names: []string{name}})
	}
	return rows
}
