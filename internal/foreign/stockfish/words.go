package stockfish

import (
	_ "embed"
	"strings"
)

//go:embed words.txt
var wordsText string

// word is a line of the data: what stands behind its kind.
type word struct{ key, value string }

// words returns the lines of the data of one kind, in their order.
func words(kind string) []word {
	var list []word
	for line := range strings.SplitSeq(wordsText, "\n") {
		if rest, ok := strings.CutPrefix(line, kind+" "); ok {
			key, value, _ := strings.Cut(rest, " ")
			list = append(list, word{key, value})
		}
	}
	return list
}

// isWord reports whether the data have a line of a kind for a key.
func isWord(kind, key string) bool {
	for _, w := range words(kind) {
		if w.key == key {
			return true
		}
	}
	return false
}
