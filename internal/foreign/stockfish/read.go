package stockfish

import (
	_ "embed"
	"strconv"

	"fairymax/internal/foreign/game"
)

//go:embed builtin.ini
var builtinText string

// root is the game that a section without a parent takes all options from.
const root = "chess"

// builtinName is what the file of their built-in games is called in messages.
const builtinName = "builtin.ini"

// Read imports a variants.ini.
func Read(in *game.Run) error {
	known, err := builtinGames()
	if err != nil {
		return err
	}
	for _, sec := range sections(in.Source) {
		v := inherit(in.Source, sec, known)
		known[sec.name] = v
		if !in.Wanted(sec.name) || v == nil {
			continue
		}
		k := newConverter(in, v, known[root])
		for _, o := range sec.doubles {
			k.game.Note(o.line, "%s is given again in line %d, which counts", o.key, sec.given[o.key].line)
		}
		if err := k.convert(); err != nil {
			return err
		}
		if in.Faults() == k.before {
			in.Finish(k.game)
		}
	}
	return nil
}

// builtinGames reads the games that sections may extend.
func builtinGames() (map[string]*variant, error) {
	source := game.NewSource(builtinName, builtinText)
	known := map[string]*variant{"": {pieces: map[string]piece{}, options: map[string]option{}, kinds: map[string][]string{}, pairs: map[string]map[string]string{}}}
	for _, sec := range sections(source) {
		for key, o := range sec.given {
			o.builtin = sec.name
			sec.given[key] = o
		}
		known[sec.name] = inherit(source, sec, known)
		if sec.name == root {
			known[""] = known[root].clone().emptied()
		}
	}
	return known, source.Problems()
}

// inherit gives a section the options of the game that it extends; nil if there is
// no such game.
func inherit(in *game.Source, sec *section, known map[string]*variant) *variant {
	parent, ok := known[sec.parent]
	switch {
	case !ok:
		in.Fail(sec.line, "%s: its parent %s is not built in", sec.name, sec.parent)
		return nil
	case parent == nil:
		in.Fail(sec.line, "%s: its parent %s could not be imported", sec.name, sec.parent)
		return nil
	}
	v := parent.clone()
	v.apply(in, sec)
	return v
}

// number reads a number, or the letter of a file; 0 if it is neither.
func number(text string) int {
	if len(text) == 1 && text[0] >= 'a' && text[0] <= 'z' {
		return int(text[0]-'a') + 1
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return n
}
