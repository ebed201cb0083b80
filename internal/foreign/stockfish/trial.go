package stockfish

import (
	"maps"
	"sort"
	"strings"

	"fairymax/internal/foreign/game"
)

// trial looks for an option of a section that does not go with the rest of the game here.
type trial struct {
	in    *game.Run
	known map[string]*variant
	sec   *section
}

// without makes the game without one option and notes why; nil if no single one is to blame. Of two
// that do not go together, it is the later one.
func (t *trial) without(reason string) *game.Game {
	var given []option
	for key, o := range t.sec.given {
		if _, has := keyOf(key); has && !isSetup(key) {
			given = append(given, o)
		}
	}
	sort.Slice(given, func(i, j int) bool { return given[i].line > given[j].line })
	before := t.in.Faults()
	for _, o := range given[:min(len(given), mostTrials)] {
		less := *t.sec
		less.given = maps.Clone(t.sec.given)
		delete(less.given, o.key)
		if g := t.game(&less); g != nil && t.in.Faults() == before && t.in.Proves(g) {
			g.Lose(o.line, "%s = %s: it does not go with the rest of the game here (%s)", o.key, o.value, reason)
			return g
		}
		t.in.Forget(before)
	}
	return nil
}

// mostTrials is how many options are tried: each costs as much as the game.
const mostTrials = 40

// isSetup reports whether an option says which pieces and squares there are: without it, a game is
// quite another one.
func isSetup(key string) bool {
	return key == "startFen" || strings.HasPrefix(key, "max") || kindOf(key) != ""
}

// game makes a game of a section, nil if that fails.
func (t *trial) game(sec *section) *game.Game {
	v := inherit(t.in.Source, sec, t.known)
	if v == nil {
		return nil
	}
	k, err := t.convert(v)
	if err != nil {
		return nil
	}
	return k.game
}

// convert makes a game of a variant, with its remarks.
func (t *trial) convert(v *variant) (*converter, error) {
	k := newConverter(t.in, v, t.known[root])
	for _, r := range v.remarks {
		k.game.Note(r.line, "%s", r.text)
	}
	return k, k.convert()
}
