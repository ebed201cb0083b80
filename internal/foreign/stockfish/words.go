package stockfish

import (
	_ "embed"
	"strings"
)

//go:embed words.txt
var wordsText string

// words returns the lines of the data that begin with a word: what stands after
// their second word, by that word.
func words(kind string) map[string]string {
	words := make(map[string]string)
	for line := range strings.SplitSeq(wordsText, "\n") {
		if rest, ok := strings.CutPrefix(line, kind+" "); ok {
			key, value, _ := strings.Cut(rest, " ")
			words[key] = value
		}
	}
	return words
}
