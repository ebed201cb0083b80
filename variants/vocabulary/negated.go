package vocabulary

import (
	"strings"

	"fairymax/variants/source"
)

// This file knows how authors write that a list has all names but some. The language has no
// such words: to read the names alone would turn the meaning round.

// negations are the words for it, as keys of a table around the names or before them.
const negations = "except excepting excluding exclude excludes not without but allbut butnot allexcept no none never"

// isNegated reports whether a text begins with a sign or a word that takes its name out.
func isNegated(text string) bool {
	if strings.HasPrefix(text, "!") || strings.HasPrefix(text, "~") || strings.HasPrefix(text, "^") || strings.HasPrefix(text, "-") {
		return true
	}
	first, rest, several := strings.Cut(text, " ")
	if second, more, ok := strings.Cut(rest, " "); ok && isAmong(first+second, negations) {
		return more != ""
	}
	return several && isAmong(first, negations)
}

// reportNegated reports such a list.
func (c checker) reportNegated(n *source.Node, k key) {
	c.Add(n.At, "FM307", "%s cannot leave names out: list all the others", k.name)
	n.Bad = true
}

// leavesOut reports whether a table was written to leave names out.
func leavesOut(n *source.Node) bool { return len(n.Table) == 1 && isAmong(n.Keys()[0], negations) }

// isExcept reports a table that leaves names out, where a key takes a list of names.
func (c checker) isExcept(n *source.Node, k key) bool {
	if k.kind != nameList && k.kind != wordList || !leavesOut(n) {
		return false
	}
	c.reportNegated(n, k)
	return true
}
