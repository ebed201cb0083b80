package variants

import (
	"slices"

	"fairymax/board"
)

// This file holds a leg of a move against what makes sense on any board.

// rule is something that a leg must not be.
type rule struct {
	code   Code
	broken func(*node) bool
	blame  string // the key to point at, "" for the leg itself
	say    string
}

var legRules = []rule{
	{"FM110", func(n *node) bool { return !n.has("leap") && !n.has("slide") && !n.has("before") }, "",
		"leap or slide is missing; say how it moves, such as leap = [1, 2]"},
	{"FM111", func(n *node) bool { return stopsShort(n) && hasAny(n, "range", "path", "dirs", "victims", "then") }, "before",
		"without leap or slide the move ends in front of the first piece in the way; remove range, path, dirs, victims and then"},
	{"FM112", func(n *node) bool { return stopsShort(n) && n.has("only") && n.get("only").text() != "move" }, "only",
		"without leap or slide the move ends in front of the first piece in the way, where it cannot capture"},
	{"FM113", func(n *node) bool { return n.has("leap") && n.has("slide") }, "slide",
		"leap and slide exclude each other; write two rows"},
	{"FM114", func(n *node) bool { return n.has("leap") && n.has("range") }, "range",
		"range belongs to slide; a leap is a single step"},
	{"FM115", func(n *node) bool { return len(vectors(n)) > 1 && n.has("path") }, "path",
		"path belongs to one vector; write a row for each vector"},
	{"FM116", func(n *node) bool { return len(vectors(n)) > 1 && turnsWithRow(n) }, "then",
		`then follows a single vector; write a row for each vector, or dirs = "any" in then`},
	{"FM117", func(n *node) bool { return n.get("only").text() == "passing" && !n.has("then") }, "only",
		`only = "passing" forbids the move to end here, but there is no then to continue it`},
	{"FM118", func(n *node) bool { return n.has("victims") && !takes(n) }, "victims",
		"victims limits what this leg may capture, but this leg never captures"},
	{"FM119", func(n *node) bool { return says(n, "when", "not in check") && strikes(n) }, "when",
		`"not in check" is for rows that never capture: add only = "move"`},
	{"FM120", func(n *node) bool { return takesOnTheWay(n) > 2 }, "then",
		"captures more than two pieces on the way; a row can capture two on the way and one where it ends"},
	{"FM121", func(n *node) bool { return n.has("en_passant") && takesOnTheWay(n) > 0 }, "en_passant",
		`a row that continues after = "capture" cannot take part in en passant; write two rows`},
	{"FM122", func(n *node) bool { return hops(n) > 1 }, "",
		"after, over and before exclude each other; keep one"},
	{"FM123", func(n *node) bool { return len(n.get("dirs").items()) > 1 && says(n, "dirs", "exact") }, "dirs",
		`"exact" stands alone: it takes the vectors as they are written`},
	{"FM124", func(n *node) bool { return says(n, "dirs", "any") && len(n.get("dirs").items()) > 1 }, "dirs",
		`"any" stands alone: it already means all directions`},
	{"FM125", func(n *node) bool { return n.get("en_passant").text() == "takes" && n.get("only").text() == "move" }, "en_passant",
		`en_passant = "takes" is a capture, but only = "move" forbids captures`},
	{"FM126", func(n *node) bool { return n.get("en_passant").text() == "leaves" && n.get("only").text() == "capture" }, "en_passant",
		`en_passant = "leaves" is for moves without capture, but only = "capture" forbids them`},
	{"FM127", func(n *node) bool {
		return n.get("en_passant").text() == "leaves" && n.has("leap") && !n.has("path")
	}, "en_passant", `en_passant = "leaves" needs squares that the step passes; give path, such as path = [0, 1]`},
	{"FM128", func(n *node) bool {
		return n.get("en_passant").text() == "leaves" && len(n.get("path").items()) > board.MaxEnPassantSquares
	}, "path", `en_passant = "leaves" is for at most 4 passed squares, but this step passes more`},
	{"FM129", func(n *node) bool {
		return n.get("en_passant").text() == "leaves" && n.get("range").number() > board.MaxEnPassantSquares+1
	}, "range", `en_passant = "leaves" is for at most 4 passed squares, but this slide passes more`},
}

// leg reports what a leg, the first or a later one, must not be.
func (c checker) leg(n *node, path string) {
	for _, r := range legRules {
		if !r.broken(n) {
			continue
		}
		at := n.at
		if r.blame != "" && n.has(r.blame) {
			at = n.table[r.blame].key
		}
		c.add(at, r.code, "%s: %s", path, r.say)
		n.bad = true
	}
	for _, v := range vectors(n) {
		if !passesAny(n, v) {
			c.add(v.at, "FM101", "%s: dirs leaves no direction of [%d, %d]", path, v.list[0].number(), v.list[1].number())
			n.bad = true
		}
	}
}

// vectors returns the vectors of a leg's leap or slide.
func vectors(n *node) []*node {
	if n.has("leap") {
		return n.get("leap").items()
	}
	return n.get("slide").items()
}

// turnsWithRow reports whether a later leg has no direction of its own.
func turnsWithRow(n *node) bool {
	return slices.ContainsFunc(n.get("then").items(), func(leg *node) bool { return !says(leg, "dirs", "any") })
}

// stopsShort reports whether a leg ends in front of a hurdle.
func stopsShort(n *node) bool { return n.has("before") && !hasAny(n, "leap", "slide") }

// takes reports whether a leg may capture where it ends, or be gone on from
// after a capture.
func takes(n *node) bool {
	only := n.get("only").text()
	return only != "move" && only != "passing" || slices.ContainsFunc(n.get("then").items(), afterCapture)
}

func afterCapture(n *node) bool { return says(n, "after", "capture") }

// strikes reports whether a leg or one that follows may capture.
func strikes(n *node) bool {
	return !stopsShort(n) && takes(n) || slices.ContainsFunc(n.get("then").items(), strikes)
}

// takesOnTheWay returns how many men a leg and what follows may take before the
// move ends.
func takesOnTheWay(n *node) int {
	most := 0
	for _, then := range n.get("then").items() {
		taken := takesOnTheWay(then)
		if afterCapture(then) {
			taken++
		}
		most = max(most, taken)
	}
	return most
}

func hasAny(n *node, keys ...string) bool { return slices.ContainsFunc(keys, n.has) }

func hops(n *node) int {
	count := 0
	for _, key := range []string{"after", "over", "before"} {
		if n.has(key) {
			count++
		}
	}
	return count
}

// says reports whether a list of words has a word.
func says(n *node, key, w string) bool { return slices.Contains(n.get(key).words(), w) }
