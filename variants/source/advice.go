package source

import (
	"fmt"
	"regexp"
	"strings"
)

// This file says what was probably meant where the TOML library only says that it
// cannot go on.

var (
	inParentheses = regexp.MustCompile(`^\(([-+\d\s,.]*)\)`)
	comment       = regexp.MustCompile(`^\s*(//|/\*|;|--)`)
	bareWord      = regexp.MustCompile(`^[\pL_][\pL\d_-]*`)
	twoVectors    = regexp.MustCompile(`([\w-]+)\s*=\s*(\[[-\d\s,]*\](?:\s*,\s*\[[-\d\s,]*\])+)`)
	twoNumbers    = regexp.MustCompile(`([\w-]+)\s*=\s*(-?\d+\s*,\s*-?\d+)`)
)

// truth is how other languages write true and false.
var truth = map[string]string{
	"True": "true", "TRUE": "true", "yes": "true", "Yes": "true", "on": "true",
	"False": "false", "FALSE": "false", "no": "false", "No": "false", "off": "false",
}

// advice returns what to change in a text that is no TOML from a byte on, "" if that is
// not clear.
func advice(content string, offset int) string {
	offset = min(max(offset, 0), len(content))
	before, rest := content[:offset], content[offset:]
	lineStart := strings.LastIndexByte(before, '\n') + 1
	line, _, _ := strings.Cut(content[lineStart:], "\n")
	isValue := strings.HasSuffix(strings.TrimRight(before, " \t"), "=")
	switch {
	case truth[bareWord.FindString(rest)] != "":
		return "; write " + truth[bareWord.FindString(rest)]
	case strings.ContainsAny(line, "“”„‘’«»"):
		return "; text is in straight quotes: \""
	case comment.MatchString(rest):
		return "; a comment begins with #"
	case isValue && inParentheses.MatchString(rest):
		return fmt.Sprintf("; write [%s] instead of %[2]s", inParentheses.FindStringSubmatch(rest)[1], inParentheses.FindString(rest))
	case isValue && bareWord.MatchString(rest):
		return fmt.Sprintf("; a word needs quotes: %q", bareWord.FindString(rest))
	case twoVectors.MatchString(line) && strings.HasPrefix(rest, "["):
		m := twoVectors.FindStringSubmatch(line)
		return fmt.Sprintf("; several vectors need brackets around them: %s = [%s]", m[1], m[2])
	case twoNumbers.MatchString(line):
		m := twoNumbers.FindStringSubmatch(line)
		return fmt.Sprintf("; several numbers need brackets: %s = [%s]", m[1], m[2])
	}
	return ""
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
