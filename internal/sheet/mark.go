package sheet

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"fairymax/board/define"
)

// purpose is a set of things that a move may do on a square of a diagram.
type purpose uint8

const (
	moves    purpose = 1 << iota // the move may end there if the square is empty
	captures                     // the move may end there with a capture
	locust                       // the move may capture there on its way
	vacant                       // the square must be empty for some move
)

// need is a set of conditions of an action, besides free lines.
type need uint16

const (
	needFirst      need = 1 << iota // the piece has not moved
	needOutOfCheck                  // its side is not in check
	needFree                        // the squares of a path are empty
	needLeg                         // the move has turned on an empty square
	needCapture                     // ... or on the square of a captured enemy piece
	needOver                        // there is a hurdle to jump over; six kinds of hurdle
	needOverFriend                  //
	needOverEnemy                   //
	needBefore                      //
	needBeforeFriend
	needBeforeEnemy
)

const needHurdle = needOver | needOverFriend | needOverEnemy | needBefore | needBeforeFriend | needBeforeEnemy

// needWords are in the order of the bits.
var needWords = []string{
	"as its first move only", "while not in check", "if not blocked", "as a later leg", "after a capture on the way",
	"over a piece", "over a piece of its own side", "over an enemy piece",
	"turning in front of a piece", "turning in front of a piece of its own side", "turning in front of an enemy piece",
}

// needs is all conditions of an action.
type needs struct {
	bits                       need
	from, to, victims, hurdles string
}

// within reports whether n holds wherever other holds.
func (n needs) within(other needs) bool {
	return n.bits&^other.bits == 0 && (n.from == "" || n.from == other.from) &&
		(n.to == "" || n.to == other.to) && (n.victims == "" || n.victims == other.victims) && (n.hurdles == "" || n.hurdles == other.hurdles)
}

// words lists the conditions, with a comma before each.
func (n needs) words() string {
	var b strings.Builder
	for i, words := range needWords {
		if n.bits>>i&1 != 0 {
			b.WriteString(", " + onlyHurdles(words, n.hurdles))
		}
	}
	for _, part := range []struct{ word, zone string }{{"from ", n.from}, {"to ", n.to}, {"only ", n.victims}} {
		if part.zone != "" {
			b.WriteString(", " + part.word + part.zone)
		}
	}
	return b.String()
}

// Action is what a move may do on a square, and on which conditions.
type Action struct {
	purpose purpose
	needs   needs
}

func (y Action) String() string {
	var what []string
	for i, words := range []string{"moves", "captures", "captures on the way", "must be empty"} {
		if y.purpose>>i&1 != 0 {
			what = append(what, words)
		}
	}
	text := Enumerate(what, "or")
	if others := y.purpose &^ locust; y.purpose&locust != 0 && others != 0 { // "on the way" is of one of them only
		text = Action{purpose: others}.String() + " here, or captures here on the way"
	}
	return text + y.needs.words()
}

// Classes are single words for an action and its conditions, for drawings.
func (y Action) Classes() []string {
	var words []string
	add := func(holds bool, word string) {
		if holds {
			words = append(words, word)
		}
	}
	add(y.purpose&moves != 0, "moves")
	add(y.purpose&captures != 0, "captures")
	add(y.purpose&locust != 0, "locust")
	add(y.purpose&vacant != 0, "vacant")
	n := y.needs
	add(n.bits&needFirst != 0, "first")
	add(n.bits&needOutOfCheck != 0, "no-check")
	add(n.bits&needFree != 0, "path")
	add(n.bits&needLeg != 0, "leg")
	add(n.bits&needCapture != 0, "after-capture")
	add(n.bits&needHurdle != 0, "hop")
	add(n.from != "" || n.to != "", "zone")
	add(n.victims != "", "victims")
	return words
}

// tidy merges actions with the same conditions and drops what other actions allow
// with fewer conditions.
func tidy(actions []Action) []Action {
	var merged []Action
	for _, y := range actions {
		i := slices.IndexFunc(merged, func(other Action) bool { return other.needs == y.needs })
		if i < 0 {
			merged = append(merged, y)
			continue
		}
		merged[i].purpose |= y.purpose
	}
	used := slices.ContainsFunc(merged, func(y Action) bool { return y.purpose&^vacant != 0 })
	for i := range merged {
		if used {
			merged[i].purpose &^= vacant
		}
		for j := range merged {
			if i != j && merged[j].needs.within(merged[i].needs) {
				merged[i].purpose &^= merged[j].purpose
			}
		}
	}
	merged = slices.DeleteFunc(merged, func(y Action) bool { return y.purpose == 0 })
	sort.Slice(merged, func(i, j int) bool { return merged[i].key() < merged[j].key() })
	return merged
}

// key sorts actions: those with the fewest conditions come first.
func (y Action) key() string { return fmt.Sprintf("%04x %d %v", y.needs.bits, y.purpose, y.needs) }

// sign is the usual sign of an action in diagrams.
func (y Action) sign() rune {
	n := y.needs
	switch {
	case y.purpose == vacant:
		return ':'
	case y.purpose == locust:
		return 'x'
	case n.bits&needHurdle != 0:
		return '^'
	case n.bits&needFirst != 0:
		return 'i'
	case n.bits&(needLeg|needCapture) != 0:
		return '>'
	case n.bits&needFree != 0:
		return 'b'
	case n.from != "" || n.to != "":
		return 'z'
	case n != needs{}:
		return 's'
	}
	return map[purpose]rune{moves: 'm', captures: 'c', moves | captures: 'o', captures | locust: 'x'}[y.purpose]
}

// hopNeeds are the conditions for starting a later leg.
var hopNeeds = map[define.Hop]need{
	define.OverAny: needOver, define.OverFriend: needOverFriend, define.OverEnemy: needOverEnemy,
	define.BeforeAny: needBefore, define.BeforeFriend: needBeforeFriend, define.BeforeEnemy: needBeforeEnemy,
	define.AfterMove: needLeg, define.AfterCapture: needCapture,
}

// Mark is a square of a diagram that a move may reach or use.
type Mark struct {
	At      define.Vector
	Sign    rune // as in the legend
	Actions []Action
	Leap    bool // a single leap leads there, whatever stands in between
}

// LegendEntry says what a sign means.
type LegendEntry struct {
	Sign    rune
	Meaning string
}
