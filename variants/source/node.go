package source

import (
	"cmp"
	"slices"
	"sort"
)

// Node is a value of a TOML file with its place: a table, a list or a plain value.
// Definitions stay trees of nodes until everything is checked, because several
// files make up one definition, and every message names the file, line and column
// of the part that caused it. The methods of a nil node return zero values.
type Node struct {
	Key, At Place            // of the key or the table's header, of the value
	End     Place            // behind the value; zero for a table with a header
	Table   map[string]*Node // not nil for a table
	List    []*Node          // not nil for a list
	Value   any              // string, int64, float64, bool or time.Time
	Bad     bool             // already reported: later checks skip it
	Rank    int              // 0, and more in the tables of a file that extends others
}

// build joins a value that the library has read with its marks.
func build(value any, m *mark) *Node {
	n := &Node{Key: m.key, At: m.value, End: m.end}
	switch v := value.(type) {
	case map[string]any:
		n.Table = make(map[string]*Node, len(v))
		for key, inner := range v {
			n.Table[key] = build(inner, m.child(key, m.value))
		}
	case []map[string]any:
		n.List = make([]*Node, len(v))
		for i, inner := range v {
			n.List[i] = build(inner, m.element(i))
		}
	case []any:
		n.List = make([]*Node, len(v))
		for i, inner := range v {
			n.List[i] = build(inner, m.element(i))
		}
	default:
		n.Value = v
	}
	return n
}

// Later returns the rank for the keys of a table that are added to this one.
func (n *Node) Later() int {
	rank := 0
	for _, inner := range n.Table {
		rank = max(rank, inner.Rank)
	}
	return rank + 1
}

// Keys lists the keys of a table in the order of the text; those of a file come after
// those of the file that it extends, whatever the files are called.
func (n *Node) Keys() []string {
	if n == nil {
		return nil
	}
	var keys []string
	for key := range n.Table {
		keys = append(keys, key)
	}
	sort.Slice(keys, func(i, j int) bool {
		x, y := n.Table[keys[i]], n.Table[keys[j]]
		return cmp.Or(cmp.Compare(x.Rank, y.Rank), cmp.Compare(x.Key.Line, y.Key.Line),
			cmp.Compare(x.Key.Column, y.Key.Column), cmp.Compare(keys[i], keys[j])) < 0
	})
	return keys
}

// Has reports whether a table has a key, with a good value or a bad one.
func (n *Node) Has(key string) bool { return n != nil && n.Table[key] != nil }

// Get returns the node under a path of keys, nil if it is missing or bad.
func (n *Node) Get(path ...string) *Node {
	for _, key := range path {
		if n == nil || n.Bad {
			return nil
		}
		n = n.Table[key]
	}
	if n == nil || n.Bad {
		return nil
	}
	return n
}

// Items lists the good elements of a list.
func (n *Node) Items() []*Node {
	if n == nil {
		return nil
	}
	var good []*Node
	for _, element := range n.List {
		if !element.Bad {
			good = append(good, element)
		}
	}
	return good
}

// Text returns a string, "" for anything else.
func (n *Node) Text() string {
	if n == nil {
		return ""
	}
	s, _ := n.Value.(string)
	return s
}

// Number returns an integer, 0 for anything else.
func (n *Node) Number() int {
	if n == nil {
		return 0
	}
	i, _ := n.Value.(int64)
	return int(i)
}

// Halves returns twice a number that is whole or has a half; ok is false for anything else.
func (n *Node) Halves() (twice int, ok bool) {
	if n == nil {
		return 0, false
	}
	switch v := n.Value.(type) {
	case int64:
		return 2 * int(v), v == int64(int32(v))
	case float64:
		twice := int(2 * v)
		return twice, float64(twice) == 2*v
	}
	return 0, false
}

// Flag returns a bool, false for anything else.
func (n *Node) Flag() bool {
	if n == nil {
		return false
	}
	b, _ := n.Value.(bool)
	return b
}

// Forbids reports whether a flag is there and false.
func (n *Node) Forbids() bool { return n != nil && !n.Flag() }

// Words returns the strings of a list.
func (n *Node) Words() []string {
	var words []string
	for _, element := range n.Items() {
		words = append(words, element.Text())
	}
	return words
}

// HasWord reports whether the list under a key has a word.
func (n *Node) HasWord(key, word string) bool { return slices.Contains(n.Get(key).Words(), word) }

// Any reports whether a node or one somewhere inside it matches.
func (n *Node) Any(match func(*Node) bool) bool {
	if n == nil {
		return false
	}
	if match(n) || slices.ContainsFunc(n.List, func(inner *Node) bool { return inner.Any(match) }) {
		return true
	}
	for _, inner := range n.Table {
		if inner.Any(match) {
			return true
		}
	}
	return false
}

// Clone copies the tables of a tree. It shares the lists, because only tables are
// ever changed.
func (n *Node) Clone() *Node {
	copied := *n
	if n.Table != nil {
		copied.Table = make(map[string]*Node, len(n.Table))
		for key, inner := range n.Table {
			copied.Table[key] = inner.Clone()
		}
	}
	return &copied
}

// Kind names the type of a value, such as "a list".
func (n *Node) Kind() string {
	switch {
	case n.Table != nil:
		return "a table"
	case n.List != nil:
		return "a list"
	}
	switch n.Value.(type) {
	case string:
		return "a string"
	case int64:
		return "a number"
	case float64:
		return "a number with a fraction"
	case bool:
		return "true or false"
	}
	return "a date or time"
}

// Wrap makes a list of a single item.
func (n *Node) Wrap(single bool) {
	if single {
		item := *n
		*n = Node{Key: n.Key, At: n.At, End: n.End, List: []*Node{&item}}
	}
}
