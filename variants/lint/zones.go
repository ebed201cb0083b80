package lint

import (
	"slices"

	"fairymax/variants/source"
)

// zones warns of named zones that no rule mentions. A parent may have given them.
func (l *linter) zones() {
	zones := l.Game.Get("zones")
	for _, name := range zones.Keys() {
		at := zones.Table[name].Key
		if at.File == l.Game.At.File && !l.zoneIsUsed(name) {
			l.warn(at, "FM906", "zones.%s is never used", name)
		}
	}
}

// zoneIsUsed reports whether a rule, another zone or a piece mentions a zone.
func (l *linter) zoneIsUsed(name string) bool {
	for key, n := range l.Game.Table {
		if key != "zones" && mentions(n, name) {
			return true
		}
	}
	for other, n := range l.Game.Get("zones").Table {
		if other != name && mentions(n, name) {
			return true
		}
	}
	return slices.ContainsFunc(l.Shared, func(n *source.Node) bool { return mentions(n, name) })
}

// mentions reports whether a zone is named anywhere in a tree.
func mentions(n *source.Node, zone string) bool {
	if text := n.Text(); text == zone || text == "enemy "+zone {
		return true
	}
	for _, inner := range n.Table {
		if mentions(inner, zone) {
			return true
		}
	}
	return slices.ContainsFunc(n.List, func(inner *source.Node) bool { return mentions(inner, zone) })
}
