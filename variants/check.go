package variants

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// checker holds a tree against the vocabulary. What is wrong is reported and
// marked bad, so that later steps pass over it in silence; what may be one or a
// list becomes a list. A misspelt key is taken for the one that was meant.
type checker struct{ *report }

var nameForm = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)

// check checks a value against its row of the vocabulary. The path says for
// messages where it is, such as castling.rook.
func (c checker) check(n *node, k key, path string) {
	if k.sided && n.table != nil {
		c.table(n, schema{keys: []key{k.of("white"), k.of("black")}}, path)
		return
	}
	switch k.kind {
	case text:
		if c.expect(n, isText(n), k, "a string") && strings.TrimSpace(n.text()) == "" {
			c.nothing(n, k)
		}
	case boolean:
		_, ok := n.value.(bool)
		c.expect(n, ok, k, "true or false")
	case number:
		c.number(n, k)
	case word:
		c.word(n, k)
	case wordList, nameList:
		c.wordList(n, k)
	case vector:
		c.vectors(n, k)
	case table:
		if c.expect(n, n.table != nil, k, "a table") {
			c.table(n, k.inner(), path)
		}
	case tableList:
		c.tableList(n, k, path)
	case named, zoneNames:
		if c.expect(n, n.table != nil, k, "a table") {
			c.named(n, k, path)
		}
	}
}

// of returns the row for one side of a sided key.
func (k key) of(side string) key {
	k.name, k.sided, k.required = side, false, true
	return k
}

// expect reports a value of the wrong type.
func (c checker) expect(n *node, ok bool, k key, want string) bool {
	if !ok {
		c.add(n.at, "%s must be %s, not %s", k.name, want, n.kindOf())
		n.bad = true
	}
	return ok
}

// nothing reports a key that is there but says nothing.
func (c checker) nothing(n *node, k key) {
	c.add(n.at, "%s is empty: %s", k.name, k.doc)
	n.bad = true
}

func isText(n *node) bool {
	_, ok := n.value.(string)
	return ok
}

func (c checker) number(n *node, k key) {
	_, ok := n.value.(int64)
	if !c.expect(n, ok, k, "a number") {
		return
	}
	i := n.number()
	if k.lo <= i && i <= k.hi {
		return
	}
	n.bad = true
	if hint := k.hints[strconv.Itoa(i)]; hint != "" {
		c.add(n.at, "%s = %d %s", k.name, i, hint)
		return
	}
	c.add(n.at, "%s = %d must be from %d to %d", k.name, i, k.lo, k.hi)
}

func (c checker) word(n *node, k key) {
	if !c.expect(n, isText(n), k, "one of "+quoted(k.words)) || slices.Contains(k.words, n.text()) {
		return
	}
	n.bad = true
	w := n.text()
	switch hint := k.hints[w]; {
	case slices.Contains(k.later, w):
		c.add(n.at, "%s = %q belongs to the language, but this version cannot do it yet", k.name, w)
	case hint != "":
		c.add(n.at, "unknown word %q for %s: %s", w, k.name, hint)
	default:
		c.add(n.at, "unknown word %q for %s; expected %s%s", w, k.name, quoted(k.words), didYouMean(w, k.words))
	}
}

// wordList checks one string or a list of them.
func (c checker) wordList(n *node, k key) {
	n.wrap(n.list == nil)
	if len(n.list) == 0 && !k.empty {
		c.nothing(n, k)
	}
	for _, element := range n.list {
		if k.kind == wordList {
			c.word(element, k)
		} else {
			c.expect(element, isText(element), k, "a string or a list of strings")
		}
	}
}

// wrap makes a list of a single item.
func (n *node) wrap(single bool) {
	if single {
		item := *n
		*n = node{key: n.key, at: n.at, list: []*node{&item}}
	}
}

// vectors checks one [right, forward] or a list of them.
func (c checker) vectors(n *node, k key) {
	const form = "a vector [right, forward] or a list of vectors"
	if !c.expect(n, n.list != nil, k, form) {
		return
	}
	n.wrap(len(n.list) == 0 || n.list[0].list == nil)
	for _, v := range n.list {
		ok := len(v.list) == 2
		for _, part := range v.list {
			_, isNumber := part.value.(int64)
			ok = ok && isNumber
		}
		if !ok {
			c.add(v.at, "%s must be %s", k.name, form)
			v.bad = true
			continue
		}
		c.vector(v, k)
	}
}

func (c checker) vector(v *node, k key) {
	right, forward := v.list[0].number(), v.list[1].number()
	switch {
	case right == 0 && forward == 0:
		c.add(v.at, "%s = [0, 0] goes nowhere", k.name)
		v.bad = true
	case max(right, -right, forward, -forward) > 15:
		c.add(v.at, "%s = [%d, %d] is larger than any board; a vector goes up to 15", k.name, right, forward)
		v.bad = true
	}
}

// maxLegs is more than any known piece needs; the rose makes eight.
const maxLegs = 16

func (c checker) tableList(n *node, k key, path string) {
	n.wrap(n.list == nil)
	inner := k.inner()
	switch {
	case len(n.list) == 0:
		c.nothing(n, k)
	case strings.Count(path, ", leg ")+2 > maxLegs:
		c.add(n.at, "a move has at most %d legs", maxLegs)
		n.bad = true
		return
	}
	owner := strings.TrimSuffix(path, "."+k.name)
	for i, element := range n.list {
		if c.expect(element, element.table != nil, k, "a table { … } or a list of tables") {
			row := fmt.Sprintf("%s, %s %d", owner, inner.what, i+1)
			c.table(element, inner, row)
			c.leg(element, row)
		}
	}
}

// named checks a table whose keys are names of the author's.
func (c checker) named(n *node, k key, path string) {
	for _, name := range n.keys() {
		inner := n.table[name]
		switch {
		case !nameForm.MatchString(name):
			c.add(inner.key, "%q is no name; write a small letter, then small letters, digits and hyphens", name)
			inner.bad = true
		case k.kind == zoneNames:
			c.check(inner, key{name: name, kind: nameList, sided: true}, join(path, name))
		default:
			c.check(inner, key{name: name, kind: table, inner: k.inner}, join(path, name))
		}
	}
}

// join puts a key behind a path.
func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

// table checks the keys of a table.
func (c checker) table(n *node, s schema, path string) {
	for _, name := range n.keys() {
		inner := n.table[name]
		k, ok := s.key(name)
		if !ok {
			k, ok = c.unknownKey(n, name, s, path)
		}
		if ok {
			c.check(inner, k, join(path, k.name))
		}
	}
	for _, k := range s.keys {
		if k.required && !n.has(k.name) {
			c.add(n.key, "%s lacks %s: %s", path, k.name, k.doc)
		}
	}
}

// unknownKey reports a key that means nothing here. It returns the row of the
// key that was probably meant, under which the value then goes.
func (c checker) unknownKey(n *node, name string, s schema, path string) (key, bool) {
	inner := n.table[name]
	if slices.Contains(s.later, name) {
		c.add(inner.key, "%s belongs to the language, but this version cannot do it yet", name)
		inner.bad = true
		return key{}, false
	}
	delete(n.table, name)
	near := nearest(name, s.names())
	where := ""
	if path != "" {
		where = path + ": "
	}
	c.add(inner.key, "%sunknown key %q%s", where, name, didYouMean(name, s.names()))
	if near == "" || n.has(near) {
		return key{}, false
	}
	n.table[near] = inner
	return s.key(near)
}
