package source

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"
)

// Error is one mistake in a definition, or one warning about it.
type Error struct {
	File         string
	Line, Column int // counted from 1; columns count characters
	Code         Code
	Message      string
	Source       string // the line of the file
	Fix          Fix    // what would probably cure it
}

func (e Error) Error() string {
	kind := ""
	if e.Code.IsWarning() {
		kind = "warning: "
	}
	return fmt.Sprintf("%s:%d:%d: %s%s [%s]", e.File, e.Line, e.Column, kind, e.Message, e.Code)
}

// Width is how many characters to underline: a whole word, string or list, else 1.
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

// covered matches what is underlined as a whole.
var covered = regexp.MustCompile(`^("[^"]*"|'[^']*'|\[[^\[\]{}]*\]|[\pL\pN_-]+)`)

// ErrorList is every mistake in a definition, in the order of the text. A mistake
// of syntax is the only one of its list, because nothing after it is read.
type ErrorList []Error

// Error returns one line per mistake.
func (l ErrorList) Error() string {
	lines := make([]string, len(l))
	for i, e := range l {
		lines[i] = e.Error()
	}
	return strings.Join(lines, "\n")
}

// Report collects mistakes, so that one reading finds them all.
type Report struct {
	List  ErrorList
	Texts map[string]string // the files read, by name

	bounded bool // inside Collect
	last    struct {
		file   string
		number int
		line   []rune
	} // the line that was looked at last: a string may have thousands of places
}

// The bounds of a report: how many mistakes it collects, and how many bytes of a
// message or of a line it keeps. A person reads the first few.
const (
	maxMistakes = 1000
	maxWidth    = 2000
)

// full is what [Report.Add] panics with when the report has room for no more.
type full struct{}

// Add adds a mistake. Its fix is that among the arguments, if it changes the same file.
func (r *Report) Add(at Place, code Code, format string, args ...any) {
	message := fmt.Sprintf(format, args...)
	if len(message) > maxWidth {
		message = strings.ToValidUTF8(message[:maxWidth], "") + "…"
	}
	e := Error{File: at.File, Line: at.Line, Column: at.Column, Code: code, Message: message}
	for _, arg := range args {
		if fix, ok := arg.(Fix); ok && fix.Changes() && fix.From.File == at.File {
			e.Fix = fix
		}
	}
	r.List = append(r.List, e)
	if r.bounded && len(r.List) >= maxMistakes {
		panic(full{})
	}
}

// Collect calls a function that adds mistakes, and ends it early when there are very
// many.
func (r *Report) Collect(look func()) {
	defer func() {
		r.bounded = false
		if reason := recover(); reason != nil && reason != any(full{}) {
			panic(reason)
		}
	}()
	r.bounded = true
	look()
}

// Inside returns the place of a byte of a string. If the file spells the string in
// another way, with escapes, it is the place of the string.
func (r *Report) Inside(n *Node, offset int) Place {
	at, text := n.At, n.Text()
	line := r.lineAt(at)
	if at.Column > len(line) || offset > len(text) {
		return at
	}
	written := string(line[at.Column-1:])
	if !strings.HasPrefix(written, `"`+text+`"`) && !strings.HasPrefix(written, "'"+text+"'") {
		return at
	}
	at.Column += 1 + utf8.RuneCountInString(text[:offset])
	return at
}

// lineAt returns the line of a place.
func (r *Report) lineAt(at Place) []rune {
	if l := &r.last; l.file != at.File || l.number != at.Line {
		l.file, l.number, l.line = at.File, at.Line, []rune(lineOf(r.Texts[at.File], at.Line))
	}
	return r.last.line
}

// Line returns the text from a place to the end of its line.
func (r *Report) Line(at Place) string {
	line := r.lineAt(at)
	return string(line[min(at.Column-1, len(line)):])
}

// Field returns the place of a field of a FEN, counted from 0, or of the end of the
// text if it has fewer fields.
func (r *Report) Field(fen *Node, number int) Place {
	fields := fieldForm.FindAllStringIndex(fen.Text(), -1)
	if number >= len(fields) {
		return r.Inside(fen, len(fen.Text()))
	}
	return r.Inside(fen, fields[number][0])
}

var fieldForm = regexp.MustCompile(`\S+`)

// Err returns the mistakes as an [ErrorList], or nil. A mistake that was found
// twice, such as one in a row that several pieces share, is reported once.
func (r *Report) Err() error {
	if len(r.List) == 0 {
		return nil
	}
	sort.SliceStable(r.List, func(i, j int) bool {
		a, b := &r.List[i], &r.List[j]
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line),
			cmp.Compare(a.Column, b.Column), cmp.Compare(a.Message, b.Message)) < 0
	})
	r.List = slices.Compact(r.List)
	r.quote()
	return r.List
}

// quote adds the lines of the text, unless they are too long to be read.
func (r *Report) quote() {
	lines := make(map[string][]string)
	for i := range r.List {
		e := &r.List[i]
		if lines[e.File] == nil {
			lines[e.File] = strings.Split(r.Texts[e.File], "\n")
		}
		if all := lines[e.File]; e.Line <= len(all) && len(all[e.Line-1]) <= maxWidth {
			e.Source = strings.TrimRight(all[e.Line-1], "\r")
		}
	}
}

// Code is the name of a message, such as FM012. It stays when the message is
// rephrased, and no other message ever gets it.
type Code string

// IsWarning reports whether messages of this code are warnings: the game can be
// played, but it is probably not what was meant.
func (c Code) IsWarning() bool { return strings.HasPrefix(string(c), "FM9") }
