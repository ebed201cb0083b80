package stockfish

import (
	_ "embed"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"fairymax/internal/foreign/game"
	"fairymax/variants/spelling"
)

//go:embed keys.txt
var keysText string

// key is a row of keys.txt.
type key struct {
	fate, form string
	with       []string // it is a rule only with one of these
}

// keys returns the rows of keys.txt by their names.
var keys = sync.OnceValue(func() map[string]key {
	rows := make(map[string]key)
	for line := range strings.Lines(keysText) {
		if fields := append(strings.Fields(line), ""); len(fields) > 2 && fields[0] != "#" {
			rows[fields[0]] = key{fields[1], fields[2], slices.DeleteFunc(fields[3:], func(f string) bool { return f == "" })}
		}
	}
	return rows
})

// What becomes of a key.
const (
	keySaid = "said"
	keyLost = "lost"
	keyNone = "none"
)

// mobilityKey begins the keys that say where a side's pieces of a kind may be.
const mobilityKey = "mobilityRegion"

// keyOf returns the row of a key of a section; ok is false if Fairy-Stockfish has no
// such key.
func keyOf(name string) (row key, ok bool) {
	if kindOf(name) != "" {
		return key{fate: keySaid, form: "text"}, true
	}
	if rest, found := strings.CutPrefix(name, mobilityKey); found {
		kind := strings.TrimPrefix(strings.TrimPrefix(rest, "White"), "Black")
		known := kind != rest && kind != "" && kindOf(strings.ToLower(kind[:1])+kind[1:]) != ""
		return key{fate: keySaid, form: "squares"}, known
	}
	row, ok = keys()[name]
	return row, ok
}

// meantKey guesses which key was meant.
func meantKey(name string) string {
	names := slices.Collect(maps.Keys(keys()))
	for _, w := range words("piece") {
		names = append(names, w.key)
	}
	slices.Sort(names)
	return spelling.DidYouMean(name, names)
}

// squareForm is a word of a list of squares; all is our own.
var squareForm = regexp.MustCompile(`^(-|all|[A-Pa-p]\*|[A-Pa-p*][1-9][0-9]?)$`)

// checkForm reports a value that Fairy-Stockfish would not read as it was meant: not of
// the form that the key has, or a word with a space after it.
func checkForm(in *game.Source, o option) {
	row, _ := keyOf(o.key)
	choices := strings.Split(row.form, "|")
	switch {
	case row.form == "flag":
		choices = []string{"true", "false"}
		if o.blank && o.value == "false" {
			return // what it cannot read is false
		}
	case row.form == "squares":
		for text := range strings.FieldsSeq(o.value) {
			if !squareForm.MatchString(text) {
				in.Fail(o.line, "%s: %q is not a square, a rank *N or a file X*", o.key, text)
			}
		}
		return
	case row.form == "number" || row.form == "file":
		if _, err := strconv.Atoi(o.value); err == nil || row.form == "file" && number(o.value) > 0 {
			return
		}
		in.Fail(o.line, "%s = %s: expected a number", o.key, o.value)
		return
	case len(choices) < 2:
		return
	}
	switch {
	case !slices.Contains(choices, o.value):
		in.Fail(o.line, "%s must be %s, not %q%s", o.key, strings.Join(choices, " or "), o.value, spelling.DidYouMean(o.value, choices))
	case o.blank:
		in.Fail(o.line, "%s = %s: a space follows, so Fairy-Stockfish does not recognise the word", o.key, o.value)
	}
}
