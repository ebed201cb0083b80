package variants

import "fairymax/variants/source"

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
			one.List = append(one.List, item)
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
	moves := n.Has("moves") || n.Has("like") || n.Has("betza")
	return moves && (n.Has("letter") || !isModel(game.Get("piece"), name))
}

// isModel reports whether some definition moves like a piece.
func isModel(n *source.Node, name string) bool {
	if n == nil {
		return false
	}
	for _, item := range n.Get("like").Items() {
		if item.Text() == name {
			return true
		}
	}
	for _, inner := range n.Table {
		if isModel(inner, name) {
			return true
		}
	}
	for _, inner := range n.List {
		if isModel(inner, name) {
			return true
		}
	}
	return false
}

// lists returns the list of both sides, or that of each.
func lists(pieces *source.Node) []*source.Node {
	if pieces.Table == nil {
		return []*source.Node{pieces}
	}
	var both []*source.Node
	for _, side := range sideKeys {
		if one := pieces.Get(side); one != nil {
			both = append(both, one)
		}
	}
	return both
}

// isListed reports whether the pieces of some side include a name.
func isListed(pieces *source.Node, name string) bool {
	if pieces == nil {
		return false
	}
	for _, one := range lists(pieces) {
		for _, item := range one.Items() {
			if item.Text() == name {
				return true
			}
		}
	}
	return false
}
