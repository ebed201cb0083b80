package diagramtext

import (
	"slices"
	"strings"

	"fairymax/board/define"
)

// findOrder sorts the types: first those that promote, which the text counts, then, if
// each becomes one other type, those in the same order; then all others.
func (w *writer) findOrder() []define.PieceType {
	order := slices.Clone(w.promoted.types)
	order = append(order, w.promoted.forms...)
	for i := range w.def.Types {
		if t := define.PieceType(i + 1); !slices.Contains(order, t) && w.def.LooksLike(t) == t {
			order = append(order, t)
		}
	}
	return order
}

// plain returns types as the text has them: each shadow is the type that it looks like.
func (w *writer) plain(types []define.PieceType) []define.PieceType {
	types = slices.Clone(types)
	for i, t := range types {
		types[i] = w.def.LooksLike(t)
	}
	return types
}

// findIDs gives each type an id: its letter, with more letters of its name if others have
// the same.
func (w *writer) findIDs() []string {
	ids := make([]string, len(w.def.Types))
	for i, t := range w.def.Types {
		id := strings.TrimRight(t.Letter, "'!~")
		if len(id) < len(t.Letter) || slices.Contains(ids, id) {
			id = freeID(id, t.Name, ids)
		}
		ids[i] = id
	}
	return ids
}

// freeID returns an id that no type has yet: a letter and another, one of a name if
// possible.
func freeID(letter, name string, taken []string) string {
	for _, r := range name[1:] + "abcdefghijklmnopqrstuvwxyz" {
		if id := letter + string(r); r >= 'a' && r <= 'z' && !slices.Contains(taken, id) {
			return id
		}
	}
	return letter + name
}
