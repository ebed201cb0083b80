package stockfish

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
	"fairymax/internal/foreign/game"
	"fairymax/variants/vocabulary"
)

// converter makes a game of ours from a section.
type converter struct {
	*game.Run
	*section
	game  *game.Game
	base  *game.Base        // the game that it extends
	done  map[string]bool   // options that were carried over
	zones map[string]string // names of zones by what they are
}

// newConverter begins the game of a section that extends a built-in game.
func newConverter(in *game.Run, sec *section) (*converter, error) {
	base, err := in.Base(sec.parent)
	if err != nil {
		return nil, err
	}
	k := &converter{Run: in, section: sec, base: base, done: make(map[string]bool), zones: make(map[string]string)}
	k.game = in.NewGame(sec.name, sec.line, sec.parent)
	return k, nil
}

// take returns an option and counts it as carried over.
func (k *converter) take(key string) (option, bool) {
	o, ok := k.given[key]
	k.done[key] = k.done[key] || ok
	return o, ok
}

// flag returns the value of an option that is true or false.
func (k *converter) flag(key string) (value, given bool) {
	o, ok := k.take(key)
	if !ok {
		return false, false
	}
	if o.value != "true" && o.value != "false" {
		k.Fail(o.line, "%s must be true or false, not %q", key, o.value)
	}
	return o.value == "true", true
}

// number reads a number; a letter is a file.
func (k *converter) number(o option, least, most int) int {
	n, err := strconv.Atoi(o.value)
	if err != nil && len(o.value) == 1 && o.value[0] >= 'a' && o.value[0] < 'a'+board.MaxSide {
		n, err = int(o.value[0]-'a')+1, nil
	}
	if err != nil || n < least || n > most {
		k.Fail(o.line, "%s = %s: expected a number from %d to %d", o.key, o.value, least, most)
		return least
	}
	return n
}

// letters reads a list of letters as the names of their pieces; * is all of them.
func (k *converter) letters(o option) []string {
	var names []string
	if o.value == "-" {
		return nil
	}
	for _, r := range strings.ReplaceAll(o.value, " ", "") {
		if r == '*' {
			for _, p := range k.game.Pieces {
				names = append(names, p.Name)
			}
			continue
		}
		p := k.lettered(string(r))
		if p == nil {
			k.Fail(o.line, "%s: no piece has the letter %c", o.key, r)
			continue
		}
		if !slices.Contains(names, p.Name) {
			names = append(names, p.Name)
		}
	}
	return names
}

// lettered returns the piece of a letter, nil if there is none.
func (k *converter) lettered(letter string) *game.Piece {
	for _, p := range k.game.Pieces {
		if strings.EqualFold(p.Letter, letter) {
			return p
		}
	}
	return nil
}

// size returns the files and ranks of the game.
func (k *converter) size() (files, ranks int) {
	if k.game.Files > 0 {
		return k.game.Files, k.game.Ranks
	}
	return k.base.Def.Files, k.base.Def.Ranks
}

// startText returns the start position as it is given, or else the parent's.
func (k *converter) startText() string {
	if o, ok := k.given["startFen"]; ok {
		return o.value
	}
	return k.base.Def.Start
}

// noteOption notes why an option was carried over in part only, or not at all.
func (k *converter) noteOption(o option, format string, args ...any) {
	k.game.Lose(o.line, "%s = %s: %s", o.key, o.value, fmt.Sprintf(format, args...))
}

// leftOver notes every option that was not carried over, and what of it the language
// cannot say.
func (k *converter) leftOver() {
	ignored, idle := words("ignore"), words("idle")
	for _, key := range slices.Sorted(maps.Keys(k.given)) {
		o := k.given[key]
		_, noRule := ignored[key]
		switch rule := vocabulary.CannotSay(key); {
		case k.done[key] || noRule || slices.Contains(strings.Fields(cmp.Or(idle[key], idle["*"])), o.value):
		case rule != "":
			k.noteOption(o, "the language cannot say this: %s", rule)
		default:
			k.game.Lose(o.line, "%s = %s", key, o.value)
		}
	}
}
