package talk

import (
	"strings"
	"unicode"
)

// MaxQuote is how many bytes of a foreign text are repeated; the lines of some programs
// are short.
const MaxQuote = 200

// Flatten makes one short line of valid, printable UTF-8.
func Flatten(text string) string {
	if len(text) > MaxQuote {
		text = text[:MaxQuote]
	}
	printable := func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}
	return strings.TrimSpace(strings.Map(printable, strings.ToValidUTF8(text, "")))
}
