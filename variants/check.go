package variants

import (
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
)

// checker holds a tree against the vocabulary. What is wrong is reported and
// marked bad, so that later steps pass over it in silence; what may be one or a
// list becomes a list. A misspelt key is taken for the one that was meant.
type checker struct{ *report }

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
		inner := k.inner()
		if c.expect(n, n.table != nil, k, "a table { "+inner.keys[0].name+" = … }") {
			c.table(n, inner, path)
		}
	case tableList:
		c.tableList(n, k, path)
	case named, zoneNames, counts, places:
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
		c.add(n.at, "FM010", "%s must be %s, not %s", k.name, want, n.kindOf())
		n.bad = true
	}
	return ok
}

// nothing reports a key that is there but says nothing.
func (c checker) nothing(n *node, k key) {
	without := ""
	if k.absent != "" {
		without = "; default: " + k.absent
	}
	c.add(n.at, "FM011", "%s is empty; give it a value or leave it out (%s%s)", k.name, k.doc, without)
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
		c.add(n.at, "FM012", "%s = %d %s", k.name, i, hint)
		return
	}
	c.add(n.at, "FM013", "%s = %d must be from %d to %d", k.name, i, k.lo, k.hi)
}

func (c checker) word(n *node, k key) {
	if !c.expect(n, isText(n), k, "one of "+quoted(k.words)) || slices.Contains(k.words, n.text()) {
		return
	}
	n.bad = true
	w := n.text()
	switch hint := k.hints[w]; {
	case slices.Contains(k.later, w):
		c.add(n.at, "FM014", "%s = %q is reserved: this version does not support it yet", k.name, w)
	case hint != "":
		c.add(n.at, "FM015", "unknown word %q for %s: %s", w, k.name, hint)
	default:
		c.add(n.at, "FM016", "unknown word %q for %s; expected %s%s", w, k.name, quoted(k.words), didYouMean(w, k.words))
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
			c.add(v.at, "FM017", "%s must be %s", k.name, form)
			v.bad = true
			continue
		}
		c.vector(v, k)
	}
}

// maxVector is the longest step on the largest board.
const maxVector = board.MaxSide - 1

func (c checker) vector(v *node, k key) {
	right, forward := v.list[0].number(), v.list[1].number()
	switch {
	case right == 0 && forward == 0:
		c.add(v.at, "FM018", "%s = [0, 0] goes nowhere", k.name)
		v.bad = true
	case max(right, -right, forward, -forward) > maxVector:
		c.add(v.at, "FM019", "%s = [%d, %d] is larger than any board; the longest step is %d", k.name, right, forward, maxVector)
		v.bad = true
	}
}
