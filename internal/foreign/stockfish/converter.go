package stockfish

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/variants/vocabulary"
)

// converter makes a game of ours from a variant.
type converter struct {
	*game.Run
	*variant
	root         *variant // has what every option is if nothing says otherwise
	game         *game.Game
	before       int // faults of the file when this game began
	files, ranks int
	of           map[string]*game.Piece // by kind
	becomes      map[string]*becoming   // by kind
	position     *position
	strangers    []string        // letters of the start position that no piece has
	castles      []castle        // that the start position names
	lapsed       []castle        // that it does not name, though king and partner are there
	captured     map[string]bool // by kind: the game begins with promoted ones, which turn back in a hand
	royalNames   []string
	misread      bool              // some number is none
	done         map[string]bool   // options that were carried over
	zones        map[string]string // names of zones by what they are
	holes        places
}

// newConverter begins the game of a variant.
func newConverter(in *game.Run, v, root *variant) *converter {
	k := &converter{Run: in, variant: v, root: root, of: make(map[string]*game.Piece), done: make(map[string]bool), captured: make(map[string]bool), zones: make(map[string]string)}
	k.before = in.Faults()
	k.game = in.NewGame(v.name, v.line, "")
	k.game.Entitle(v.title)
	k.files, k.ranks = k.number("maxFile", 1, define.MaxSide), k.number("maxRank", 1, define.MaxSide)
	k.game.Files, k.game.Ranks = k.files, k.ranks
	return k
}

// convert makes the game.
func (k *converter) convert() error {
	if k.Faults() > k.before || k.misread {
		return nil // there is no board
	}
	k.startSquares()
	if err := k.armies(); err != nil {
		return err
	}
	if k.Faults() > k.before {
		return nil
	}
	k.promotions()
	k.keepReachable()
	k.findCastles()
	k.game.NameFrom(k.Library)
	k.makeForms()
	k.rows()
	k.royals()
	k.writePromotions()
	k.castlings()
	k.start()
	k.hand()
	k.endings()
	k.rules()
	k.leftOver()
	return nil
}

// take returns an option and counts it as carried over.
func (k *converter) take(key string) (option, bool) {
	o, ok := k.options[key]
	k.done[key] = true
	return o, ok
}

// value returns the text of an option, "" if it is not given.
func (k *converter) value(key string) string {
	o, _ := k.take(key)
	return o.value
}

// flag returns the value of an option that is true or false. What is neither has been reported
// with its form.
func (k *converter) flag(key string) bool {
	o, ok := k.take(key)
	k.misread = k.misread || ok && o.value != "true" && o.value != "false"
	return o.value == "true"
}

// number reads a number; a letter is a file. What is neither has been reported with its form.
func (k *converter) number(key string, least, most int) int {
	o, ok := k.take(key)
	n := number(o.value)
	if ok && isMisread(o) {
		k.misread = true
		return least
	}
	if ok && (n < least || n > most) {
		k.Fail(k.lineOf(o), "%s = %s: expected a number from %d to %d", key, o.value, least, most)
		return least
	}
	return n
}

// isMisread reports whether an option is neither a number nor a letter.
func isMisread(o option) bool { return number(o.value) == 0 && o.value != "0" }

// lineOf returns the line of an option: that of the section if it stands in none.
func (k *converter) lineOf(o option) int {
	if o.builtin != "" || o.line == 0 {
		return k.line
	}
	return o.line
}

// list returns the kinds that an option lists and the game has.
func (k *converter) list(key string) []string {
	k.take(key)
	var kinds []string
	for _, kind := range k.kinds[key] {
		if kind == everyKind {
			return k.inOrder()
		}
		if _, has := k.pieces[kind]; has {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// every reports whether an option lists all kinds.
func (k *converter) every(key string) bool { return slices.Contains(k.kinds[key], everyKind) }

// inOrder lists the kinds of the game in the order in which they are read.
func (k *converter) inOrder() []string {
	order := make(map[string]int)
	for i, w := range words("piece") {
		order[w.key] = i
	}
	place := func(kind string) int {
		if n, custom := strings.CutPrefix(kind, customKind); custom {
			return 100*order[customKind] + number(n)
		}
		return 100 * order[kind]
	}
	kinds := slices.Collect(maps.Keys(k.pieces))
	sort.Slice(kinds, func(i, j int) bool { return place(kinds[i]) < place(kinds[j]) })
	return kinds
}

// names returns the names of the pieces of some kinds, without those that the game
// can do without.
func (k *converter) names(kinds []string) []string {
	var names []string
	for _, kind := range kinds {
		if p := k.of[kind]; p != nil && !slices.Contains(names, p.Name) {
			names = append(names, p.Name)
		}
	}
	return names
}

// types returns the names of the pieces of some kinds, and of the forms that are such kinds
// and show what they were.
func (k *converter) types(kinds []string) []string {
	names := k.names(kinds)
	for _, kind := range k.inOrder() {
		b := k.becomes[kind]
		if b != nil && b.form != nil && slices.Contains(kinds, b.promoted) && !slices.Contains(names, b.form.Name) {
			names = append(names, b.form.Name)
		}
	}
	return names
}

// noteOption notes why an option was carried over in part only, or not at all.
func (k *converter) noteOption(key string, format string, args ...any) {
	o := k.options[key]
	k.done[key] = true
	k.game.Lose(k.lineOf(o), "%s = %s: %s", key, o.value, fmt.Sprintf(format, args...))
}

// leftOver notes every option that was not carried over and is not what it is in
// chess, and what of it the language cannot say.
func (k *converter) leftOver() {
	for _, key := range slices.Sorted(maps.Keys(k.options)) {
		o := k.options[key]
		row, has := keyOf(o.key)
		usual, known := k.root.options[key]
		switch {
		case k.done[key], known && usual.value == o.value, !known && slices.Contains(off, o.value):
		case !has:
			k.game.Lose(k.lineOf(o), "%s", noSuchKey(o))
		case strings.HasPrefix(key, mobilityKey) || len(row.with) > 0 && !slices.ContainsFunc(row.with, k.isOn):
			// of a piece that is not there, or of a rule that is switched off
		default:
			k.leave(key, o)
		}
	}
}

// unknown lists the options that Fairy-Stockfish does not have.
func (k *converter) unknown() (list []option) {
	for _, o := range k.options {
		if _, has := keyOf(o.key); !has {
			list = append(list, o)
		}
	}
	return list
}

// noSuchKey says that Fairy-Stockfish does not have an option.
func noSuchKey(o option) string {
	return fmt.Sprintf("%s = %s: Fairy-Stockfish has no such key%s", o.key, o.value, meantKey(o.key))
}

// isOn reports whether an option switches something on.
func (k *converter) isOn(key string) bool {
	o, ok := k.options[key]
	return ok && !slices.Contains(off, o.value)
}

// leave notes that an option is not carried over, and what of it the language cannot say.
func (k *converter) leave(key string, o option) {
	from, rule := "", vocabulary.CannotSay(key)
	if o.builtin != "" {
		from = " (of " + o.builtin + ")"
	}
	if rule != "" {
		rule = ": the language cannot say this: " + rule
	}
	k.game.Lose(k.lineOf(o), "%s = %s%s%s", o.key, o.value, from, rule)
}

// off are the values of an option that does nothing.
var off = []string{"false", "none", "-", "", "0"}
