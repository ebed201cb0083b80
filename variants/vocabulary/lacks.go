package vocabulary

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"fairymax/variants/source"
	"fairymax/variants/spelling"
)

// This file is the one list of what the language cannot say. The full reference, the
// messages about unknown words and the importers read it. A rule that the language
// learns loses its row here.

// lack is a kind of rule that the language cannot say.
type lack struct {
	rule  string // what it is, and a game that has it
	words string // what it is called in files and in names of games: how words begin, see has
}

var lacks = []lack{
	{"a move that continues after each capture, as in draughts (checkers): the word again is reserved for it", "again. multicapture multijump chaincapture"},
	{"a duty to capture as much as possible, as in draughts", "maxcapture mostcapture maximumcapture"},
	{"several moves in a turn, as in Marseillais Chess", "marseil progressive turns. movesperturn multimove movesaturn doublemove"},
	{"more than two sides", "players fourplayer threeplayer"},
	{"a piece that takes its moves from others on the board, as in Knight Relay Chess", "relay borrow friendchess"},
	{"a piece that takes over the moves of what it captures", "absorb morph cannibal"},
	{"a move that pushes, pulls, swaps or turns over other pieces, as in Othello", "push pull swap flip enclos convert"},
	{"a capture by surrounding or coordinating, as in Ultima", "custod surround coordinat pincer sandwich"},
	{"a piece that stops others from moving, as the immobilizer of Ultima", "immobil freez paraly"},
	{"drops only near other pieces", "dropnear near."},
	{"hidden pieces or chance", "hidden fogof darkness kriegspiel dice. secret"},
	{"a win by a line or a group of pieces", "connect inarow collinear"},
	{"points for anything but the pieces on the board", "score adjudicat territor"},
	{"a pass only where no other move is left", "passonstale"},
	{"a win or a loss by castling", "castlingwins"},
	{"a choice of the army before the game", "choosearmy chosenarmy draft. prechess"},
	{"boards that are joined at the last rank or three-dimensional, and pictures of hexagons (a recipe has moves in six directions)", "torus toroid hex dimension"},
}

// CannotSay returns the kind of rule that the language cannot say and that a name means
// in another program or in an author's guess; "" if it is no such word.
func CannotSay(name string) string {
	const longest = 64 // bytes of the name of a rule
	if len(name) > longest {
		return ""
	}
	words := partsOf(name)
	for _, l := range lacks {
		for sign := range strings.FieldsSeq(l.words) {
			if has(words, sign) {
				return l.rule
			}
		}
	}
	return ""
}

// partsOf cuts a name such as multi_capture, Knight-Relay or flipEnclosed into words of small letters.
func partsOf(name string) []string {
	var b strings.Builder
	for _, r := range name {
		if unicode.IsUpper(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return strings.FieldsFunc(b.String(), func(r rune) bool { return strings.ContainsRune(" -_", r) })
}

// has reports whether some words, written together, begin like a sign, or are all of one that ends
// with a dot: "linear" is not near, and "against" is not again.
func has(words []string, sign string) bool {
	whole, isWhole := strings.CutSuffix(sign, ".")
	for i, word := range words {
		if isWhole && word == whole || !isWhole && strings.HasPrefix(strings.Join(words[i:], ""), sign) {
			return true
		}
	}
	return false
}

// LackedBy returns the kinds of rules that a game needs and the language cannot say, by the name of the
// game; none if the list does not name it.
func LackedBy(game string) (rules []string) {
	const least = 5 // letters: "drops" are of the language
	for _, l := range lacks {
		_, games, _ := strings.Cut(strings.ToLower(l.rule), ", as ")
		words := strings.FieldsFunc(games, func(r rune) bool { return !unicode.IsLetter(r) })
		if len(game) >= least && slices.Contains(words, strings.ToLower(game)) {
			rules = append(rules, l.rule)
		}
	}
	return rules
}

// Meant returns a remark about an unknown word: which one was probably meant, or what the
// language cannot say; "" if it means nothing.
func Meant(word string, known []string) string {
	if near := spelling.DidYouMean(word, known); near != "" {
		return near
	}
	if rule := CannotSay(word); rule != "" {
		return "; the language cannot say this: " + rule
	}
	return ""
}

// MeantBy is [Meant] for the word of a value, with the fix.
func MeantBy(n *source.Node, known []string) source.Fix {
	if near := spelling.Nearest(n.Text(), known); near != "" {
		if isNegated(n.Text()) != isNegated(near) {
			return source.Fix{}
		}
		return source.DidYouMean(n, near)
	}
	if whole := begunWith(n.Text(), known); whole != "" {
		return source.DidYouMean(n, whole)
	}
	for _, o := range otherWords {
		if slices.Contains(known, o.word) && isAmong(n.Text(), o.words) {
			return source.DidYouMean(n, o.word)
		}
	}
	return source.Fix{Remark: Meant(n.Text(), known)}
}

// begunWith returns the only word that begins with a part, "" if there is none or several.
func begunWith(part string, known []string) (whole string) {
	const shortest = 3
	for _, k := range known {
		if len(part) < shortest || !strings.HasPrefix(k, part) {
			continue
		}
		if whole != "" {
			return ""
		}
		whole = k
	}
	return whole
}

// lacksText lists what the language cannot say for the full reference.
func lacksText() string {
	var b strings.Builder
	b.WriteString("These rules have no words in the language. \"fairymax check\" says so if a file\nasks for one, and \"fairymax import\" does not write a game without it, unless -partly\nasks for that.\n")
	for _, l := range lacks {
		for i, line := range fold(l.rule, manualWidth-16) {
			fmt.Fprintf(&b, "\n%s%s", [...]string{"  - ", "    "}[min(i, 1)], line)
		}
	}
	return b.String()
}
