package vocabulary

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// This file knows which keys authors write by habit, and which the language has for them.

// unknownKey reports an unknown key. It returns the row of the key that was probably
// meant, and moves the value there.
func (c checker) unknownKey(n *source.Node, name string, s schema, path string) (key, bool) {
	inner := n.Table[name]
	if c.isOfFirstLeg(n, name, s, path) {
		return key{}, false
	}
	if path == "" && c.isLonePiece(n, name) || path != "" && s.habit(name) == "" && (c.isOfGame(n, name, path) || c.isOfTwin(n, name, path)) {
		return key{}, false
	}
	if slices.Contains(s.later, name) {
		c.Add(inner.Key, "FM014", "%s is reserved: this version does not support it yet", name)
		inner.Bad = true
		return key{}, false
	}
	delete(n.Table, name)
	near := s.nearFor(inner, name, path)
	where := ""
	if path != "" {
		where = path + ": "
	}
	c.Add(inner.Key, "FM025", "%sunknown key %q%s", where, name, c.meant(inner, name, path, s))
	if near == "" || !adopt(n, near, inner) {
		return key{}, false
	}
	return s.key(near)
}

// habit returns the key of a table that authors call by another name, "" if there is none.
func (s schema) habit(name string) string {
	for _, h := range habits {
		if _, ok := s.key(h.key); ok && isAmong(name, h.words) {
			return h.key
		}
	}
	return ""
}

// isAmong reports whether a key is one of some words.
func isAmong(name, words string) bool {
	return slices.Contains(strings.Fields(words), spelling.Bare(name))
}

// nearest returns the key of a table that was probably meant, "" if that is not clear.
func (s schema) nearest(name string) string {
	if near := spelling.Nearest(name, s.names()); near != "" {
		return near
	}
	return s.habit(name)
}

// near is the nearest key, but a key of another table is not misspelt by more than a letter.
func (s schema) near(name string) string {
	near := s.nearest(name)
	if near != "" && !spelling.IsSlip(name, near) && s.habit(name) != near && isElsewhere(name) {
		return ""
	}
	return near
}

// isElsewhere reports whether some table has a key of this name.
func isElsewhere(name string) bool {
	if _, ok := rowSchema().key(name); ok {
		return true
	}
	_, ok := pieceSchema().key(name)
	return ok
}

// meant returns a remark about the key that was probably meant, and the fix that writes it: it takes
// the unknown one as a word, or is spelt much like it. Else it says what to write instead.
func (c checker) meant(n *source.Node, name, path string, s schema) source.Fix {
	for _, k := range s.keys {
		if n.Value == true && (k.kind == word || k.kind == wordList) && slices.Contains(k.words, name) {
			return source.Fix{Remark: fmt.Sprintf(" (did you mean %s = %q?)", k.name, name)}
		}
	}
	if near := s.nearFor(n, name, path); near != "" {
		return c.Rename(n.Key, name, near, fmt.Sprintf(" (did you mean %q?)", near))
	}
	return source.Fix{Remark: s.instead(n, name, path)}
}

// nearFor is the nearest key for a value: if it only looks alike and does not take that, a word that
// asks for something else is no slip.
func (s schema) nearFor(n *source.Node, name, path string) string {
	near := s.near(name)
	if k, ok := s.key(near); ok && !k.fits(n) && s.habit(name) == "" && wished(name, path) != "" {
		return ""
	}
	return near
}

// wished says what to write for a word that is no key, or that the language cannot say it; "" if
// the word means nothing. What rows and pieces have is not meant at the top of a file.
func wished(name, path string) string {
	rule := CannotSay(name)
	if rule != "" && path == "" {
		return "; the language cannot say this: " + rule
	}
	for _, w := range wishes {
		if isAmong(name, w.words) && w.fits(path) {
			return "; write " + w.of(path)
		}
	}
	if rule != "" {
		return "; the language cannot say this: " + rule
	}
	return ""
}

// instead says what to write for an unknown key: it is what authors call something else, or belongs
// to another table, or the language cannot say it. Else it says which keys there are.
func (s schema) instead(n *source.Node, name, path string) string {
	if path != "" && isAmong(name, CommonPieces) {
		if k, ok := s.forPiece(); ok {
			return fmt.Sprintf("; write %s = %q", k.name, name)
		}
		return s.choice()
	}
	wish := wished(name, path)
	if place := elsewhere(n, name, path != ""); place != "" && (wish == "" || CannotSay(name) != "" && !isWish(name) || isNamed(n, name)) {
		return "; " + place
	}
	if wish != "" {
		return wish
	}
	return s.choice()
}

// isNamed reports whether a value has tables with names of the author, as the key of the whole game has.
func isNamed(n *source.Node, name string) bool {
	k, _ := variantSchema().key(name)
	return k.kind == named && len(n.Table) > 0 && !slices.ContainsFunc(n.Keys(), func(inner string) bool { return n.Table[inner].Table == nil })
}

// CommonPieces are the names that most games have for pieces: none of them is meant as a key.
const CommonPieces = "pawn knight bishop rook queen king"

// forPiece returns the key of a table that takes the name of a piece; what a piece becomes is said
// with its own name.
func (s schema) forPiece() (key, bool) {
	i := slices.IndexFunc(s.keys, func(k key) bool { return k.kind == nameList && k.names == "piece" })
	if i < 0 || s.what == choices {
		return key{}, false
	}
	return s.keys[i], true
}

// mostNames is how many keys a message lists.
const mostNames = 20

// choice lists the keys of a table, or says where they are listed.
func (s schema) choice() string {
	if len(s.keys) > mostNames {
		return ListsKeys
	}
	return "; there are " + strings.Join(s.names(), ", ")
}

// elsewhere says where a key of another table is written that takes a value, "" if no table has it.
// Below a header, only another header leads out of its table, and one of several tables that have
// the key is as good as none.
func elsewhere(n *source.Node, name string, inTable bool) string {
	found := placesOf(n, name)
	if len(found) == 0 {
		return ""
	}
	switch first := found[0]; {
	case first.row:
		return fmt.Sprintf("%s is a key of a row of moves, such as %s", first.key.name, first.key.inRow())
	case !inTable:
		return "write " + join(first.path, first.key.name)
	case first.path == "":
		return fmt.Sprintf("%s is a key of the whole game: write it above the first [table]", first.key.name)
	case len(found) == 1:
		return fmt.Sprintf("write %s under [%s]", first.key.name, first.path)
	}
	return ""
}

// place is a key in a table of the language.
type place struct {
	path string // of the table
	key  key
	row  bool // the table is a row of moves
}

// placesOf lists the keys of all tables that have a name, or that authors call so, and that take a
// value, those of outer tables first.
func placesOf(n *source.Node, name string) (found []place) {
	type table struct {
		path   string
		schema schema
	}
	queue := []table{{"", variantSchema()}}
	for i := 0; i < len(queue); i++ {
		s, path := queue[i].schema, queue[i].path
		if k, ok := s.meantKey(name); ok && (k.inner != nil || path == "" || s.leg || k.fits(n)) {
			found = append(found, place{path, k, s.leg})
		}
		for _, k := range s.keys {
			switch path := join(path, k.name); {
			case k.inner == nil || s.leg:
			case k.kind == named:
				queue = append(queue, table{path + ".NAME", k.inner()})
			default:
				queue = append(queue, table{path, k.inner()})
			}
		}
	}
	return found
}
