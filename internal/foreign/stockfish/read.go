package stockfish

import (
	_ "embed"
	"maps"
	"slices"
	"strconv"
	"sync"

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
	builtin, err := builtinGames()
	if err != nil {
		return err
	}
	known := maps.Clone(builtin)
	first := make(map[string]int)
	all := sections(in.Source)
	defer keepProblems(in, all)
	for _, sec := range all {
		if sec.nameless {
			continue
		}
		if first[sec.name] > 0 {
			in.Fail(sec.line, "%s is already in line %d, and Fairy-Stockfish skips the second one; give it another name", sec.name, first[sec.name])
			continue
		}
		first[sec.name] = sec.line
		before := in.Faults()
		v := inherit(in.Source, sec, known)
		sec.wrong = sec.wrong || in.Faults() > before
		switch {
		case v != nil && known[sec.name] != nil:
			v.remarks = append(v.remarks, remark{sec.line, "Fairy-Stockfish has a game of this name built in, and skips this one"})
		case sec.wrong:
			known[sec.name] = nil
		default:
			known[sec.name] = v
		}
		if !in.Wanted(sec.name) || v == nil {
			continue
		}
		if err := convert(in, &trial{in, known, sec}, v); err != nil {
			return err
		}
	}
	return nil
}

// keepProblems forgets the problems of sections that no wanted game is, or extends.
func keepProblems(in *game.Run, all []*section) {
	needed, starts := map[string]bool{}, make([]int, len(all))
	for i, sec := range slices.Backward(all) { // a game extends one above it
		starts[i] = sec.line
		if needed[sec.name] = needed[sec.name] || in.IsWanted(sec.name); needed[sec.name] {
			needed[sec.parent] = true
		}
	}
	in.KeepProblems(starts, func(part int) bool { return needed[all[part].name] })
}

// convert imports a game that is wanted, or says what is wrong with it besides its section.
func convert(in *game.Run, t *trial, v *variant) error {
	k, err := t.convert(v)
	if err != nil {
		return err
	}
	k.game.Instead = t.without
	if !t.sec.wrong && in.Faults() == k.before {
		in.Finish(k.game)
		return nil
	}
	for _, o := range k.unknown() {
		in.Fail(k.lineOf(o), "%s", noSuchKey(o))
	}
	return nil
}

// builtinGames returns the games that sections may extend.
var builtinGames = sync.OnceValues(func() (map[string]*variant, error) {
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
})

// HasBuiltin reports whether Fairy-Stockfish has a game of this name built in: it skips sections with
// such a name.
func HasBuiltin(name string) bool {
	known, err := builtinGames()
	return err == nil && name != "" && known[name] != nil
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
