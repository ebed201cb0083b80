package lint

import (
	"slices"

	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// signs warns of vectors with a minus in rows that go in all directions, where the sign changes
// nothing. In a row with a path or with later legs it says how these turn.
func (l *linter) signs() {
	for _, t := range l.Pieces {
		for _, row := range t.Def.Get("moves").Items() {
			if row.Has("dirs") || row.Has("path") || row.Has("then") || t.IsShared() {
				continue
			}
			i := slices.IndexFunc(vocabulary.Vectors(row), func(v *source.Node) bool { return min(right(v), forward(v)) < 0 })
			if i < 0 {
				continue
			}
			v := vocabulary.Vectors(row)[i]
			dirs := "exact"
			if forward(v) < 0 {
				dirs = "backward"
			}
			l.warn(t.Near(v.At), "FM917", "%s: without dirs, [%d, %d] goes in all directions, and its minus changes nothing; write dirs = %q if it should not", t.Name, right(v), forward(v), dirs)
		}
	}
}

func right(v *source.Node) int { return v.List[0].Number() }

func forward(v *source.Node) int { return v.List[1].Number() }
