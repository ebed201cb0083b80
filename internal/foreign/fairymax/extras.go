package fairymax

import (
	_ "embed"
	"strings"
)

//go:embed extras.txt
var extrasText string

// extra returns what the data say after the name of a game and a word, or "".
func extra(name, word string) string {
	for line := range strings.SplitSeq(extrasText, "\n") {
		if rest, ok := strings.CutPrefix(line, name+" "+word+" "); ok {
			return rest
		}
	}
	return ""
}
