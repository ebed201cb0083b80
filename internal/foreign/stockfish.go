package foreign

import (
	_ "embed"
	"fmt"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"fairymax/board"
)

//go:embed stockfish.txt
var stockfishText string

// stockfishWords returns the second and the third word of the lines of the data
// that begin with a word.
func stockfishWords(kind string) map[string]string {
	words := make(map[string]string)
	for line := range strings.SplitSeq(stockfishText, "\n") {
		if rest, ok := strings.CutPrefix(line, kind+" "); ok {
			key, value, _ := strings.Cut(rest, " ")
			words[key] = value
		}
	}
	return words
}

// option is a line of a section.
type option struct {
	key, value string
	line       int
}

// section is a game of variants.ini.
type section struct {
	name, parent string
	line         int
	given        map[string]option
}

var (
	sectionForm = regexp.MustCompile(`^\[\s*([^\]:\s]+)\s*(?::\s*([^\]\s]+)\s*)?\]$`)
	optionForm  = regexp.MustCompile(`^([A-Za-z][A-Za-z0-9]*)\s*=\s*(.*)$`)
)

// sections reads a variants.ini.
func (s *source) sections() []*section {
	var list []*section
	for n := 1; n <= len(s.lines); n++ {
		line := strings.TrimSpace(s.line(n))
		head, opt := sectionForm.FindStringSubmatch(line), optionForm.FindStringSubmatch(line)
		switch {
		case line == "", line[0] == '#', line[0] == ';':
		case head != nil:
			list = append(list, &section{head[1], head[2], n, make(map[string]option)})
		case opt == nil:
			s.fail(n, "%q is neither [name], [name:parent] nor option = value", line)
		case len(list) == 0:
			s.fail(n, "%s stands before the first [name]", opt[1])
		default:
			o := option{opt[1], strings.TrimSpace(opt[2]), n}
			own := list[len(list)-1].given
			if before, twice := own[o.key]; twice {
				s.fail(n, "%s is given twice; first in line %d", o.key, before.line)
			}
			own[o.key] = o
		}
	}
	return list
}

// stockfish imports a variants.ini.
func (in *importer) stockfish(lib *library) error {
	known := make(map[string]*section)
	for _, sec := range in.sections() {
		whole := in.inherit(sec, known)
		known[sec.name] = whole
		if !in.wanted(sec.name) || whole == nil {
			continue
		}
		before := len(in.problems)
		g, err := in.stockfishGame(whole, lib)
		if err != nil {
			return err
		}
		if len(in.problems) > before {
			continue
		}
		if err := in.finish(g, lib); err != nil {
			return err
		}
	}
	return nil
}

// inherit gives a section what the sections before it have that it builds on.
// Its parent is then one of our games; nil if there is no such.
func (in *importer) inherit(sec *section, known map[string]*section) *section {
	whole := &section{sec.name, "", sec.line, maps.Clone(sec.given)}
	if before, ours := known[sec.parent]; ours {
		if before == nil {
			in.fail(sec.line, "%s: its parent %s could not be imported", sec.name, sec.parent)
			return nil
		}
		whole.parent = before.parent
		for key, o := range before.given {
			if _, own := whole.given[key]; !own {
				whole.given[key] = o
			}
		}
		return whole
	}
	names := stockfishWords("game")
	whole.parent = sec.parent
	if sec.parent == "" {
		whole.parent = "fairy"
	}
	if name, ok := names[whole.parent]; ok {
		whole.parent = name
	}
	if !in.has(whole.parent) {
		in.fail(sec.line, "%s: its parent %s is not among our games", sec.name, sec.parent)
		return nil
	}
	if sec.parent == "" {
		whole.parent = "=" + whole.parent // its board and rules, but not its men
	}
	return whole
}

// stockfishMaker makes a game of ours of a section.
type stockfishMaker struct {
	*importer
	*section
	lib   *library
	game  *game
	base  *baseGame
	done  map[string]bool   // options that were carried over
	zones map[string]string // names of zones by what they are
}

// stockfishGame makes a section's game.
func (in *importer) stockfishGame(sec *section, lib *library) (*game, error) {
	name, fresh := strings.CutPrefix(sec.parent, "=")
	base, err := in.baseOf(name)
	if err != nil {
		return nil, err
	}
	k := &stockfishMaker{importer: in, section: sec, lib: lib, base: base, done: make(map[string]bool), zones: make(map[string]string)}
	k.game = &game{name: sec.name, line: sec.line, title: capital(sec.name), parent: name, grown: true, zones: make(map[board.Set]string)}
	k.game.comments = []string{fmt.Sprintf("From %s, line %d.", filepath.Base(in.file), sec.line)}
	if err := k.men(fresh); err != nil {
		return nil, err
	}
	k.board()
	k.castling()
	k.promotion()
	k.hand()
	k.endings()
	k.other()
	k.game.newArmy = len(k.game.pieces) != len(base.pieces) || slices.ContainsFunc(k.game.pieces, func(p *piece) bool { return !p.inherited })
	k.leftOver()
	return k.game, nil
}

// take returns the value of an option, which is thereby carried over.
func (k *stockfishMaker) take(key string) (option, bool) {
	o, ok := k.given[key]
	k.done[key] = k.done[key] || ok
	return o, ok
}

// flag returns the value of an option that is true or false.
func (k *stockfishMaker) flag(key string) (value, given bool) {
	o, ok := k.take(key)
	if !ok {
		return false, false
	}
	if o.value != "true" && o.value != "false" {
		k.fail(o.line, "%s is true or false, not %q", key, o.value)
	}
	return o.value == "true", true
}

// leftOver names every option that was not carried over.
func (k *stockfishMaker) leftOver() {
	ignored := stockfishWords("ignore")
	for _, key := range slices.Sorted(maps.Keys(k.given)) {
		o := k.given[key]
		_, idle := ignored[key]
		if !k.done[key] && !idle {
			k.game.note(o.line, "NOT CARRIED OVER: %s = %s", key, o.value)
		}
	}
}

// noteOption names an option that could be carried over in part only.
func (k *stockfishMaker) noteOption(o option, format string, args ...any) {
	k.game.note(o.line, "NOT CARRIED OVER: %s = %s: %s", o.key, o.value, fmt.Sprintf(format, args...))
}
