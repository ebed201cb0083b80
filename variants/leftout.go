package variants

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fairymax/variants/source"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// A file that extends another game with a shorter list of pieces leaves pieces out that
// inherited keys name. All of that is one mistake, and the message says how to mend it: by
// keys that go into without, and by lists that have to be shorter. Both have been tried.

// leftOut is a piece that the list of a file leaves out, and where an inherited key names it.
type leftOut struct {
	name string
	at   source.Place
}

// leavesOut notes a piece that an inherited key names, if the list of this file leaves it out.
func (c *compiler) leavesOut(name string, at source.Place) bool {
	if c.blame(at, "pieces") == at {
		return false
	}
	if l := (leftOut{name, at}); len(c.leftOut) < maxLeftOut && !slices.Contains(c.leftOut, l) {
		if pathTo(c.game, at) == nil {
			return false
		}
		c.leftOut = append(c.leftOut, l)
	}
	return true
}

// maxLeftOut is how many places are noted. No game needs as many, but a file may name pieces as
// often as it likes, and each place is looked for.
const maxLeftOut = 300

// reportLeftOut reports all pieces that are left out as one mistake.
func (c *compiler) reportLeftOut() {
	if len(c.leftOut) == 0 {
		return
	}
	var names []string
	for _, l := range c.leftOut {
		if !slices.Contains(names, l.name) {
			names = append(names, l.name)
		}
	}
	are, them := "are", "them"
	if len(names) == 1 {
		are, them = "is", "it"
	}
	c.Add(c.game.Get("pieces").At, "FM049", "%s %s not in this game, but inherited keys name %s; add %[3]s to pieces, or %s",
		spelling.Listed(names), are, them, c.cureOfLeftOut())
}

// cure is what takes pieces that are left out from the inherited keys.
type cure struct {
	without [][]string // keys that go
	shorter [][]string // lists without the pieces that are left out
}

// cureOfLeftOut says what to do instead of adding the pieces: what to write, or which keys to
// change if that is not clear.
func (c *compiler) cureOfLeftOut() string {
	var now cure
	var keys []string
	sure := true
	for _, l := range c.leftOut {
		path := pathTo(c.game, l.at)
		if now.add(path, len(c.kept(path)) > 0) {
			keys = append(keys, strings.Join(path, "."))
			sure = sure && c.mayGo(path)
		}
	}
	anew := "rewrite these keys: " + spelling.Listed(keys)
	if !sure {
		return anew
	}
	for range maxCures {
		broken, ok := c.breaks(now)
		if ok {
			whole := c.wholeTables(now)
			if _, ok := c.breaks(whole); ok {
				now = whole
			}
			return "write " + c.written(now)
		}
		if !now.widen(broken) {
			break
		}
	}
	return anew
}

// mayGo reports whether a key is about nothing but pieces that are left out, or lists them: not
// one of the moves of another piece, or one of several tables.
func (c *compiler) mayGo(path []string) bool {
	list := c.game.Get(path...).Items()
	return path[0] != "piece" && (len(list) < 2 || list[0].Table == nil)
}

// maxCures is how many cures are tried, each as long as it takes to read the game: one more
// than there are tables around a key.
const maxCures = 5

// add adds a key that goes or a list that becomes shorter, unless it is there already.
func (u *cure) add(path []string, shorter bool) (added bool) {
	list := &u.without
	if shorter {
		list = &u.shorter
	}
	if added = !slices.ContainsFunc(*list, func(p []string) bool { return slices.Equal(p, path) }); added {
		*list = append(*list, path)
	}
	return added
}

// widen lets tables go whole that cannot do without a key that goes. It reports whether there
// are any.
func (u *cure) widen(broken [][]string) bool {
	wider, widened := cure{shorter: u.shorter}, false
	for _, path := range u.without {
		table := path[:len(path)-1]
		if slices.ContainsFunc(broken, func(p []string) bool { return slices.Equal(p, table) }) {
			path, widened = table, true
		}
		wider.add(path, false)
	}
	*u = wider
	return widened
}

// breaks reads the game as it is with a cure. If that makes mistakes, these are the tables in
// which they are found.
func (c *compiler) breaks(u cure) (tables [][]string, ok bool) {
	report := &source.Report{Texts: c.Texts}
	cured := read(report, c.def.Name, c.cured(u), c.pieces, c.files)
	if cured == nil {
		return nil, false
	}
	ok = len(cured.leftOut) == 0
	for _, e := range report.List {
		if slices.Contains(c.List, e) {
			continue
		}
		ok = false
		if path := pathTo(c.game, source.Place{File: e.File, Line: e.Line, Column: e.Column}); path != nil {
			tables = append(tables, path)
		}
	}
	return tables, ok
}

// cured returns the game as it is with a cure.
func (c *compiler) cured(u cure) *source.Node {
	game := c.game.Clone()
	for _, path := range u.without {
		if table := game.Get(path[:len(path)-1]...); table != nil {
			delete(table.Table, path[len(path)-1])
		}
	}
	for _, path := range u.shorter {
		if list := game.Get(path...); list != nil {
			list.List = c.kept(path)
		}
	}
	return game
}

// kept lists the names in a list that the game does not leave out; none if it is no list of names.
func (c *compiler) kept(path []string) (kept []*source.Node) {
	for _, item := range c.game.Get(path...).Items() {
		if item.Text() == "" {
			return nil
		}
		if !slices.ContainsFunc(c.leftOut, func(l leftOut) bool { return l.at == item.At }) {
			kept = append(kept, item)
		}
	}
	return kept
}

// wholeTables is a cure in which a table goes as a whole if all its keys go.
func (c *compiler) wholeTables(u cure) cure {
	whole, game := cure{shorter: u.shorter}, c.cured(u)
	for _, path := range u.without {
		for len(path) > 1 && len(game.Get(path[:len(path)-1]...).Keys()) == 0 {
			path = path[:len(path)-1]
		}
		whole.add(path, false)
	}
	return whole
}

// written is a cure as keys of the file.
func (c *compiler) written(u cure) string {
	var keys []string
	if len(u.without) > 0 {
		without := &source.Node{List: c.game.Get("without").Items()}
		for _, path := range u.without {
			without.List = append(without.List, &source.Node{Value: strings.Join(path, ".")})
		}
		keys = append(keys, "without = "+inTOML(without))
	}
	game := c.cured(u)
	for _, path := range u.shorter {
		path = c.asWhole(game, path)
		if key := strings.Join(path, ".") + " = " + inTOML(game.Get(path...)); !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return spelling.Listed(keys)
}

// asWhole returns a key, or the one of its table if that has to be written as a whole: some of
// its keys may not be missing.
func (c *compiler) asWhole(game *source.Node, path []string) []string {
	for ; len(path) > 1; path = path[:len(path)-1] {
		file := game.Get(path...)
		for _, name := range slices.Backward(path) {
			file = &source.Node{Table: map[string]*source.Node{name: file}}
		}
		report := new(source.Report)
		if vocabulary.CheckGame(report, file.Clone()); len(report.List) == 0 {
			break
		}
	}
	return path
}

// inTOML writes a value.
func inTOML(n *source.Node) string {
	var parts []string
	switch {
	case n.Table != nil:
		for _, key := range n.Keys() {
			parts = append(parts, key+" = "+inTOML(n.Table[key]))
		}
		return "{ " + strings.Join(parts, ", ") + " }"
	case len(n.List) == 1:
		return inTOML(n.List[0])
	case n.List != nil:
		for _, item := range n.List {
			parts = append(parts, inTOML(item))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	}
	if text, ok := n.Value.(string); ok {
		return strconv.Quote(text)
	}
	return fmt.Sprint(n.Value)
}

// anew says that an inherited key does not suit the board of this file, "" if the place is in
// the file itself.
func (c *compiler) anew(at source.Place) string {
	if at.File == c.game.At.File {
		return ""
	}
	path := pathTo(c.game, at)
	if path == nil {
		return ""
	}
	return fmt.Sprintf("; %s is inherited: rewrite it for this board", strings.Join(path, "."))
}

// pathTo returns the keys that lead to what stands at a place: a key, or its value or something
// in a list. It is nil if nothing of the tree stands there.
func pathTo(tree *source.Node, at source.Place) []string {
	stands := func(n *source.Node) bool { return n.Key == at || n.At == at }
	for _, name := range slices.Sorted(maps.Keys(tree.Table)) {
		switch n := tree.Table[name]; {
		case stands(n), slices.ContainsFunc(n.List, func(e *source.Node) bool { return e.Any(stands) }):
			return []string{name}
		case n.Table != nil:
			if path := pathTo(n, at); path != nil {
				return append([]string{name}, path...)
			}
		}
	}
	return nil
}
