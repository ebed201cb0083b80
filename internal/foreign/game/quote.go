package game

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"fairymax/internal/plain"
)

// This file writes values as TOML.

// Quoted writes one word, or a list of several.
func Quoted(words []string) string {
	texts := make([]string, len(words))
	for i, word := range words {
		texts[i] = quote(word)
	}
	if len(texts) == 1 {
		return texts[0]
	}
	return "[" + strings.Join(texts, ", ") + "]"
}

// quote writes a word as a string of TOML, which has fewer escapes than Go. It cannot
// hold bytes that are not text.
func quote(word string) string {
	escaped := strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`).Replace(strings.ToValidUTF8(word, "\ufffd"))
	return `"` + plain.Text(escaped) + `"`
}

// List writes a list, even of one word.
func List(words []string) string {
	text := Quoted(words)
	if len(words) == 1 {
		return "[" + text + "]"
	}
	return text
}

// RanksText writes a zone of ranks, counted from 1.
func RanksText(from, to int) string {
	if from == to {
		return fmt.Sprintf("\"rank %d\"", from)
	}
	return fmt.Sprintf("\"ranks %d-%d\"", from, to)
}

// SidesText writes one value, or one for each side where they differ.
func SidesText(white, black string) string {
	if white == black {
		return white
	}
	return fmt.Sprintf("{ white = %s, black = %s }", white, black)
}

// CastlingText writes to which files kings castle with a partner: first to the left, then to
// the right, of each the files of White and of Black, counted from 0.
func CastlingText(partner *Piece, files [2][2][]int) string {
	var parts []string
	for side, word := range []string{"left", "right"} {
		if text := filesText(partner, files[side]); text != "" {
			parts = append(parts, word+" = "+text)
		}
	}
	return strings.Join(parts, ", ")
}

// filesText writes a list of files for each side, counted from 0; "" if there are none. A
// side without the partner need not be told from the other one.
func filesText(partner *Piece, files [2][]int) string {
	var texts [2]string
	for c, list := range files {
		slices.Sort(list)
		var words []string
		for _, f := range slices.Compact(list) {
			words = append(words, string(rune('a'+f)))
		}
		if len(words) > 0 {
			texts[c] = Quoted(words)
		}
	}
	if texts[0] == texts[1] || partner.Owners != [2]bool{true, true} {
		return cmp.Or(texts[0], texts[1])
	}
	return SidesText(cmp.Or(texts[0], "[]"), cmp.Or(texts[1], "[]"))
}

// wrapped breaks a text into lines of at most width bytes.
func wrapped(text string, width int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines, line = append(lines, line), ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	return append(lines, line)
}

// oneLine is a text without control characters.
func oneLine(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			return -1
		}
		return r
	}, text)
}

// capital makes a title of a name.
func capital(text string) string {
	text = strings.ReplaceAll(oneLine(text), "-", " ")
	if text == "" {
		return text
	}
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// FENBoard writes the squares of a position, the last rank first; "" is an empty
// square.
func FENBoard(grid [][]string) string {
	var ranks []string
	for _, rank := range grid {
		var b strings.Builder
		empty := 0
		for i, letter := range rank {
			if letter == "" {
				empty++
			}
			if empty > 0 && (letter != "" || i == len(rank)-1) {
				fmt.Fprintf(&b, "%d", empty)
				empty = 0
			}
			b.WriteString(letter)
		}
		ranks = append(ranks, b.String())
	}
	return strings.Join(ranks, "/")
}
