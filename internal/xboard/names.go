package xboard

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// MenuOrder moves the names of XBoard's own variants to the front: XBoard takes the
// first place in the list where such a name stands, even inside a longer one.
func MenuOrder(names []string) []string {
	others := func(name string) bool { return !IsBuiltIn(name) }
	return append(slices.DeleteFunc(slices.Clone(names), others), slices.DeleteFunc(slices.Clone(names), IsBuiltIn)...)
}

// IsBuiltIn reports whether XBoard has a variant of that name.
func IsBuiltIn(name string) bool {
	return slices.ContainsFunc(knownVariants, func(row knownVariant) bool { return row.isNamed(name) })
}

// Words in the name of a variant by which XBoard takes it for one of its own,
// and beginnings that have this effect if no letter follows.
var (
	knownWords = strings.Fields("wildcastle nocastle fischerandom bughouse crazyhouse losers suicide giveaway twokings " +
		"kriegspiel atomic 3check shatranj frc 960 wild29 wild30 wild31 wild32 wild33 wild34 wild35 wild36")
	knownBeginnings = strings.Fields("shogi chu courier gothic capablanca knightmate fairy cylinder falcon caparandom " +
		"berolina janus super great twilight makruk seirawan grand spartan xiangqi asean lion elven unknown")
	wildNumber = regexp.MustCompile(`^[^w]*w(ild)?[0-9]`)
)

// Confusing reports whether XBoard takes the name of a variant for that of another.
func Confusing(name string) bool {
	if IsBuiltIn(name) {
		return false
	}
	lower := strings.ToLower(name)
	begins := func(word string) bool {
		rest, ok := strings.CutPrefix(lower, word)
		return ok && strings.IndexFunc(rest, unicode.IsLetter) != 0
	}
	return slices.ContainsFunc(knownWords, func(word string) bool { return strings.Contains(lower, word) }) ||
		slices.ContainsFunc(knownBeginnings, begins) || wildNumber.MatchString(lower)
}

// Promoted reports whether XBoard can send a promotion to a piece with this letter:
// it sends the bare letter, reads an x as a capture, and adds a + by itself.
func Promoted(letter string) bool {
	return letter != "X" && !strings.ContainsAny(letter, "'!")
}

// unshown are the games of the catalogue that XBoard cannot show: [Limit] compiles a game, which
// takes too long for all of them while a GUI waits for its menu.
var unshown = strings.Fields("andernach atomar cannonshogi grandhouse rifle shinobi shinobiplus shoot shouse wa-shogi xiangfu yokai")

// Unshown reports whether XBoard cannot show a game of the catalogue.
func Unshown(name string) bool { return slices.Contains(unshown, name) }
