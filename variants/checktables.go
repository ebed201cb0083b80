package variants

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"fairymax/variants/source"
)

// This file holds tables against the vocabulary; check.go does single values.

// maxLegs is more than any known piece needs; the rose makes eight.
const maxLegs = 16

func (c checker) tableList(n *source.Node, k key, path string) {
	n.Wrap(n.List == nil)
	inner := k.inner()
	switch {
	case len(n.List) == 0:
		c.nothing(n, k)
	case strings.Count(path, ", leg ")+2 > maxLegs:
		c.Add(n.At, "FM020", "a move has at most %d legs", maxLegs)
		n.Bad = true
		return
	}
	owner := strings.TrimSuffix(path, "."+k.name)
	for i, element := range n.List {
		if !c.expect(element, element.Table != nil, k, "a table { … } or a list of tables") {
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
func (c checker) named(n *source.Node, k key, path string) {
	for _, name := range n.Keys() {
		inner := n.Table[name]
		switch {
		case k.kind == places && !placeForm.MatchString(name):
			c.Add(inner.Key, "FM021", "%s: %q is neither a file, such as c, nor a square, such as c8", path, name)
			inner.Bad = true
		case k.kind != places && !nameForm.MatchString(name):
			c.Add(inner.Key, "FM022", "%q is not a valid name: begin with a lower-case letter and use lower-case letters, digits and hyphens", name)
			inner.Bad = true
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
func (c checker) table(n *source.Node, s schema, path string) {
	for _, name := range n.Keys() {
		inner := n.Table[name]
		k, ok := s.key(name)
		if !ok {
			k, ok = c.unknownKey(n, name, s, path)
		}
		if ok {
			c.check(inner, k, join(path, k.name))
		}
	}
	for _, k := range s.keys {
		if k.required && !n.Has(k.name) {
			c.Add(n.Key, "FM023", "%s: %s is missing (%s)", path, k.name, k.doc)
		}
	}
}

// unknownKey reports a key that means nothing here. It returns the row of the
// key that was probably meant, under which the value then goes.
func (c checker) unknownKey(n *source.Node, name string, s schema, path string) (key, bool) {
	inner := n.Table[name]
	if slices.Contains(s.later, name) {
		c.Add(inner.Key, "FM014", "%s is reserved: this version does not support it yet", name)
		inner.Bad = true
		return key{}, false
	}
	delete(n.Table, name)
	near := nearest(name, s.names())
	where := ""
	if path != "" {
		where = path + ": "
	}
	c.Add(inner.Key, "FM025", "%sunknown key %q%s", where, name, didYouMean(name, s.names()))
	if near == "" || n.Has(near) {
		return key{}, false
	}
	n.Table[near] = inner
	return s.key(near)
}
