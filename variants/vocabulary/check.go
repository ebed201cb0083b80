package vocabulary

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// essential are the keys that every game needs, from its file or its parent; the last one, unless
// the file defines all pieces.
var essential = []string{"title", "board", "start", "pieces"}

// CheckGame compares the file of a game with the vocabulary. It reports what is wrong
// and marks it bad, so that later steps skip it. A single value that may be a list
// becomes a list. A misspelt key is read as the key that was probably meant.
func CheckGame(r *source.Report, n *source.Node) { checker{r, n}.check(n, gameKey(), "") }

// CheckPieces does the same with a file of shared pieces.
func CheckPieces(r *source.Report, n *source.Node) { checker{r, nil}.check(n, catalogueSchema(), "") }

// CheckComplete reports the keys that a game lacks after it was merged with its parent.
// A game that lacks several and extends no other was probably meant to extend one.
func CheckComplete(r *source.Report, game *source.Node) {
	var missing []string
	for _, key := range essential {
		if !game.Has(key) {
			missing = append(missing, key)
		}
	}
	if len(missing) > 1 && !game.Has("extends") {
		r.Add(game.Key, "FM040", "this game extends no other: write extends = \"normal\" if it is chess with changes, or else add %s", spelling.Listed(missing))
		return
	}
	for _, key := range missing {
		k, _ := variantSchema().key(key)
		r.Add(game.Key, "FM040", "this game has no %s (%s)", key, k.gist())
	}
}

// checker is the state of a check.
type checker struct {
	*source.Report
	game *source.Node // nil in a file of shared pieces
}

// check compares a value with its row of the vocabulary. The path names the value in
// messages, such as castling.rook.
func (c checker) check(n *source.Node, k key, path string) {
	if c.isLong(n, k) || c.isExcept(n, k) {
		return
	}
	if c.unwrap(n, k); n.Bad {
		return
	}
	if k.sided && n.Table != nil {
		c.table(n, schema{keys: []key{k.of("white"), k.of("black")}}, path)
		return
	}
	switch k.kind {
	case text:
		c.text(n, k)
	case boolean:
		_, ok := n.Value.(bool)
		c.expect(n, ok, k, k.demand())
	case number:
		c.number(n, k)
	case halves:
		c.halves(n, k)
	case word:
		c.word(n, k)
	case wordList, nameList:
		c.wordList(n, k)
	case vector:
		c.vectors(n, k)
	case table:
		inner := k.inner()
		if c.expect(n, n.Table != nil, k, k.demand()) {
			c.table(n, inner, path)
		}
	case tableList:
		c.tableList(n, k, path)
	case named, zoneNames, counts, places:
		if c.expect(n, n.Table != nil, k, k.demand()) {
			c.named(n, k, path)
		}
	}
}

// expect reports a value of the wrong type.
func (c checker) expect(n *source.Node, ok bool, k key, want string) bool {
	if !ok {
		c.Add(n.At, "FM010", "%s must be %s, not %s%s", k.name, want, n.Kind(), c.cure(n, k))
		n.Bad = true
	}
	return ok
}

// reportEmpty reports an empty value.
func (c checker) reportEmpty(n *source.Node, k key) {
	without := ""
	if k.absent != "" {
		without = " (default: " + k.absent + ")"
	}
	c.Add(n.At, "FM011", "%s is empty; give it a value or leave it out%s", k.name, without)
	n.Bad = true
}

func isText(n *source.Node) bool {
	_, ok := n.Value.(string)
	return ok
}

func (c checker) number(n *source.Node, k key) {
	_, ok := n.Value.(int64)
	if !c.expect(n, ok, k, k.demand()) {
		return
	}
	i := n.Number()
	if k.lo <= i && i <= k.hi {
		return
	}
	n.Bad = true
	if hint := k.hints[strconv.Itoa(i)]; hint != "" {
		c.Add(n.At, "FM012", "%s = %d %s", k.name, i, hint)
		return
	}
	c.Add(n.At, "FM013", "%s = %d must be from %d to %d", k.name, i, k.lo, k.hi)
}

// halves checks a number that may have a half.
func (c checker) halves(n *source.Node, k key) {
	twice, ok := n.Halves()
	if _, isFraction := n.Value.(float64); isFraction && !ok {
		c.Add(n.At, "FM010", "%s = %v must be a whole number or a half, such as 1 or 1.5", k.name, n.Value)
		n.Bad = true
	} else if c.expect(n, ok, k, k.demand()) && (twice < 2*k.lo || twice > 2*k.hi) {
		c.Add(n.At, "FM013", "%s = %v must be from %d to %d", k.name, n.Value, k.lo, k.hi)
		n.Bad = true
	}
}

func (c checker) word(n *source.Node, k key) {
	if !c.expect(n, isText(n), k, k.demand()) || slices.Contains(k.words, n.Text()) {
		return
	}
	n.Bad = true
	w := n.Text()
	switch hint := k.hints[w]; {
	case slices.Contains(k.later, w):
		c.Add(n.At, "FM014", "%s = %q is reserved: this version does not support it yet", k.name, w)
	case hint != "":
		c.Add(n.At, "FM015", "unknown word %q for %s: %s", w, k.name, hint)
	default:
		c.Add(n.At, "FM016", "unknown word %q for %s; expected %s%s", w, k.name, spelling.Quoted(k.words), MeantBy(n, k.words))
	}
}

// wordList checks one string or a list of them.
func (c checker) wordList(n *source.Node, k key) {
	single := n.List == nil
	n.Wrap(single)
	if single && k.kind == nameList && c.areNames(n, k) {
		return
	}
	if len(n.List) == 0 && !k.empty {
		c.reportEmpty(n, k)
	}
	for _, element := range n.List {
		if k.kind == wordList {
			c.word(element, k)
		} else if c.expect(element, isText(element), k, "a string or a list of strings") {
			n.Bad = c.isNoName(element, k) || n.Bad
		}
	}
}

// maxLegs is more than any known piece needs; the rose makes eight.
const maxLegs = 16

// thenIn names the next leg of a move in a path.
const thenIn = ", then"

func (c checker) tableList(n *source.Node, k key, path string) {
	n.Wrap(n.List == nil)
	inner := k.inner()
	switch {
	case len(n.List) == 0 && !k.empty:
		c.reportEmpty(n, k)
	case strings.Count(path, thenIn)+2 > maxLegs:
		c.Add(n.At, "FM020", "a move has at most %d legs", maxLegs)
		n.Bad = true
		return
	case len(n.List) > 1 && !slices.ContainsFunc(n.List, func(element *source.Node) bool { return element.Table != nil }):
		c.expect(n, false, k, "a table { … } or a list of tables")
		return
	}
	owner := strings.TrimSuffix(path, "."+k.name)
	for i, element := range n.List {
		if !c.expect(element, element.Table != nil, k, "a table { … } or a list of tables") {
			continue
		}
		row := fmt.Sprintf("%s, %s %d", owner, inner.what, i+1)
		if k.name == "then" {
			row = owner + thenIn + strings.TrimSuffix(fmt.Sprintf(" %d of %d", i+1, len(n.List)), " 1 of 1")
		}
		c.table(element, inner, row)
		if inner.leg {
			checkLeg(c.Report, element, row)
		}
	}
}

// named checks a table with names of the author as keys.
func (c checker) named(n *source.Node, k key, path string) {
	c.takeNameless(n, k, path)
	for _, name := range n.Keys() {
		inner := n.Table[name]
		if !k.isElement(n, inner) && c.isOfGame(n, name, path) {
			continue
		}
		switch {
		case k.kind == places && !placeForm.MatchString(name):
			c.Add(inner.Key, "FM021", "%s: %q is neither a file, such as c, nor a square, such as c8", path, name)
			inner.Bad = true
		case k.kind != places && !nameForm.MatchString(name):
			c.Add(inner.Key, "FM022", "%q is not a valid name: begin with a lower-case letter and use lower-case letters, digits and hyphens%s", name, c.inLowerCase(inner, name))
			if lower := strings.ToLower(name); nameForm.MatchString(lower) && adopt(n, lower, inner) {
				delete(n.Table, name)
				c.check(inner, k.element(lower), join(path, lower))
				continue
			}
			inner.Bad = true
		default:
			c.check(inner, k.element(name), join(path, name))
		}
	}
}

// inLowerCase advises a name in lower case, if that makes it valid. The name is then read so.
func (c checker) inLowerCase(n *source.Node, name string) source.Fix {
	if lower := strings.ToLower(name); nameForm.MatchString(lower) {
		return c.Rename(n.Key, name, lower, ", such as "+strconv.Quote(lower))
	}
	return source.Fix{}
}

// join appends a key to a path.
func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

// table checks the keys of a table.
func (c checker) table(n *source.Node, s schema, path string) {
	puzzling := false // some key that may have been meant for a missing one
	for _, name := range n.Keys() {
		inner := n.Table[name]
		k, ok := s.key(name)
		if inner == nil || !ok && c.misplaced(n, name, s, path) {
			continue
		}
		if twin, isTwin := s.twin(k, inner); ok && isTwin {
			c.moveToTwin(n, k, twin)
			k = twin
		}
		if !ok {
			k, ok = c.unknownKey(n, name, s, path)
		}
		if ok {
			c.check(inner, k, join(path, k.name))
		}
		puzzling = puzzling || !ok
	}
	if puzzling {
		s.maySayMoves(n)
	}
	for _, k := range s.keys {
		if k.required && !n.Has(k.name) && !puzzling {
			c.Add(n.Key, "FM023", "%s: %s is missing (%s)", path, k.name, k.gist())
		}
	}
}
