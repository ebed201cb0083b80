package plain

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Text escapes control characters other than tabs and line ends, directional marks,
// and bytes that are not text: ESC becomes \u001B, as in TOML and JSON.
func Text(text string) string {
	var b strings.Builder
	for i, c := range text {
		switch {
		case c == utf8.RuneError && !strings.HasPrefix(text[i:], string(utf8.RuneError)):
			fmt.Fprintf(&b, `\x%02X`, text[i])
		case isHarmful(c) && c > 0xFFFF:
			fmt.Fprintf(&b, `\U%08X`, c)
		case isHarmful(c):
			fmt.Fprintf(&b, `\u%04X`, c)
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
}

// isHarmful reports whether a terminal would do something else than print a character.
func isHarmful(c rune) bool {
	switch {
	case c == '\n' || c == '\t':
		return false
	case c == '\u2028' || c == '\u2029': // they break lines
		return true
	}
	return unicode.IsControl(c) || unicode.Is(unicode.Bidi_Control, c)
}
