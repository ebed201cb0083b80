package variants

import (
	"strings"

	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// remove removes from a parent the parts that its child lists under without.
func (l *loader) remove(parent, without *source.Node) {
	for _, item := range without.Items() {
		l.removed = append(l.removed, item.Text())
		path := strings.Split(item.Text(), ".")
		n := parent
		for _, key := range path[:len(path)-1] {
			if n != nil {
				n = n.Table[key]
			}
		}
		key := path[len(path)-1]
		if !n.Has(key) {
			l.Add(item.At, "FM006", "without %q: the extended game has no such key%s", item.Text(), keyMeant(item, path, n))
			key = spelling.Nearest(key, n.Keys())
		}
		if n.Has(key) {
			delete(n.Table, key)
		}
	}
}

// keyMeant returns a remark about the path that was probably meant if a table lacks its last key.
func keyMeant(item *source.Node, path []string, n *source.Node) source.Fix {
	last := len(path) - 1
	near := spelling.Nearest(path[last], n.Keys())
	if near == "" {
		return source.Fix{}
	}
	return source.DidYouMean(item, strings.Join(append(path[:last:last], near), "."))
}
