package vocabulary

import (
	"strings"
	"testing"
)

// Help answers every natural word, and every key that one stands for is a key of the language.
func TestSynonyms(t *testing.T) {
	for _, h := range habits {
		if Help(h.key) == "" {
			t.Errorf("%s is no key", h.key)
		}
		for word := range strings.FieldsSeq(h.words) {
			if Help(word) == "" {
				t.Errorf("help says nothing of %s", word)
			}
		}
	}
	for _, w := range wishes {
		for word := range strings.FieldsSeq(w.words) {
			if !strings.Contains(Help(word), w.instead) && !isKey(word) {
				t.Errorf("help does not say what to write for %s", word)
			}
		}
	}
	for word, want := range map[string]string{
		"must_capture": "captures", "lake": "holes", "hop": "over", "bend": "then", "shoot": "returned", "burns": "neighbours", "jump": "leap",
	} {
		if text := Help(word); !strings.Contains(text, want) {
			t.Errorf("help of %s does not tell of %s: %q", word, want, text)
		}
	}
}

// isKey reports whether a word is one of the language, which help tells of as it is.
func isKey(word string) bool {
	for _, known := range HelpWords() {
		if known == word {
			return true
		}
	}
	return false
}
