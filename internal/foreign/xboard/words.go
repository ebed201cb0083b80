package xboard

import (
	_ "embed"
	"strings"
)

//go:embed words.txt
var wordsText string

// known returns what the data say after some words, or "".
func known(key string) string {
	for line := range strings.SplitSeq(wordsText, "\n") {
		if rest, ok := strings.CutPrefix(line, key+" "); ok {
			return rest
		}
	}
	return ""
}
