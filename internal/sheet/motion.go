package sheet

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

// motion says how far and where leg i of a row goes.
func (r row) motion(shown chain, i int) string {
	l := shown[i]
	var where string
	switch {
	case l.Vector == define.Vector{}:
		return "ends there"
	case r.free && i > 0 && r.anywhere(i):
		return r.leaps(l, i) + " in any direction"
	case i == 0 && !r.drawn, r.free:
		return r.leaps(l, i)
	case i > 0 && !r.drawn:
		where, _ = turnWords(shown)
	default:
		where = vectorText(l.Vector)
		if i == 0 {
			where += r.heading()
		}
	}
	return distance(l, near(l.Vector)) + " " + where
}

// heading says which images of its vector a drawn row has.
func (r row) heading() string {
	words, ok := heading(firstVectors(r.chains))
	switch {
	case !ok || !closed(r.chains):
		return " exactly"
	case words == "":
		return ""
	}
	return " " + words
}

// anywhere reports whether leg i leaps to all images of one vector, which is written as the vector
// alone: for a leg that does not turn with the first.
func (r row) anywhere(i int) bool {
	var vectors []define.Vector
	for _, c := range r.chains {
		vectors = append(vectors, c[i].Vector)
	}
	found := families(vectors)
	return len(found) == 1 && !near(found[0][0]) && len(found[0]) == len(found[0][0].Images())
}

// leaps says where leg i goes in all chains together, neighbouring squares first.
func (r row) leaps(l leg, i int) string {
	var next, far []define.Vector
	for _, c := range r.chains {
		if v := c[i].Vector; near(v) {
			next = append(next, v)
		} else {
			far = append(far, v)
		}
	}
	var parts []string
	if len(next) > 0 {
		parts = append(parts, distance(l, true)+" "+directions(next))
	}
	if len(far) > 0 {
		parts = append(parts, distance(l, false)+" "+directions(far))
	}
	return strings.Join(parts, ", or ")
}

// distance says how often a leg may repeat its vector.
func distance(l leg, near bool) string {
	switch {
	case near && l.Range == 1:
		return "one step"
	case near && l.Range == 0:
		return "any distance"
	case near:
		return fmt.Sprintf("up to %d steps", l.Range)
	case l.Range == 1:
		return "a leap"
	case l.Range == 0:
		return "any number of leaps"
	}
	return fmt.Sprintf("up to %d leaps", l.Range)
}

// pathText says which squares must be empty. Their vectors turn with the leap's.
func (l leg) pathText(drawn bool) string {
	if len(l.Path) == 0 {
		return ""
	}
	if !drawn || l.passesStraight() {
		return " if nothing is in the way"
	}
	var squares []string
	for _, v := range l.Path {
		squares = append(squares, vectorText(v))
	}
	if len(squares) == 1 {
		return " if " + squares[0] + " is empty"
	}
	return " if " + Enumerate(squares, "and") + " are empty"
}

// passesStraight reports whether the path is the straight line to the target.
func (l leg) passesStraight() bool {
	unit := l.Vector
	n := int8(len(l.Path) + 1)
	if unit.Right%n != 0 || unit.Up%n != 0 {
		return false
	}
	unit.Right, unit.Up = unit.Right/n, unit.Up/n
	for k := int8(1); k < n; k++ {
		if !slices.Contains(l.Path, define.Vector{Right: k * unit.Right, Up: k * unit.Up}) {
			return false
		}
	}
	return true
}

// conditions says when the whole chain may be played, and what follows from it.
// wraps says that the whole board has joined edges.
func (l leg) conditions(wraps bool) string {
	var texts []string
	add := func(holds bool, text string) {
		if holds {
			texts = append(texts, text)
		}
	}
	add(l.Unmoved, "as its first move only")
	add(l.OutOfCheck, "while its side is not in check")
	add(l.from != "", "from "+l.from)
	add(l.to != "", "to "+l.to)
	add(l.Wrap && !wraps, "also across the left and right edges")
	add(l.EnPassant == define.EnPassantCaptures, "also en passant")
	add(l.EnPassant == define.EnPassantExposes, "after which it may be captured en passant")
	if len(texts) == 0 {
		return ""
	}
	return ", " + strings.Join(texts, ", ")
}

// purposes are the words for ending a move with a leg, by its mode.
var purposes = [...]string{"on the way", "moves", "captures", "moves or captures"}

// firstWord is the purpose of a first leg with which no move ends.
const firstWord = "first"

// Line is a leg of a row of moves in words.
type Line struct {
	Purpose string // what a move that ends with this leg does
	Text    string
	Leg     int // 0 for the first
}

// thenWord begins the line of a later leg.
const thenWord = "then "

// lines says what a row allows, one line for each leg.
func (r row) lines(wraps bool) []Line {
	shown := r.example()
	if shown.shoots() && !r.free {
		return []Line{r.shot(shown, wraps)}
	}
	var lines []Line
	for i, l := range shown {
		text := r.motion(shown, i) + l.pathText(r.drawn)
		if l.victims != "" {
			text += ", capturing only " + l.victims
		}
		if i == 0 {
			text += l.conditions(wraps)
		} else {
			text = thenWord + l.start() + text
		}
		purpose := purposes[l.Mode]
		if i == 0 && l.Mode == 0 {
			purpose = firstWord
		}
		lines = append(lines, Line{purpose, text, i})
	}
	return lines
}

// shoots reports whether a chain captures what is one leg away and comes back at once.
func (c chain) shoots() bool {
	if len(c) != 2 || c[0].Mode != 0 || c[0].Range != 1 || c[1].Hop != define.AfterCapture || c[1].Range != 1 {
		return false
	}
	there, back := c[0].Vector, c[1].Vector
	return there == define.Vector{Right: -back.Right, Up: -back.Up}
}

// shot is the line of a row that shoots.
func (r row) shot(shown chain, wraps bool) Line {
	text := "without moving: " + r.motion(shown, 0) + shown[0].pathText(r.drawn)
	if victims := shown[0].victims; victims != "" { // it comes back to an empty square
		text += ", only " + victims
	}
	return Line{"shoots", text + shown[0].conditions(wraps), 0}
}

// start says where a later leg begins.
func (l leg) start() string { return onlyHurdles(starts[l.Hop], l.hurdles) }

// onlyHurdles names the hurdles, if they are limited, in words for any of them.
func onlyHurdles(words, hurdles string) string {
	if hurdles == "" {
		return words
	}
	return strings.NewReplacer("any piece", hurdles, "a piece of its own side", hurdles+" of its own side",
		"an enemy piece", hurdles+" of the enemy", "a piece", hurdles).Replace(words)
}

// starts says where a later leg begins, by its hop.
var starts = [...]string{
	define.AfterMove:    "",
	define.OverAny:      "over any piece: ",
	define.OverFriend:   "over a piece of its own side: ",
	define.OverEnemy:    "over an enemy piece: ",
	define.BeforeAny:    "from the square in front of any piece: ",
	define.BeforeFriend: "from the square in front of a piece of its own side: ",
	define.BeforeEnemy:  "from the square in front of an enemy piece: ",
	define.AfterCapture: "after a capture there: ",
	define.AfterEither:  "after a move or capture there: ",
}

// example is the chain that represents the row: the one with a canonical first
// vector if there is one.
func (r row) example() chain {
	for _, c := range r.chains {
		if c[0].Vector == canonicalVector(c[0].Vector) {
			return c
		}
	}
	return r.chains[0]
}
