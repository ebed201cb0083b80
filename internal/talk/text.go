package talk

import (
	"strings"
	"unicode"
)

// maxQuote is how many bytes of a foreign text are repeated; the lines of some programs
// are short.
const maxQuote = 200

// Flatten makes one short line of valid, printable UTF-8. It ends in an ellipsis if it has been
// cut.
func Flatten(text string) string {
	end := ""
	if len(text) > maxQuote {
		end = "…"
		text = text[:maxQuote-len(end)]
	}
	printable := func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}
	return strings.TrimSpace(strings.Map(printable, strings.ToValidUTF8(text, ""))) + end
}
