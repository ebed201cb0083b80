package variants

import (
	"fmt"
	"strings"

	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// remove removes from a parent the parts that its child lists under without.
func (l *loader) remove(parent, without *source.Node) {
	for _, item := range without.Items() {
		path := strings.Split(item.Text(), ".")
		n := parent
		for _, key := range path[:len(path)-1] {
			if n != nil {
				n = n.Table[key]
			}
		}
		key := path[len(path)-1]
		if !n.Has(key) {
			l.Add(item.At, "FM006", "without %q: the extended game has no such key%s", item.Text(), keyMeant(path, n))
			key = spelling.Nearest(key, n.Keys())
		}
		if n.Has(key) {
			delete(n.Table, key)
		}
	}
}

// keyMeant returns a remark about the path that was probably meant if a table lacks its last key.
func keyMeant(path []string, n *source.Node) string {
	last := len(path) - 1
	near := spelling.Nearest(path[last], n.Keys())
	if near == "" {
		return ""
	}
	return fmt.Sprintf(" (did you mean %q?)", strings.Join(append(path[:last:last], near), "."))
}
