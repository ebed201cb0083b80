package vocabulary

import (
	"slices"

	"fairymax/variants/source"
)

// MergeGames returns a parent changed by its child: tables key by key, everything else
// as a whole. One key of a group in the child replaces the whole group of the parent.
func MergeGames(parent, child *source.Node) *source.Node { return merge(parent, child, gameKey()) }

// MergePieces does the same with files of shared pieces. The parent may be nil.
func MergePieces(parent, child *source.Node) *source.Node {
	return merge(parent, child, catalogueSchema())
}

// MergePiece does the same with the definitions of one piece.
func MergePiece(parent, child *source.Node) *source.Node {
	return merge(parent, child, key{kind: table, inner: pieceSchema})
}

// gameKey is the row of a whole file.
func gameKey() key { return key{name: "game", kind: table, inner: variantSchema} }

// merge merges the values of a key.
func merge(parent, child *source.Node, k key) *source.Node {
	if parent == nil || parent.Table == nil || child.Table == nil || !k.grows() {
		return child
	}
	merged, rank := parent.Clone(), parent.Later()
	merged.Key, merged.At = child.Key, child.At
	if k.kind != table {
		for name, inner := range child.Table {
			put(merged, name, inner, key{kind: table, inner: k.inner}, rank)
		}
		return merged
	}
	s := k.inner()
	for _, group := range s.groups {
		if slices.ContainsFunc(group, child.Has) {
			for _, name := range group {
				delete(merged.Table, name)
			}
		}
	}
	for name, inner := range child.Table {
		row, _ := s.key(name)
		put(merged, name, inner, row, rank)
	}
	return merged
}

// put merges a value of the child under its name, after the values of the parent.
func put(merged *source.Node, name string, inner *source.Node, k key, rank int) {
	n := *merge(merged.Table[name], inner, k) // the child may be read only once and kept
	n.Rank = rank
	merged.Table[name] = &n
}

// grows reports whether a child adds to the table under a key.
func (k key) grows() bool {
	return k.inner != nil || k.kind == zoneNames || k.kind == counts || k.kind == places
}
