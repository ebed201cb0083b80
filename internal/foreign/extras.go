package foreign

import (
	_ "embed"
	"strings"
)

//go:embed extras.txt
var extrasText string

// extras returns what stands behind the name of a game and a word, for each such
// line.
func extras(name, word string) []string {
	var list []string
	for line := range strings.SplitSeq(extrasText, "\n") {
		if rest, ok := strings.CutPrefix(line, name+" "+word+" "); ok {
			list = append(list, rest)
		}
	}
	return list
}

// extra returns the one line of that kind, or "".
func extra(name, word string) string { return strings.Join(extras(name, word), "") }
