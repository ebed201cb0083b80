package vocabulary

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// This file knows which keys authors write by habit, and which the language has for them.

// unknownKey reports an unknown key. It returns the row of the key that was probably
// meant, and moves the value there.
func (c checker) unknownKey(n *source.Node, name string, s schema, path string) (key, bool) {
	inner := n.Table[name]
	if slices.Contains(s.later, name) {
		c.Add(inner.Key, "FM014", "%s is reserved: this version does not support it yet", name)
		inner.Bad = true
		return key{}, false
	}
	delete(n.Table, name)
	near := s.nearest(name)
	where := ""
	if path != "" {
		where = path + ": "
	}
	c.Add(inner.Key, "FM025", "%sunknown key %q%s", where, name, s.meant(name, path, inner.Value == true))
	if near == "" || n.Has(near) {
		return key{}, false
	}
	n.Table[near] = inner
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

// meant returns a remark about the key that was probably meant: it takes the unknown one
// as a word, is spelt much like it, is what authors call so, or belongs to another table.
// Else it says what the language cannot say, or which keys there are.
func (s schema) meant(name, path string, on bool) string {
	for _, k := range s.keys {
		if on && (k.kind == word || k.kind == wordList) && slices.Contains(k.words, name) {
			return fmt.Sprintf(" (did you mean %s = %q?)", k.name, name)
		}
	}
	if near := s.nearest(name); near != "" {
		return fmt.Sprintf(" (did you mean %q?)", near)
	}
	for _, w := range wishes {
		if isAmong(name, w.words) {
			return "; write " + w.of(path)
		}
	}
	if place := elsewhere(name, path != ""); place != "" {
		return "; " + place
	}
	if rule := CannotSay(name); rule != "" {
		return "; the language cannot say this: " + rule
	}
	return s.choice()
}

// mostNames is how many keys a message lists.
const mostNames = 20

// choice lists the keys of a table, or says where they are listed.
func (s schema) choice() string {
	if len(s.keys) > mostNames {
		return `; "fairymax help format" lists the keys`
	}
	return "; there are " + strings.Join(s.names(), ", ")
}

// elsewhere says where a key of another table is written, "" if no table has it. Below a
// header, only another header leads out of its table.
func elsewhere(name string, inTable bool) string {
	type inner struct {
		path   string
		schema func() schema
	}
	queue := []inner{{"", variantSchema}}
	for i := 0; i < len(queue); i++ {
		s := queue[i].schema()
		k, ok := s.key(name)
		if !ok {
			k, ok = s.key(s.habit(name))
		}
		switch {
		case ok && s.leg:
			return fmt.Sprintf("%s is a key of a row of moves, such as %s", k.name, k.inRow())
		case ok && !inTable:
			return "write " + join(queue[i].path, k.name)
		case ok && queue[i].path == "":
			return fmt.Sprintf("%s is a key of the whole game: write it above the first [table]", k.name)
		case ok:
			return fmt.Sprintf("write %s under [%s]", k.name, queue[i].path)
		}
		for _, k := range s.keys {
			switch path := join(queue[i].path, k.name); {
			case k.inner == nil || s.leg:
			case k.kind == named:
				queue = append(queue, inner{path + ".NAME", k.inner})
			default:
				queue = append(queue, inner{path, k.inner})
			}
		}
	}
	return ""
}

// isNoName reports a string that cannot be a name: several names, or the letter of a piece.
// A name in capital letters is read in small ones.
func (c checker) isNoName(n *source.Node, k key) bool {
	text := n.Text()
	switch small := strings.ToLower(text); {
	case strings.Contains(text, ","):
		var names []string
		for name := range strings.SplitSeq(text, ",") {
			names = append(names, strconv.Quote(strings.TrimSpace(name)))
		}
		c.Add(n.At, "FM024", "%s: each name is a string of its own; write [%s]", k.name, strings.Join(names, ", "))
		return true
	case k.names != "piece" || nameForm.MatchString(text):
		return false
	case LetterForm.MatchString(text):
		c.Add(n.At, "FM022", "%s: %q is the letter of a piece; write names, such as \"knight\"", k.name, text)
		return true
	case nameForm.MatchString(small):
		c.Add(n.At, "FM022", "%s: names are in small letters: write %q", k.name, small)
		n.Value = small
	}
	return false
}
