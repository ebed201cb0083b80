package source

import (
	"fmt"
	"regexp"
	"strings"
)

// This file says what to do about a key that a text has twice.

var (
	aWholeLine  = regexp.MustCompile(`^([\w-]+(\s*\.\s*[\w-]+)*\s*=.*|\[\[?[\w.-]+\]\]?\s*(#.*)?)$`)
	tableInLine = regexp.MustCompile(`^[\w-]+(\.[\w-]+){2,}\s*=|^[\w-]+\.[\w-]+\s*=\s*\{`)
	inlineTable = regexp.MustCompile(`^([\w-]+(?:\s*\.\s*[\w-]+)*)\s*=\s*\{`)
	firstPart   = regexp.MustCompile(`^\[*\s*([\w-]+)`)
)

// twice is what to do about a key that stands there already: what is under a header or a dotted key
// was probably meant for another one, in the singular or in the plural, if the key has a value.
// Else one of the two goes.
func (b *broken) twice(hasValue bool) (repair, bool) {
	if m := inlineTable.FindStringSubmatch(b.line); m != nil && b.offset >= b.start+len(m[0]) {
		return repair{b.offset, b.offset, "", fmt.Sprintf("; %sleave out one of the two, or give both in one list where the key takes a list: %s = [{ … }, { … }]", b.first(), m[1])}, true
	}
	m := firstPart.FindStringSubmatchIndex(b.line)
	if m == nil || b.offset > b.start+m[3] {
		return repair{}, false
	}
	isTable := tableInLine.MatchString(b.line)
	if b.line[0] == '[' {
		isTable = true
		hasValue = !strings.Contains(b.text[:b.start], strings.TrimSpace(b.line))
	}
	if hasValue && isTable {
		other := b.line[m[2]:m[3]] + "s"
		if single, isPlural := strings.CutSuffix(b.line[m[2]:m[3]], "s"); isPlural {
			other = single
		}
		return repair{b.start + m[2], b.start + m[3], other, fmt.Sprintf(" (did you mean %q?)", other)}, true
	}
	end := b.start + len(b.line) + 1
	if !aWholeLine.MatchString(b.line) || end > len(b.text) || !isPlausible(b.text[b.begin:b.start]+b.text[end:max(end, b.end)]) {
		return repair{}, false
	}
	return repair{b.start, end, "", b.first() + "leave out one of the two"}, true
}

// first says where a key of the same table, or a header, stands for the first time; "" if that is
// not the beginning of a line.
func (b *broken) first() string {
	key, at := keyOf(b.line), 0
	for number, line := range strings.Split(b.text[:b.start], "\n") {
		if line = strings.TrimSpace(line); strings.HasPrefix(line, "[") && b.line[0] != '[' {
			at = 0 // of another table
		} else if at == 0 && keyOf(line) == key {
			at = number + 1
		}
	}
	if at == 0 {
		return ""
	}
	return fmt.Sprintf("the first is in line %d; ", at)
}

// keyOf is the key or the header at the beginning of a line.
func keyOf(line string) string {
	key, _, _ := strings.Cut(line, "=")
	return strings.ReplaceAll(key, " ", "")
}
