package vocabulary

import (
	"fmt"
	"strconv"
	"strings"

	"fairymax/variants/source"
)

// This file reads keys that stand in the wrong table: those of a row of moves in that of a piece or
// in a later leg, a piece outside the table of pieces, and keys of the whole game in any table.

// misplaced reports a key of a row of moves in the table of a piece, once for all such keys. It
// puts the row there that was meant, so that the piece has its moves. It returns false for any
// other key.
func (c checker) misplaced(n *source.Node, name string, s schema, path string) bool {
	moves, isPiece := s.key("moves")
	if !isPiece || s.nearest(name) != "" || isWish(name) {
		return false
	}
	legs := rowSchema()
	if _, ok := legs.meantKey(name); !ok {
		return false
	}
	at := n.Table[name].Key
	row := &source.Node{Key: at, At: at, Table: map[string]*source.Node{}}
	for _, other := range n.Keys() {
		if _, own := s.key(other); own || s.nearest(other) != "" {
			continue
		}
		if k, ok := legs.meantKey(other); ok && !isWish(other) && !row.Has(k.name) {
			row.Table[k.name] = n.Table[other]
			delete(n.Table, other)
		}
	}
	rows := splitRows(row)
	c.Add(at, "FM025", "%s: unknown key %q; write moves = [%s]", path, name, strings.Join(writtenRows(rows), ", "))
	if n.Has(moves.name) {
		return true
	}
	list := &source.Node{Key: at, At: at, List: rows}
	n.Table[moves.name] = list
	if row.Has("leap") || row.Has("slide") {
		c.check(list, moves, join(path, moves.name))
	} else {
		list.Bad = true
	}
	return true
}

// maySayMoves marks the moves of a piece as bad that has none: some key that is not known was
// probably meant for them.
func (s schema) maySayMoves(n *source.Node) {
	if _, isPiece := s.key("moves"); isPiece && !hasAny(n, "like", "moves", "betza") {
		n.Table["moves"] = &source.Node{Key: n.Key, At: n.At, Bad: true}
	}
}

// meantKey returns the key of a table that has a name, or that authors call so.
func (s schema) meantKey(name string) (key, bool) {
	if k, ok := s.key(name); ok {
		return k, true
	}
	return s.key(s.habit(name))
}

// isWish reports whether a word asks for something that other keys say.
func isWish(name string) bool {
	for _, w := range wishes {
		if isAmong(name, w.words) {
			return true
		}
	}
	return false
}

// splitRows makes two rows of one that both leaps and slides.
func splitRows(row *source.Node) []*source.Node {
	if !row.Has("leap") || !row.Has("slide") {
		return []*source.Node{row}
	}
	leap, slide := row.Clone(), row.Clone()
	delete(leap.Table, "slide")
	delete(leap.Table, "range")
	delete(slide.Table, "leap")
	return []*source.Node{leap, slide}
}

// inRow shows a key in a row of moves.
func (k key) inRow() string {
	switch k.name {
	case "leap", "slide":
		return "moves = [{ " + k.name + " = [0, 1] }]"
	case "range":
		return "{ slide = [0, 1], range = … }"
	}
	return "{ leap = [0, 1], " + k.name + " = … }"
}

// writtenRows writes rows of moves, in the order of the vocabulary. A row that does not say how
// it moves gets a leap, or a slide if it has a range.
func writtenRows(rows []*source.Node) (list []string) {
	for _, row := range rows {
		var parts []string
		switch {
		case row.Has("leap") || row.Has("slide"):
		case row.Has("range"):
			parts = append(parts, "slide = [0, 1]")
		default:
			parts = append(parts, "leap = [0, 1]")
		}
		for _, k := range rowSchema().keys {
			if row.Has(k.name) {
				parts = append(parts, k.name+" = "+written(row.Table[k.name]))
			}
		}
		list = append(list, "{ "+strings.Join(parts, ", ")+" }")
	}
	return list
}

// written writes a value as in a file; of a table, it says only that it is there.
func written(n *source.Node) string {
	switch {
	case n.Table != nil:
		return "{ … }"
	case n.List != nil:
		var parts []string
		for _, element := range n.List {
			parts = append(parts, written(element))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case isText(n):
		return strconv.Quote(n.Text())
	}
	return fmt.Sprint(n.Value)
}

// isLonePiece reports a table of a piece that is none of the table of pieces, and puts it there.
func (c checker) isLonePiece(n *source.Node, name string) bool {
	inner := n.Table[name]
	k, ok := variantSchema().key("piece")
	if c.game != n || !ok || inner.Table == nil || !isPiece(inner) || !nameForm.MatchString(name) {
		return false
	}
	meant := join(k.name, name)
	c.Add(inner.Key, "FM025", "unknown key %q%s", name, c.Rename(inner.Key, name, meant, "; write ["+meant+"] for a piece"))
	delete(n.Table, name)
	adopt(n, k.name, &source.Node{Key: inner.Key, At: inner.At, Table: map[string]*source.Node{name: inner}})
	c.check(inner, k.element(name), meant)
	return true
}

// isOfTwin reports a table below the singular or plural of the key that was meant, and puts it there.
func (c checker) isOfTwin(n *source.Node, name, path string) bool {
	inner := n.Table[name]
	parent, _ := variantSchema().key(path)
	twin, ok := variantSchema().key(otherNumber(path))
	if c.game == nil || !ok || parent.name == "" || twin.kind != named || inner.Table == nil {
		return false
	}
	meant := join(twin.name, name)
	c.Add(inner.Key, "FM025", "%s: unknown key %q%s", path, name, c.Rename(inner.Key, path, twin.name, "; write ["+meant+"]"))
	delete(n.Table, name)
	adopt(c.game, twin.name, &source.Node{Key: inner.Key, At: inner.At, Table: map[string]*source.Node{name: inner}})
	c.check(inner, twin.element(name), meant)
	return true
}

// isOfFirstLeg reports a key of a whole move in a later leg.
func (c checker) isOfFirstLeg(n *source.Node, name string, s schema, path string) bool {
	k, ok := rowSchema().key(name)
	if s.what != laterLegSchema().what || !ok {
		return false
	}
	c.Add(n.Table[name].Key, "FM025", "%s: unknown key %q; it is for the whole move: write it before then, such as { leap = [0, 1], %s = …, then = … }", path, name, k.name)
	delete(n.Table, name)
	return true
}

// isElement reports whether a value may stand in a table with names of the author's: a zone with a
// name that the whole game has as a key is one if it reads as a zone.
func (k key) isElement(n, inner *source.Node) bool {
	switch words := wordsOf(inner); {
	case k.kind == named:
		return inner.Table != nil
	case k.kind == zoneNames && len(words) > 0:
		_, _, ok := MatchZone(words[0])
		return ok || n.Has(strings.TrimPrefix(words[0], "enemy "))
	}
	return k.kind == zoneNames && inner.Table != nil
}

// takeNameless reports the first key of one piece in the table of all pieces, and takes all such keys out.
func (c checker) takeNameless(n *source.Node, k key, path string) {
	if k.kind != named {
		return
	}
	inner, reported := k.inner(), false
	for _, name := range n.Keys() {
		if _, ok := inner.key(name); !ok || k.isElement(n, n.Table[name]) {
			continue
		}
		if !reported {
			c.Add(n.Table[name].Key, "FM010", "%s belongs to one piece, which must be named, as in %s", join(path, name), join(join(path, k.entry()), name))
		}
		reported = true
		delete(n.Table, name)
	}
}

// entry is the name that an example of a table with the author's names has for one of them.
func (k key) entry() string {
	_, rest, ok := strings.Cut(k.example, k.name+".")
	if !ok {
		return "knight"
	}
	return rest[:strings.IndexAny(rest, ". ")]
}

// isOfGame reports a key of the whole game in some table, and reads it as such if the game lacks
// it.
func (c checker) isOfGame(n *source.Node, name, path string) bool {
	inner := n.Table[name]
	k, ok := variantSchema().key(name)
	if c.game == nil || !ok || c.game.Has(name) || !k.fits(inner) || k.inner != nil {
		return false
	}
	c.Add(inner.Key, "FM025", "%s: unknown key %q; %s is a key of the whole game: write it above the first [table]", path, name, name)
	delete(n.Table, name)
	c.game.Table[name] = inner
	c.check(inner, k, name)
	return true
}
