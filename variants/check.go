package variants

import (
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
	"fairymax/variants/source"
)

// checker holds a tree against the vocabulary. What is wrong is reported and
// marked bad, so that later steps pass over it in silence; what may be one or a
// list becomes a list. A misspelt key is taken for the one that was meant.
type checker struct{ *source.Report }

// check checks a value against its row of the vocabulary. The path says for
// messages where it is, such as castling.rook.
func (c checker) check(n *source.Node, k key, path string) {
	if k.sided && n.Table != nil {
		c.table(n, schema{keys: []key{k.of("white"), k.of("black")}}, path)
		return
	}
	switch k.kind {
	case text:
		if c.expect(n, isText(n), k, "a string") && strings.TrimSpace(n.Text()) == "" {
			c.nothing(n, k)
		}
	case boolean:
		_, ok := n.Value.(bool)
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
		if c.expect(n, n.Table != nil, k, "a table { "+inner.keys[0].name+" = … }") {
			c.table(n, inner, path)
		}
	case tableList:
		c.tableList(n, k, path)
	case named, zoneNames, counts, places:
		if c.expect(n, n.Table != nil, k, "a table") {
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
func (c checker) expect(n *source.Node, ok bool, k key, want string) bool {
	if !ok {
		c.Add(n.At, "FM010", "%s must be %s, not %s", k.name, want, n.Kind())
		n.Bad = true
	}
	return ok
}

// nothing reports an empty value.
func (c checker) nothing(n *source.Node, k key) {
	without := ""
	if k.absent != "" {
		without = " (default: " + k.absent + ")"
	}
	c.Add(n.At, "FM011", "%s is empty; give it a value or leave it out%s", k.name, without)
	n.Bad = true
}

func isText(n *source.Node) bool {
	_, ok := n.Value.(string)
	return ok
}

func (c checker) number(n *source.Node, k key) {
	_, ok := n.Value.(int64)
	if !c.expect(n, ok, k, "a number") {
		return
	}
	i := n.Number()
	if k.lo <= i && i <= k.hi {
		return
	}
	n.Bad = true
	if hint := k.hints[strconv.Itoa(i)]; hint != "" {
		c.Add(n.At, "FM012", "%s = %d %s", k.name, i, hint)
		return
	}
	c.Add(n.At, "FM013", "%s = %d must be from %d to %d", k.name, i, k.lo, k.hi)
}

func (c checker) word(n *source.Node, k key) {
	if !c.expect(n, isText(n), k, "one of "+quoted(k.words)) || slices.Contains(k.words, n.Text()) {
		return
	}
	n.Bad = true
	w := n.Text()
	switch hint := k.hints[w]; {
	case slices.Contains(k.later, w):
		c.Add(n.At, "FM014", "%s = %q is reserved: this version does not support it yet", k.name, w)
	case hint != "":
		c.Add(n.At, "FM015", "unknown word %q for %s: %s", w, k.name, hint)
	default:
		c.Add(n.At, "FM016", "unknown word %q for %s; expected %s%s", w, k.name, quoted(k.words), didYouMean(w, k.words))
	}
}

// wordList checks one string or a list of them.
func (c checker) wordList(n *source.Node, k key) {
	n.Wrap(n.List == nil)
	if len(n.List) == 0 && !k.empty {
		c.nothing(n, k)
	}
	for _, element := range n.List {
		if k.kind == wordList {
			c.word(element, k)
		} else {
			c.expect(element, isText(element), k, "a string or a list of strings")
		}
	}
}

// vectors checks one [right, forward] or a list of them.
func (c checker) vectors(n *source.Node, k key) {
	const form = "a vector [right, forward] or a list of vectors"
	if !c.expect(n, n.List != nil, k, form) {
		return
	}
	n.Wrap(len(n.List) == 0 || n.List[0].List == nil)
	for _, v := range n.List {
		ok := len(v.List) == 2
		for _, part := range v.List {
			_, isNumber := part.Value.(int64)
			ok = ok && isNumber
		}
		if !ok {
			c.Add(v.At, "FM017", "%s must be %s", k.name, form)
			v.Bad = true
			continue
		}
		c.vector(v, k)
	}
}

// maxVector is the longest step on the largest board.
const maxVector = board.MaxSide - 1

func (c checker) vector(v *source.Node, k key) {
	right, forward := v.List[0].Number(), v.List[1].Number()
	switch {
	case right == 0 && forward == 0:
		c.Add(v.At, "FM018", "%s = [0, 0] goes nowhere", k.name)
		v.Bad = true
	case max(right, -right, forward, -forward) > maxVector:
		c.Add(v.At, "FM019", "%s = [%d, %d] is larger than any board; the longest step is %d", k.name, right, forward, maxVector)
		v.Bad = true
	}
}
