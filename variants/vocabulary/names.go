package vocabulary

import (
	"strconv"
	"strings"

	"fairymax/variants/source"
)

// This file checks strings that name pieces or zones.

// areNames reports a single string with several names in it, and reads them.
func (c checker) areNames(list *source.Node, k key) bool {
	n := list.List[0]
	if !k.isSeveral(n.Text()) {
		return false
	}
	names := k.splitNames(n)
	written := "[" + strings.Join(quotedNames(names), ", ") + "]"
	c.Add(n.At, "FM024", "%s: each name is a string of its own%s", k.name, source.Replace(n, written, "; write "+written))
	list.List = names
	return true
}

// isSeveral reports whether a string has several names instead of one. Two words may be one name, with
// a blank for a hyphen.
func (k key) isSeveral(text string) bool {
	words := k.names == "piece" && !isNegated(text) && (strings.Contains(text, "+") || len(strings.Fields(text)) > 2)
	return words || strings.Contains(text, ",")
}

// splitNames makes values of the names in a string. No name of a piece has a blank.
func (k key) splitNames(n *source.Node) (names []*source.Node) {
	separators := ","
	if k.names == "piece" {
		separators = ", +"
	}
	for _, name := range strings.FieldsFunc(n.Text(), func(r rune) bool { return strings.ContainsRune(separators, r) }) {
		if name = strings.TrimSpace(name); name != "" && !isAmong(name, "and or") {
			names = append(names, &source.Node{Key: n.Key, At: n.At, Value: name})
		}
	}
	return names
}

// quotedNames writes names as strings.
func quotedNames(names []*source.Node) (quoted []string) {
	for _, name := range names {
		quoted = append(quoted, strconv.Quote(name.Text()))
	}
	return quoted
}

// isNoName reports a string that cannot be a name: several names, the letter of a piece, or one
// that takes a name out.
// A name in capital letters is read in small ones. A game may be called anything.
func (c checker) isNoName(n *source.Node, k key) bool {
	text := n.Text()
	switch small := strings.ToLower(text); {
	case k.names == "variant":
		return false
	case isNegated(text):
		c.reportNegated(n, k)
		return true
	case k.isSeveral(text):
		written := strings.Join(quotedNames(k.splitNames(n)), ", ")
		c.Add(n.At, "FM024", "%s: each name is a string of its own%s", k.name, source.Replace(n, written, "; write "+written))
		return true
	case k.names != "piece" || nameForm.MatchString(text):
		return false
	case LetterForm.MatchString(text):
		c.Add(n.At, "FM022", "%s: %q is the letter of a piece; write names, such as \"knight\"", k.name, text)
		return true
	case nameForm.MatchString(small):
		c.Add(n.At, "FM022", "%s: names are in lower-case letters%s", k.name, source.Replace(n, strconv.Quote(small), ": write "+strconv.Quote(small)))
		n.Value = small
	}
	return false
}
