package game

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"
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

// Source is a foreign file: its lines, and the problems in them.
type Source struct {
	name     string
	lines    []string // without their ends; line n is lines[n-1]
	problems Problems
}

// WithoutMark returns a text without the byte order mark that Windows begins files with.
func WithoutMark(text string) string { return strings.TrimPrefix(text, "\ufeff") }

// NewSource returns a file of a text.
func NewSource(file, text string) *Source {
	s := &Source{name: file}
	for line := range strings.SplitSeq(WithoutMark(text), "\n") {
		s.lines = append(s.lines, strings.TrimSuffix(line, "\r"))
	}
	return s
}

// Length returns the number of lines.
func (s *Source) Length() int { return len(s.lines) }

// Text returns all lines.
func (s *Source) Text() string { return strings.Join(s.lines, "\n") }

// Line returns line n.
func (s *Source) Line(n int) string { return s.lines[n-1] }

// Fail notes a problem with a whole line.
func (s *Source) Fail(line int, format string, args ...any) {
	s.problems = append(s.problems, Problem{s.name, line, 0, fmt.Sprintf(format, args...)})
}

// FailAt notes a problem with a word of a line.
func (s *Source) FailAt(at Word, format string, args ...any) {
	s.problems = append(s.problems, Problem{s.name, at.line, at.column, fmt.Sprintf(format, args...)})
}

// Problems returns the problems so far as an error, nil if there are none.
func (s *Source) Problems() error {
	if list := s.sorted(); len(list) > 0 {
		return list
	}
	return nil
}

// Faults counts the problems so far.
func (s *Source) Faults() int { return len(s.problems) }

// Forget forgets all problems but the first ones.
func (s *Source) Forget(but int) { s.problems = s.problems[:but] }

// sorted returns the problems in the order of the text, each once.
func (s *Source) sorted() Problems {
	list := slices.Clone(s.problems)
	sort.SliceStable(list, func(i, j int) bool {
		a, b := &list[i], &list[j]
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column)) < 0
	})
	return slices.Compact(list)
}

// Word is a word of a line, with its place.
type Word struct {
	Text         string
	line, column int // the column counts characters from 1
}

// WordAt returns a part of line n, given in bytes.
func (s *Source) WordAt(n, from, to int) Word {
	line := s.Line(n)
	return Word{line[from:to], n, utf8.RuneCountInString(line[:from]) + 1}
}

// Part returns a part of a word, given in bytes.
func (w Word) Part(from, to int) Word {
	return Word{w.Text[from:to], w.line, w.column + utf8.RuneCountInString(w.Text[:from])}
}

// Words cuts line n at blanks, from a byte on.
func (s *Source) Words(n, from int) []Word {
	var list []Word
	line := s.Line(n)
	start := -1
	column, startColumn := 1, 0
	for i, r := range line + " " {
		blank := r == ' ' || r == '\t'
		switch {
		case i < from:
		case blank && start >= 0:
			list = append(list, Word{line[start:i], n, startColumn})
			start = -1
		case !blank && start < 0:
			start, startColumn = i, column
		}
		column++
	}
	return list
}
