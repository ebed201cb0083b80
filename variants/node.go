package variants

import (
	"cmp"
	"slices"
)

// node is a value of a TOML file with its place: a table, a list or a plain
// value. Definitions are worked on as trees of nodes until everything is
// checked, because a definition grows together from several files and every
// complaint must name the file, line and column of the part that caused it.
type node struct {
	key, at place            // of the key (or the table's header), of the value
	table   map[string]*node // not nil for a table
	list    []*node          // not nil for a list
	value   any              // string, int64, float64, bool or time.Time
	bad     bool             // already complained about; nothing more is to be said
}

// build joins a value that the library has read with its marks.
func build(value any, m *mark) *node {
	n := &node{key: m.key, at: m.value}
	switch v := value.(type) {
	case map[string]any:
		n.table = make(map[string]*node, len(v))
		for key, inner := range v {
			n.table[key] = build(inner, m.child(key, m.value))
		}
	case []map[string]any:
		n.list = make([]*node, len(v))
		for i, inner := range v {
			n.list[i] = build(inner, m.element(i))
		}
	case []any:
		n.list = make([]*node, len(v))
		for i, inner := range v {
			n.list[i] = build(inner, m.element(i))
		}
	default:
		n.value = v
	}
	return n
}

// element returns the mark of element i.
func (m *mark) element(i int) *mark {
	if i < len(m.list) {
		return m.list[i]
	}
	return &mark{key: m.key, value: m.value}
}

// keys lists the keys of a table in the order of the text.
func (n *node) keys() []string {
	if n == nil {
		return nil
	}
	var keys []string
	for key := range n.table {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b string) int {
		p, q := n.table[a].key, n.table[b].key
		return cmp.Or(cmp.Compare(p.file, q.file), cmp.Compare(p.line, q.line),
			cmp.Compare(p.column, q.column), cmp.Compare(a, b))
	})
	return keys
}

// has reports whether a table has a key, be its value good or bad.
func (n *node) has(key string) bool { return n != nil && n.table[key] != nil }

// get returns what stands under a path of keys, nil if it is missing or bad.
func (n *node) get(path ...string) *node {
	for _, key := range path {
		if n == nil || n.bad {
			return nil
		}
		n = n.table[key]
	}
	if n == nil || n.bad {
		return nil
	}
	return n
}

// items lists the good elements of a list.
func (n *node) items() []*node {
	if n == nil {
		return nil
	}
	var good []*node
	for _, element := range n.list {
		if !element.bad {
			good = append(good, element)
		}
	}
	return good
}

// text returns a string, "" for anything else.
func (n *node) text() string {
	if n == nil {
		return ""
	}
	s, _ := n.value.(string)
	return s
}

// number returns an integer, 0 for anything else.
func (n *node) number() int {
	if n == nil {
		return 0
	}
	i, _ := n.value.(int64)
	return int(i)
}

// flag returns a bool, false for anything else.
func (n *node) flag() bool {
	if n == nil {
		return false
	}
	b, _ := n.value.(bool)
	return b
}

// words returns the strings of a list.
func (n *node) words() []string {
	var words []string
	for _, element := range n.items() {
		words = append(words, element.text())
	}
	return words
}

// clone copies the tables of a tree; what is in lists is shared, since nothing
// but tables is ever changed.
func (n *node) clone() *node {
	copied := *n
	if n.table != nil {
		copied.table = make(map[string]*node, len(n.table))
		for key, inner := range n.table {
			copied.table[key] = inner.clone()
		}
	}
	return &copied
}

// kindOf names the type of a value for a person.
func (n *node) kindOf() string {
	switch {
	case n.table != nil:
		return "a table"
	case n.list != nil:
		return "a list"
	}
	switch n.value.(type) {
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
