package stockfish

import (
	"regexp"
	"strings"

	"fairymax/internal/foreign/game"
)

// option is a line of a section.
type option struct {
	key, value string
	line       int
	builtin    string // the built-in game that has it, "" if it stands in the file
}

// section is a game of variants.ini.
type section struct {
	name, parent string
	line         int               // of its name
	given        map[string]option // by key; of several, the last counts
	doubles      []option          // that a later one replaces
}

var (
	sectionForm = regexp.MustCompile(`^\[\s*([^\]:\s]+)\s*(?::\s*([^\]\s]+)\s*)?\]$`)
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
			list = append(list, &section{name: head[1], parent: head[2], line: n, given: make(map[string]option)})
		case opt == nil:
			s.Fail(n, "%q is not [name], [name:parent] or option = value", line)
		case len(list) == 0:
			s.Fail(n, "%s stands before the first [name]", opt[1])
		default:
			o := option{key: opt[1], value: strings.TrimSpace(opt[2]), line: n}
			sec := list[len(list)-1]
			if before, twice := sec.given[o.key]; twice && before.value != o.value {
				sec.doubles = append(sec.doubles, option{key: o.key, line: before.line})
			}
			sec.given[o.key] = o
		}
	}
	return list
}
