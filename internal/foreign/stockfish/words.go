package stockfish

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed words.txt
var wordsText string

// word is a line of the data: what comes after its kind.
type word struct{ key, value string }

// words returns the lines of the data of one kind, in their order.
func words(kind string) []word { return wordsByKind()[kind] }

var wordsByKind = sync.OnceValue(func() map[string][]word {
	kinds := make(map[string][]word)
	for line := range strings.Lines(wordsText) {
		if kind, rest, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " "); ok {
			key, value, _ := strings.Cut(rest, " ")
			kinds[kind] = append(kinds[kind], word{key, value})
		}
	}
	return kinds
})

// isWord reports whether the data have a line of a kind for a key.
func isWord(kind, key string) bool {
	for _, w := range words(kind) {
		if w.key == key {
			return true
		}
	}
	return false
}
