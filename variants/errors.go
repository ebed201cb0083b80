package variants

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// Error is one mistake in a definition, or something in it that is worth a warning.
type Error struct {
	File         string
	Line, Column int // counted from 1; columns count characters
	Code         Code
	Message      string
	Source       string // the line of the file
}

func (e Error) Error() string {
	kind := ""
	if e.Code.IsWarning() {
		kind = "warning: "
	}
	return fmt.Sprintf("%s:%d:%d: %s%s [%s]", e.File, e.Line, e.Column, kind, e.Message, e.Code)
}

// Width is how many characters the mistake covers: a word or a string as a whole,
// else one.
func (e Error) Width() int {
	line := []rune(e.Source)
	if e.Column > len(line) {
		return 1
	}
	rest := string(line[e.Column-1:])
	if m := covered.FindString(rest); m != "" {
		return utf8.RuneCountInString(m)
	}
	return 1
}

// covered is what is underlined as a whole.
var covered = regexp.MustCompile(`^("[^"]*"|'[^']*'|\[[^\[\]{}]*\]|[\pL\pN_-]+)`)

// ErrorList is every mistake in a definition, in the order of the text; or the
// one mistake of syntax that kept the text from being read.
type ErrorList []Error

// Error gives a line for each mistake.
func (l ErrorList) Error() string {
	lines := make([]string, len(l))
	for i, e := range l {
		lines[i] = e.Error()
	}
	return strings.Join(lines, "\n")
}

// place is where something stands in a file.
type place struct {
	file         string
	line, column int
}

// report collects mistakes, so that one reading finds them all.
type report struct {
	list  ErrorList
	texts map[string]string // of the files read
}

func (r *report) add(at place, code Code, format string, args ...any) {
	e := Error{File: at.file, Line: at.line, Column: at.column, Code: code, Message: fmt.Sprintf(format, args...)}
	e.Source = lineOf(r.texts[e.File], e.Line)
	r.list = append(r.list, e)
}

// inside is the place of a byte of a string's text, where the file has the string
// as it is; else the place of the string.
func (r *report) inside(n *node, offset int) place {
	at, text := n.at, n.text()
	line := []rune(lineOf(r.texts[at.file], at.line))
	if at.column > len(line) || offset > len(text) {
		return at
	}
	written := string(line[at.column-1:])
	if !strings.HasPrefix(written, `"`+text+`"`) && !strings.HasPrefix(written, "'"+text+"'") {
		return at
	}
	at.column += 1 + utf8.RuneCountInString(text[:offset])
	return at
}

// field is the place of a field of a FEN, counted from 0; behind its end if there
// are not so many.
func (r *report) field(fen *node, number int) place {
	fields := fieldForm.FindAllStringIndex(fen.text(), -1)
	if number >= len(fields) {
		return r.inside(fen, len(fen.text()))
	}
	return r.inside(fen, fields[number][0])
}

var fieldForm = regexp.MustCompile(`\S+`)

// lineOf returns a line of a text, counted from 1, without its end.
func lineOf(text string, n int) string {
	for line := range strings.Lines(text) {
		if n--; n == 0 {
			return strings.TrimRight(line, "\r\n")
		}
	}
	return ""
}

// err returns what was collected as an [ErrorList], or nil. A mistake that two
// roads lead to, such as a row that several pieces share, is told once.
func (r *report) err() error {
	if len(r.list) == 0 {
		return nil
	}
	slices.SortFunc(r.list, func(a, b Error) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line),
			cmp.Compare(a.Column, b.Column), cmp.Compare(a.Message, b.Message))
	})
	r.list = slices.Compact(r.list)
	return r.list
}

// didYouMean returns the remark about the word that was probably meant, or "".
func didYouMean(word string, known []string) string {
	if near := nearest(word, known); near != "" {
		return fmt.Sprintf(" (did you mean %q?)", near)
	}
	return ""
}

// nearest returns the known word that looks most like word, or "" if none does.
func nearest(word string, known []string) string {
	best, least := "", min(3, len(word)/2)+1
	for _, k := range known {
		if d := distance(strings.ToLower(word), k); d < least {
			best, least = k, d
		}
	}
	return best
}

// distance counts the letters that must be added, dropped, changed or swapped
// with their neighbour to make b of a: the restricted distance of Damerau and
// Levenshtein, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance.
func distance(a, b string) int {
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			rows[i][j] = min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}

// a puts an article before a name.
func a(name string) string {
	if strings.IndexAny(name, "aeio") == 0 {
		return "an " + name
	}
	return "a " + name
}

// quoted joins words as in: "a", "b" or "c".
func quoted(words []string) string {
	var b strings.Builder
	for i, w := range words {
		switch {
		case i > 0 && i == len(words)-1:
			b.WriteString(" or ")
		case i > 0:
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%q", w)
	}
	return b.String()
}
