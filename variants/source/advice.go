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
	case twoNumbers.MatchString(line):
		m := twoNumbers.FindStringSubmatch(line)
		return fmt.Sprintf("; several numbers need brackets: %s = [%s]", m[1], m[2])
	}
	return unclosed(content, before)
}

// unclosed names the list or table in which the library stopped, if it begins on an
// earlier line: its end may have been lost there.
func unclosed(content, before string) string {
	open := nestingOf(before).open
	if len(open) == 0 {
		return ""
	}
	last := open[len(open)-1]
	at, end := placeOf("", content, last.pos), placeOf("", content, len(before))
	if at.Line == end.Line {
		return ""
	}
	what, closing := "list", "]"
	if last.is == '{' {
		what, closing = "table", "}"
	}
	return fmt.Sprintf("; the %s that begins at %d:%d is not closed before this: is a %s missing?", what, at.Line, at.Column, closing)
}
