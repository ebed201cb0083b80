package book

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// Problem is a place in a file that cannot be read. The rest of the file is used.
type Problem struct {
	File         string
	Line, Column int // counted from 1; columns count characters
	Message      string
}

func (p Problem) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", p.File, p.Line, p.Column, p.Message)
}

// Problems are all problems of a file, in the order of the text.
type Problems []Problem

// Error gives a line for each problem.
func (l Problems) Error() string {
	lines := make([]string, len(l))
	for i, p := range l {
		lines[i] = p.Error()
	}
	return strings.Join(lines, "\n")
}

// sorted returns each problem once, in the order of the text.
func (l Problems) sorted() Problems {
	slices.SortFunc(l, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column), cmp.Compare(a.Message, b.Message))
	})
	return slices.Compact(l)
}

// source is a line of a file.
type source struct {
	file   string
	number int
	text   string
	found  *Problems // where its problems are reported
}

// fail reports a problem at a byte of the line.
func (s *source) fail(offset int, format string, args ...any) {
	column := utf8.RuneCountInString(s.text[:offset]) + 1
	*s.found = append(*s.found, Problem{s.file, s.number, column, fmt.Sprintf(format, args...)})
}
