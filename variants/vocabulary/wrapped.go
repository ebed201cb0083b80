package vocabulary

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// This file reads values that stand in a list or a table of their own, and under a key of nearly
// the same name.

// fits reports whether a value has a kind that a key takes.
func (k key) fits(n *source.Node) bool {
	if k.sided && n.Table != nil {
		return n.Has("white") || n.Has("black")
	}
	switch k.kind {
	case text, word:
		return isText(n)
	case number:
		_, ok := n.Value.(int64)
		return ok
	case halves:
		_, ok := n.Halves()
		return ok
	case boolean:
		_, ok := n.Value.(bool)
		return ok
	case wordList, nameList:
		return isText(n) || len(n.List) > 0 && isText(n.List[0])
	case vector:
		return len(n.List) > 0 && n.List[0].Table == nil && !isText(n.List[0])
	case tableList:
		return n.Table != nil || n.List != nil
	}
	return n.Table != nil
}

// unwrap reports a value that stands alone in a list or in a table, where the key takes no such
// thing, and reads the value.
func (c checker) unwrap(n *source.Node, k key) {
	var inner *source.Node
	switch {
	case k.fits(n):
	case len(n.List) == 1:
		inner = n.List[0]
	case len(n.Table) == 1 && k.inner == nil:
		inner = n.Table[n.Keys()[0]]
	}
	if inner == nil || !k.fits(inner) || k.kind == named && isPiece(inner) {
		return
	}
	fix := c.singleHeader(n)
	if !fix.Changes() && k.inner == nil {
		fix = source.Replace(n, written(inner), "; write "+written(inner))
	}
	if fix.Remark == "" {
		return
	}
	c.Add(n.At, "FM010", "%s must be %s, not %s%s", k.name, k.demand(), n.Kind(), fix)
	if k.kind == text {
		n.Bad = true // much depends on it
		return
	}
	key := n.Key
	*n = *inner
	n.Key = key
}

// singleHeader is the fix that takes the second brackets from the header of a table.
func (c checker) singleHeader(n *source.Node) source.Fix {
	header, _, _ := strings.Cut(c.Line(n.Key), "]]")
	if !strings.HasPrefix(header, "[[") {
		return source.Fix{}
	}
	single := header[1:] + "]"
	return c.Rename(n.Key, header+"]]", single, fmt.Sprintf("; write %s instead of %s]]", single, header))
}

// demand names what a key takes, for messages.
func (k key) demand() string {
	switch k.kind {
	case text:
		return "a string"
	case number:
		return "a number"
	case nameList, wordList:
		return "a string or a list of strings"
	case boolean:
		return "true or false"
	case word:
		return "one of " + spelling.Quoted(k.words)
	case table:
		return "a table { " + k.inner().keys[0].name + " = … }"
	case halves:
		return "a number, such as 1 or 1.5"
	}
	return "a table"
}

// otherNumber is the plural of a word, or the singular of a plural.
func otherNumber(word string) string {
	if single, isPlural := strings.CutSuffix(word, "s"); isPlural {
		return single
	}
	return word + "s"
}

// twin returns the key in the singular or plural of another if that takes a value which the other
// does not take.
func (s schema) twin(k key, n *source.Node) (key, bool) {
	twin, ok := s.key(otherNumber(k.name))
	return twin, ok && !k.fits(n) && twin.fits(n) && !leavesOut(n)
}

// moveToTwin reports a key that should be in the singular or in the plural, and moves its value.
func (c checker) moveToTwin(n *source.Node, k, twin key) {
	inner := n.Table[k.name]
	c.Add(inner.Key, "FM010", "%s must be %s, not %s%s", k.name, k.demand(), inner.Kind(),
		c.Rename(inner.Key, k.name, twin.name, fmt.Sprintf(" (did you mean %q?)", twin.name)))
	delete(n.Table, k.name)
	adopt(n, twin.name, inner)
}

// adopt puts a value under a key of a table, or what it has into the table that stands there. It
// reports whether it could.
func adopt(n *source.Node, name string, inner *source.Node) bool {
	there := n.Table[name]
	switch {
	case there == nil:
		n.Table[name] = inner
	case there.Table == nil || inner.Table == nil:
		return false
	default:
		for key, value := range inner.Table {
			if !there.Has(key) {
				there.Table[key] = value
			}
		}
	}
	return true
}

// pieceKeys are those that only pieces have.
var pieceKeys = []string{"letter", "moves", "like", "betza"}

// isPiece reports whether a table is that of a piece.
func isPiece(n *source.Node) bool { return slices.ContainsFunc(pieceKeys, n.Has) }
