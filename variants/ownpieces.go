package variants

import (
	"slices"

	"fairymax/variants/source"
)

// enlist adds to the pieces of a game those that its file defines or changes and that no list
// names, for both sides: a piece is not defined to be left out. The list of a file hides
// what the files that it extends have added to theirs.
func (l *loader) enlist(game, file *source.Node) {
	list := game.Get("pieces")
	if list == nil && (game.Has("pieces") || !game.Has("start")) {
		return // reported, here or because nearly everything is missing
	}
	for _, name := range file.Get("piece").Keys() {
		own := file.Get("piece", name)
		if own == nil || !l.isPiece(game, name) || isListed(list, name) {
			continue
		}
		if list == nil {
			list = &source.Node{Key: own.Key, At: own.Key, List: []*source.Node{}}
			game.Table["pieces"] = list
		}
		item := &source.Node{Key: own.Key, At: own.Key, Value: name}
		for _, one := range lists(list) {
			if one != nil {
				one.List = append(slices.Clip(one.List), item) // others may share it
			}
		}
	}
}

// isPiece reports whether what a game says of a piece makes one: it exists already, or it gets
// moves. One without a letter from which others only take their moves is none.
func (l *loader) isPiece(game *source.Node, name string) bool {
	if l.shared.Has(name) {
		return true
	}
	n := game.Get("piece", name)
	return definesMoves(n) && (n.Has("letter") || !isModel(game.Get("piece"), name))
}

// definesMoves reports whether a definition gives a piece moves.
func definesMoves(n *source.Node) bool { return n.Has("moves") || n.Has("like") || n.Has("betza") }

// isModel reports whether some definition moves like a piece.
func isModel(definitions *source.Node, name string) bool {
	return definitions.Any(func(n *source.Node) bool { return n.HasWord("like", name) })
}

// lists returns the list of both sides, or that of each.
func lists(pieces *source.Node) []*source.Node {
	if pieces == nil || pieces.Table == nil {
		return []*source.Node{pieces}
	}
	return []*source.Node{pieces.Get(sideKeys[0]), pieces.Get(sideKeys[1])}
}

// isListed reports whether the pieces of some side include a name.
func isListed(pieces *source.Node, name string) bool {
	return slices.ContainsFunc(lists(pieces), func(one *source.Node) bool { return slices.Contains(one.Words(), name) })
}
