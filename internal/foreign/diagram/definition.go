package diagram

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/variants/spelling"
)

// definition is a diagram with its parameters by name and its types by number.
type definition struct {
	*found
	settings map[string]setting
	lists    map[string][]setting // parameters that may stand several times
	types    []*kind              // type n is types[n-1]
	holes    []*row
	unknown  []setting // parameters that are not known here
}

// kind is a type of piece.
type kind struct {
	*row
	number int
	id     string
}

// label is how messages name a type.
func (t *kind) label() string {
	if name := t.fields[nameField].Text; name != "" {
		return name
	}
	return t.id
}

// holeName is the name of the line that lists squares that do not exist.
const holeName = "hole"

// readDefinition reads the parameters and the types of a diagram.
func readDefinition(in *game.Run, d *found) *definition {
	all := cut(in, d)
	def := &definition{found: d, settings: make(map[string]setting), lists: make(map[string][]setting)}
	for _, s := range all.settings {
		def.set(in, s)
	}
	for _, r := range all.rows {
		if strings.EqualFold(r.fields[nameField].Text, holeName) {
			def.holes = append(def.holes, r)
			continue
		}
		t := &kind{row: r, number: len(def.types) + 1, id: r.fields[idField].Text}
		if t.id == "" {
			t.id = firstLetter(r.fields[nameField].Text)
		}
		def.types = append(def.types, t)
	}
	if len(def.types) == 0 {
		in.Fail(d.line, "%s: the diagram has no pieces", d.name)
	}
	return def
}

var letterForm = regexp.MustCompile(`[A-Za-z]`)

// firstLetter returns the first letter of a name as a capital, "" if it has none.
func firstLetter(name string) string { return strings.ToUpper(letterForm.FindString(name)) }

// set takes a parameter.
func (def *definition) set(in *game.Run, s setting) {
	before, twice := def.settings[s.name]
	switch {
	case slices.Contains(known("looks"), s.name):
		return
	case !slices.Contains(known("rules"), s.name):
		def.unknown = append(def.unknown, s)
		return
	case slices.Contains(known("lists"), s.name):
		def.lists[s.name] = append(def.lists[s.name], s)
	case twice && before.value.Text != s.value.Text:
		in.FailAt(s.whole, "%s is given twice, with different values", s.name)
	}
	def.settings[s.name] = s
}

// unsure loses the parameters that are not known here. Each of them may be a rule.
func (k *converter) unsure() {
	for _, s := range k.unknown {
		k.game.LoseAt(s.whole, "%s, a parameter that is not known here%s", spelling.Shortened(s.whole.Text), spelling.DidYouMean(s.name, append(known("rules"), known("looks")...)))
	}
}

// number returns the value of a parameter, or another if it is not given.
func (def *definition) number(in *game.Run, name string, absent int) int {
	s, given := def.settings[name]
	if !given {
		return absent
	}
	n, err := strconv.Atoi(s.value.Text)
	if err != nil || n < -1000 || n > 1000 {
		in.FailAt(s.value, "%s must be a number, not %q", name, spelling.Shortened(s.value.Text))
		return absent
	}
	return n
}

// word returns the value of a parameter, which must be one of some words; the first of
// them if it is not given.
func (def *definition) word(in *game.Run, name string, words ...string) string {
	s, given := def.settings[name]
	if !given {
		return words[0]
	}
	if !slices.Contains(words, s.value.Text) {
		in.FailAt(s.value, "%s must be one of %s, not %q", name, spelling.Listed(words), spelling.Shortened(s.value.Text))
		return words[0]
	}
	return s.value.Text
}

// kinds returns the types that a parameter lists, by number or by their ids, all times
// that it stands.
func (def *definition) kinds(in *game.Run, name string) []*kind {
	var all []*kind
	for _, s := range def.lists[name] {
		all = append(all, def.kindsOf(in, name, s.value)...)
	}
	return all
}

// kindsOf returns the types that a value lists.
func (def *definition) kindsOf(in *game.Run, name string, value game.Word) []*kind {
	var list []*kind
	for at := 0; at < len(value.Text); {
		if value.Text[at] == ',' {
			at++
			continue
		}
		t, length := def.kindAt(value.Text[at:])
		if t == nil {
			in.FailAt(value.Part(at, len(value.Text)), "%s: %q is neither the number of a piece nor the id of one", name, spelling.Shortened(value.Text[at:]))
			return nil
		}
		list, at = append(list, t), at+length
	}
	return list
}

// kindAt returns the type with the number or id that a text begins with, and its length.
func (def *definition) kindAt(text string) (*kind, int) {
	digits := text[:len(text)-len(strings.TrimLeft(text, "0123456789"))]
	if n, err := strconv.Atoi(digits); err == nil && n >= 1 && n <= len(def.types) {
		return def.types[n-1], len(digits)
	}
	return def.byID(text)
}

// byID returns the type with the id that a text begins with, the longest such id; of types
// that share it, none, as it would not be clear which.
func (def *definition) byID(text string) (*kind, int) {
	var best *kind
	length, several := 0, false
	for _, t := range def.types {
		switch {
		case t.id == "" || !strings.HasPrefix(text, t.id) || len(t.id) < length:
		case len(t.id) == length:
			several = true
		default:
			best, length, several = t, len(t.id), false
		}
	}
	if several {
		return nil, 0
	}
	return best, length
}

// size returns the files and ranks of the board.
func (def *definition) size(in *game.Run) (files, ranks int) {
	files, ranks = def.number(in, "files", 8), def.number(in, "ranks", 8)
	if files > define.MaxSide || ranks > define.MaxSide || files < 1 || ranks < 1 {
		in.Fail(def.line, "%s: the board has %d files and %d ranks; a board here has at most %d of each", def.name, files, ranks, define.MaxSide)
	}
	return files, ranks
}
