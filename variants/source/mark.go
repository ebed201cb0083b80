package source

import (
	"cmp"
	"maps"
	"slices"
	"sort"
)

// mark is where a key and its value stand, with the marks of what is inside.
type mark struct {
	key, value Place
	end        Place // of a value; of a table under a header it is not known
	again      Place // where a key with a value stands once more
	table      map[string]*mark
	list       []*mark
	plain      bool // the text has a value that is no table
}

// child returns the mark of a key inside m. It makes one if there is none.
func (m *mark) child(key string, at Place) *mark {
	if m.table == nil {
		m.table = make(map[string]*mark)
	}
	if m.table[key] == nil {
		m.table[key] = &mark{key: at, value: at, again: at}
	} else if inner := m.table[key]; inner.plain && inner.again == inner.key {
		inner.again = at
	}
	return m.table[key]
}

// lost returns the first key of the text that the library has dropped, nil if
// there is none: to the library, "a.b = 1" replaces an "a = 2" before it.
func lost(tree map[string]any, m *mark) *mark {
	for _, key := range m.inOrder() {
		inner := m.table[key]
		value, ok := tree[key]
		table, isTable := value.(map[string]any)
		if !ok || isTable && inner.plain {
			return inner
		}
		if !isTable {
			continue
		}
		if found := lost(table, inner); found != nil {
			return found
		}
	}
	return nil
}

// inOrder lists the keys inside a mark in the order of the text.
func (m *mark) inOrder() []string {
	keys := slices.Collect(maps.Keys(m.table))
	sort.Slice(keys, func(i, j int) bool {
		p, q := m.table[keys[i]].key, m.table[keys[j]].key
		return cmp.Or(cmp.Compare(p.Line, q.Line), cmp.Compare(p.Column, q.Column), cmp.Compare(keys[i], keys[j])) < 0
	})
	return keys
}

// element returns the mark of element i.
func (m *mark) element(i int) *mark {
	if i < len(m.list) {
		return m.list[i]
	}
	return &mark{key: m.key, value: m.value}
}
