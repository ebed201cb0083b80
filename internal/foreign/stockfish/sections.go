package stockfish

import (
	"fmt"
	"regexp"
	"strings"

	"fairymax/internal/foreign/game"
)

// option is a line of a section.
type option struct {
	key, value string
	line       int
	blank      bool   // a blank follows the value
	builtin    string // the built-in game that has it, "" if it stands in the file
}

// section is a game of variants.ini.
type section struct {
	name, parent string
	title        string            // "" if the line above the name is none
	line         int               // of its name
	given        map[string]option // by key; of several, the last counts
	remarks      []remark          // on lines that Fairy-Stockfish skips
	wrong        bool              // a line of it cannot be read
	nameless     bool              // its head cannot be read
}

// remark says what becomes of a line.
type remark struct {
	line int
	text string
}

var (
	titleForm   = regexp.MustCompile(`^#\s*Title:\s*(.+)$`) // of ours: Fairy-Stockfish skips comments
	sectionForm = regexp.MustCompile(`^\[\s*([^\]:\s][^\]:]*?)\s*(?::\s*([^\]\s][^\]]*?)\s*)?\]$`)
	optionForm  = regexp.MustCompile(`^([A-Za-z][A-Za-z0-9]*)\s*=\s*(.*)$`)
)

// sections reads a variants.ini.
func sections(s *game.Source) []*section {
	var list []*section
	for n := 1; n <= s.Length(); n++ {
		line := strings.TrimSpace(s.Line(n))
		head, opt := sectionForm.FindStringSubmatch(line), optionForm.FindStringSubmatch(line)
		switch {
		case line == "", line[0] == '#', line[0] == ';':
		case head != nil:
			list = append(list, &section{name: head[1], parent: head[2], title: titleAbove(s, n), line: n, given: make(map[string]option)})
		case line[0] == '[':
			s.Fail(n, "%q is not [name] or [name:parent], and its section is skipped", line)
			list = append(list, &section{name: line, line: n, given: make(map[string]option), nameless: true})
		case opt == nil:
			s.Fail(n, "%q is not [name], [name:parent] or option = value", line)
			if len(list) > 0 {
				list[len(list)-1].wrong = true
			}
		case len(list) == 0:
			s.Fail(n, "%s stands before the first [name]", opt[1])
		default:
			o := option{key: opt[1], value: strings.TrimSpace(opt[2]), line: n}
			o.blank = strings.TrimRight(s.Line(n), " \t") != s.Line(n)
			list[len(list)-1].add(o, s.Line(n))
		}
	}
	return list
}

// titleAbove is the title in the line above a line, "" if there is none.
func titleAbove(s *game.Source, n int) string {
	if n == 1 {
		return ""
	}
	if m := titleForm.FindStringSubmatch(strings.TrimSpace(s.Line(n - 1))); m != nil {
		return m[1]
	}
	return ""
}

// add takes an option, unless Fairy-Stockfish skips its line.
func (sec *section) add(o option, line string) {
	switch before, twice := sec.given[o.key]; {
	case line[0] == ' ' || line[0] == '\t':
		sec.remarks = append(sec.remarks, remark{o.line, o.key + " is skipped, as in Fairy-Stockfish: its line begins with a space"})
		return
	case o.value == "":
		sec.remarks = append(sec.remarks, remark{o.line, o.key + " is skipped, as in Fairy-Stockfish: it has no value"})
		return
	case twice && before.value != o.value:
		sec.remarks = append(sec.remarks, remark{before.line, fmt.Sprintf("%s is given again in line %d, which counts", o.key, o.line)})
	}
	sec.given[o.key] = o
}
