package source

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"
)

// This file says what was probably meant where the TOML library only says that it
// cannot go on.

// explained returns the place of a fault of syntax, what is to say about it, and a fix if one is
// known. The library says something, and where.
func explained(file, content string, offset int, said string) (at Place, message string, fix Fix) {
	said = inOurWords.Replace(said)
	switch {
	case strings.Contains(said, "invalid UTF-8"):
		return placeOf(file, content, strayFrom(content, offset)), said + "; save the file as UTF-8", fix
	case strings.HasSuffix(said, "'0x0d'"):
		return placeOf(file, content, strayFrom(content, offset)), "a carriage return ends no line in TOML; save the file with the line ends of Unix or Windows", fix
	case strings.Contains(said, "control characters"):
		return placeOf(file, content, strayFrom(content, offset)), said + "; remove it", fix
	}
	b := brokenAt(content, offset)
	if strings.Contains(said, " already ") {
		return b.repeated(file, said)
	}
	r, ok := b.mended()
	if !ok {
		return b.unmended(file, said)
	}
	fix = b.fix(file, r)
	if strings.HasPrefix(r.says, ";") {
		return placeOf(file, content, offset), said, fix
	}
	return fix.From, "", fix
}

// strayFrom returns where the first byte at an offset or after it stands that no text has: the
// library gives the place before it.
func strayFrom(content string, offset int) int {
	offset = runeStart(content, offset)
	for i, c := range content[offset:] {
		rest := content[offset+i:]
		isText := c >= ' ' && c != 0x7f || c == '\t' || c == '\n' || strings.HasPrefix(rest, "\r\n")
		if _, size := utf8.DecodeRuneInString(rest); !isText || c == utf8.RuneError && size == 1 {
			return offset + i
		}
	}
	return offset
}

// hasValue is what is said of a key that a header or a dotted key makes a table.
const hasValue = "already has a value"

// inOurWords replaces words of the library that are none of the language.
var inOurWords = strings.NewReplacer("expected value but", "expected a value but", "was already created as a hash", hasValue, "is out of range for int64", "is too large a number", "is out of range for float64", "is too large a number")

// repeated explains a fault that no change of signs mends: a key stands there already.
func (b *broken) repeated(file, said string) (at Place, message string, fix Fix) {
	r, ok := b.twice(strings.Contains(said, hasValue))
	if ok {
		fix = b.fix(file, r)
	}
	said = strings.TrimSuffix(said, ".")
	if r.to > r.from && r.text == "" {
		said += "; "
	}
	return placeOf(file, b.text, b.offset), said, fix
}

// unmended is what to say if no change makes TOML of the text: the most probable one, as it may
// have several faults.
func (b *broken) unmended(file, said string) (at Place, message string, fix Fix) {
	if strings.Contains(said, "cannot contain newlines") {
		return placeOf(file, b.text, b.offset), said + "; is a closing quote missing?", fix
	}
	if at, lacks := lack(b.text, b.offset); lacks != "" {
		return placeOf(file, b.text, at), lacks, fix
	}
	if noEquals := b.noEquals(said); noEquals != "" {
		return placeOf(file, b.text, b.offset), said + noEquals, fix
	}
	for _, r := range append(b.words(), b.several()...) {
		said += r.says
		break
	}
	return placeOf(file, b.text, b.offset), said, fix
}

// noEquals says what to write where the library misses the = after a key.
func (b *broken) noEquals(said string) string {
	key := strings.TrimSpace(b.line[:min(b.offset-b.start, len(b.line))])
	rest := strings.TrimSpace(b.line[min(b.offset-b.start, len(b.line)):])
	switch {
	case !strings.Contains(said, "expected '.' or '='"):
		return ""
	case strings.HasPrefix(rest, "{") && key == "":
		return "; this looks like JSON: write lines such as title = \"…\" without braces around them"
	case rest == ":":
		return "; write [" + key + "] for a table, and its keys in the lines below"
	case strings.HasPrefix(rest, ":"):
		return "; write = instead of :"
	}
	return "; a line is a key, then =, then a value: " + key + " = …"
}

var (
	// newKey is what a line begins with that gives a key a value, or a header.
	newKey = regexp.MustCompile(`^([\w-]+(\s*\.\s*[\w-]+)*\s*=|\[\[?\s*[\pL_])`)
	// element is how what stands in a list can begin.
	element = regexp.MustCompile(`^([{"']|\[\s*[-+\d\["'{]|[-+]?\d)`)
)

// lack says what is missing before the place where the library cannot go on, and where: a comma
// between two elements, or the end of a list or table. It is "" if that is not clear.
func lack(content string, offset int) (at int, message string) {
	offset = min(max(offset, 0), len(content))
	open := nestingOf(content[:offset]).open
	if len(open) == 0 {
		return 0, ""
	}
	at = endBefore(content, offset)
	last, rest := open[len(open)-1], strings.TrimSpace(content[offset:])
	isElement := last.is == '[' && element.MatchString(rest)
	isNew := newKey.MatchString(rest) || last.is == '{' && strings.HasPrefix(rest, "{")
	switch {
	case isElement && at > last.pos+1 && strings.ContainsRune("}]\"'0123456789", rune(content[at-1])):
		return at, "a comma is missing here, between two elements of a list"
	case rest == "" || isNew && strings.Contains(content[at:offset], "\n"):
		return at, unclosed(content, last)
	}
	return 0, ""
}

// endBefore returns where the text before a place ends, blanks and comments left out.
func endBefore(content string, offset int) int {
	s := scanner{text: content[:offset]}
	end := 0
	for s.pos < len(s.text) {
		switch c := s.peek(); c {
		case '#':
			s.skipTo("\n")
		case '"', '\'':
			s.skipString()
			end = s.pos
		default:
			s.pos++
			if !strings.ContainsRune(" \t\r\n", rune(c)) {
				end = s.pos
			}
		}
	}
	return min(end, offset)
}

// unclosed names a list or table that is not closed.
func unclosed(content string, b bracket) string {
	begin := placeOf("", content, b.pos)
	what, closing := "list", "]"
	if b.is == '{' {
		what, closing = "table", "}"
	}
	return fmt.Sprintf("the %s that begins at %d:%d is not closed: is a %s missing here?", what, begin.Line, begin.Column, closing)
}
