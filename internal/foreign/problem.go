package foreign

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Problem is one thing in a foreign file that cannot be understood.
type Problem struct {
	File         string
	Line, Column int // counted from 1; a column of 0 is the whole line
	Message      string
}

func (p Problem) Error() string {
	if p.Column == 0 {
		return fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.Message)
	}
	return fmt.Sprintf("%s:%d:%d: %s", p.File, p.Line, p.Column, p.Message)
}

// Problems is all of them, in the order of the text.
type Problems []Problem

// Error gives a line for each problem.
func (l Problems) Error() string {
	lines := make([]string, len(l))
	for i, p := range l {
		lines[i] = p.Error()
	}
	return strings.Join(lines, "\n")
}

// source is a foreign file that is being read: its lines, and what is wrong in
// them.
type source struct {
	file     string
	lines    []string // without their ends; line n is lines[n-1]
	problems Problems
}

func newSource(file, text string) *source {
	s := &source{file: file}
	for line := range strings.SplitSeq(strings.TrimPrefix(text, "\ufeff"), "\n") {
		s.lines = append(s.lines, strings.TrimSuffix(line, "\r"))
	}
	return s
}

// line returns line n.
func (s *source) line(n int) string { return s.lines[n-1] }

// fail notes a problem with a whole line.
func (s *source) fail(line int, format string, args ...any) {
	s.problems = append(s.problems, Problem{s.file, line, 0, fmt.Sprintf(format, args...)})
}

// failAt notes a problem with a word of a line.
func (s *source) failAt(at word, format string, args ...any) {
	s.problems = append(s.problems, Problem{s.file, at.line, at.column, fmt.Sprintf(format, args...)})
}

// sorted returns the problems in the order of the text, each once.
func (s *source) sorted() Problems {
	list := slices.Clone(s.problems)
	slices.SortStableFunc(list, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	return slices.Compact(list)
}

// word is a word of a line, with its place.
type word struct {
	text         string
	line, column int // the column counts characters from 1
}

// words cuts line n, from a byte on, at blanks.
func (s *source) words(n, from int) []word {
	var list []word
	line := s.line(n)
	start := -1
	column, startColumn := 1, 0
	for i, r := range line + " " {
		blank := r == ' ' || r == '\t'
		switch {
		case i < from:
		case blank && start >= 0:
			list = append(list, word{line[start:i], n, startColumn})
			start = -1
		case !blank && start < 0:
			start, startColumn = i, column
		}
		column++
	}
	return list
}
