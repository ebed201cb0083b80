package variants

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// This file holds tables against the vocabulary; check.go does single values.

// maxLegs is more than any known piece needs; the rose makes eight.
const maxLegs = 16

func (c checker) tableList(n *node, k key, path string) {
	n.wrap(n.list == nil)
	inner := k.inner()
	switch {
	case len(n.list) == 0:
		c.nothing(n, k)
	case strings.Count(path, ", leg ")+2 > maxLegs:
		c.add(n.at, "FM020", "a move has at most %d legs", maxLegs)
		n.bad = true
		return
	}
	owner := strings.TrimSuffix(path, "."+k.name)
	for i, element := range n.list {
		if !c.expect(element, element.table != nil, k, "a table { … } or a list of tables") {
			continue
		}
		row := fmt.Sprintf("%s, %s %d", owner, inner.what, i+1)
		c.table(element, inner, row)
		if inner.leg {
			c.leg(element, row)
		}
	}
}

var (
	nameForm  = regexp.MustCompile(`^[a-z][a-z0-9-]*$`)
	placeForm = regexp.MustCompile(`^[a-p]([1-9][0-9]?)?$`)
)

// named checks a table whose keys are names of the author's.
func (c checker) named(n *node, k key, path string) {
	for _, name := range n.keys() {
		inner := n.table[name]
		switch {
		case k.kind == places && !placeForm.MatchString(name):
			c.add(inner.key, "FM021", "%s: %q is neither a file, such as c, nor a square, such as c8", path, name)
			inner.bad = true
		case k.kind != places && !nameForm.MatchString(name):
			c.add(inner.key, "FM022", "%q is not a valid name: begin with a lower-case letter and use lower-case letters, digits and hyphens", name)
			inner.bad = true
		default:
			c.check(inner, k.element(name), join(path, name))
		}
	}
}

// element returns the row for what stands under a name of the author's.
func (k key) element(name string) key {
	switch k.kind {
	case zoneNames:
		return key{name: name, kind: nameList, names: "zone", doc: "squares", sided: true}
	case places:
		return key{name: name, kind: nameList, names: k.names, doc: "what it may become there"}
	case counts:
		return key{name: name, kind: number, lo: k.lo, hi: k.hi, doc: k.doc}
	}
	return key{name: name, kind: table, inner: k.inner}
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
			c.add(n.key, "FM023", "%s: %s is missing (%s)", path, k.name, k.doc)
		}
	}
}

// unknownKey reports a key that means nothing here. It returns the row of the
// key that was probably meant, under which the value then goes.
func (c checker) unknownKey(n *node, name string, s schema, path string) (key, bool) {
	inner := n.table[name]
	if slices.Contains(s.later, name) {
		c.add(inner.key, "FM014", "%s is reserved: this version does not support it yet", name)
		inner.bad = true
		return key{}, false
	}
	delete(n.table, name)
	near := nearest(name, s.names())
	where := ""
	if path != "" {
		where = path + ": "
	}
	c.add(inner.key, "FM025", "%sunknown key %q%s", where, name, didYouMean(name, s.names()))
	if near == "" || n.has(near) {
		return key{}, false
	}
	n.table[near] = inner
	return s.key(near)
}
