package vocabulary

import (
	"slices"

	"fairymax/board/define"
	"fairymax/variants/source"
)

// This file checks the legs of moves without regard to a board.

// legRule is a mistake in a leg.
type legRule struct {
	code    source.Code
	broken  func(*source.Node) bool
	key     string // the key to point at, "" for the leg itself
	message string
}

var legRules = []legRule{
	{"FM110", func(n *source.Node) bool { return !n.Has("leap") && !n.Has("slide") && !n.Has("before") }, "",
		"leap or slide is missing; say how it moves, such as leap = [1, 2]"},
	{"FM111", func(n *source.Node) bool {
		return StopsShort(n) && hasAny(n, "range", "path", "dirs", "victims", "then")
	}, "before",
		"without leap or slide the move ends in front of the first piece in the way; remove range, path, dirs, victims and then"},
	{"FM112", func(n *source.Node) bool { return StopsShort(n) && n.Has("only") && n.Get("only").Text() != "move" }, "only",
		"without leap or slide the move ends in front of the first piece in the way, where it cannot capture"},
	{"FM113", func(n *source.Node) bool { return n.Has("leap") && n.Has("slide") }, "slide",
		"leap and slide exclude each other; write two rows"},
	{"FM114", func(n *source.Node) bool { return n.Has("leap") && n.Has("range") }, "range",
		"range belongs to slide; a leap is a single step"},
	{"FM115", func(n *source.Node) bool { return len(Vectors(n)) > 1 && n.Has("path") }, "path",
		"path belongs to one vector; write a row for each vector"},
	{"FM116", func(n *source.Node) bool { return len(Vectors(n)) > 1 && turnsWithRow(n) }, "then",
		`then follows a single vector; write a row for each vector, or dirs = "any" in then`},
	{"FM117", func(n *source.Node) bool { return n.Get("only").Text() == "passing" && !n.Has("then") }, "only",
		`only = "passing" forbids the move to end here, but there is no then to continue it`},
	{"FM118", func(n *source.Node) bool { return n.Has("victims") && !captures(n) }, "victims",
		"victims limits what this leg may capture, but this leg never captures"},
	{"FM119", func(n *source.Node) bool { return n.HasWord("when", "not in check") && capturesSomewhere(n) }, "when",
		`"not in check" is for rows that never capture: add only = "move"`},
	{"FM120", func(n *source.Node) bool { return capturesOnTheWay(n) > 2 }, "then",
		"captures more than two pieces on the way; a row can capture two on the way and one where it ends"},
	{"FM121", func(n *source.Node) bool { return n.Has("en_passant") && capturesOnTheWay(n) > 0 }, "en_passant",
		`a row that continues after = "capture" cannot take part in en passant; write two rows`},
	{"FM130", func(n *source.Node) bool { return n.Has("hurdles") && !n.Has("over") && !n.Has("before") }, "hurdles",
		"hurdles limits what may be in the way, but this leg has neither over nor before"},
	{"FM131", endsOnPath, "path",
		"path has the square on which the leap ends, so it can never capture there; path lists only the squares before it"},
	{"FM122", func(n *source.Node) bool { return hops(n) > 1 }, "",
		"after, over and before exclude each other; keep one"},
	{"FM123", func(n *source.Node) bool { return len(n.Get("dirs").Items()) > 1 && n.HasWord("dirs", "exact") }, "dirs",
		`"exact" stands alone: it takes the vectors as they are written`},
	{"FM124", func(n *source.Node) bool { return n.HasWord("dirs", "any") && len(n.Get("dirs").Items()) > 1 }, "dirs",
		`"any" stands alone: it already means all directions`},
	{"FM125", func(n *source.Node) bool {
		return n.Get("en_passant").Text() == "takes" && n.Get("only").Text() == "move"
	}, "en_passant",
		`en_passant = "takes" is a capture, but only = "move" forbids captures`},
	{"FM126", func(n *source.Node) bool {
		return n.Get("en_passant").Text() == "leaves" && n.Get("only").Text() == "capture"
	}, "en_passant",
		`en_passant = "leaves" is for moves without capture, but only = "capture" forbids them`},
	{"FM127", func(n *source.Node) bool {
		return n.Get("en_passant").Text() == "leaves" && n.Has("leap") && !n.Has("path")
	}, "en_passant", `en_passant = "leaves" needs squares that the step passes; give path, such as path = [0, 1]`},
	{"FM128", func(n *source.Node) bool {
		return n.Get("en_passant").Text() == "leaves" && len(n.Get("path").Items()) > define.MaxEnPassantSquares
	}, "path", `en_passant = "leaves" is for at most 4 passed squares, but this step passes more`},
	{"FM129", func(n *source.Node) bool {
		return n.Get("en_passant").Text() == "leaves" && n.Get("range").Number() > define.MaxEnPassantSquares+1
	}, "range", `en_passant = "leaves" is for at most 4 passed squares, but this slide passes more`},
}

// endsOnPath reports whether a leap must find the square empty on which it ends.
func endsOnPath(n *source.Node) bool {
	vectors := Vectors(n)
	return n.Has("leap") && len(vectors) == 1 && slices.ContainsFunc(n.Get("path").Items(), func(square *source.Node) bool {
		return !square.Bad && square.List[0].Number() == vectors[0].List[0].Number() && square.List[1].Number() == vectors[0].List[1].Number()
	})
}

// checkLeg reports the mistakes in a leg, the first one of a row or a later one.
func checkLeg(r *source.Report, n *source.Node, path string) {
	if slices.ContainsFunc(n.Keys(), func(key string) bool { return n.Table[key].Bad }) {
		return // what it cannot say may be what the rest needs
	}
	for _, rule := range legRules {
		if !rule.broken(n) {
			continue
		}
		at := n.At
		if rule.key != "" && n.Has(rule.key) {
			at = n.Table[rule.key].Key
		}
		r.Add(at, rule.code, "%s: %s", path, rule.message)
		n.Bad = true
	}
	for _, v := range Vectors(n) {
		if !allowsAny(n, v) {
			r.Add(v.At, "FM101", "%s: dirs leaves no direction of [%d, %d]", path, v.List[0].Number(), v.List[1].Number())
			n.Bad = true
		}
	}
}

// Vectors returns the vectors of a leg's leap or slide.
func Vectors(n *source.Node) []*source.Node {
	if n.Has("leap") {
		return n.Get("leap").Items()
	}
	return n.Get("slide").Items()
}

// turnsWithRow reports whether a leg has a later leg without directions of its own.
func turnsWithRow(n *source.Node) bool {
	return slices.ContainsFunc(n.Get("then").Items(), func(leg *source.Node) bool { return !leg.HasWord("dirs", "any") })
}

// StopsShort reports whether a leg ends in front of a hurdle.
func StopsShort(n *source.Node) bool { return n.Has("before") && !hasAny(n, "leap", "slide") }

// captures reports whether a leg may capture where it ends, or continues after a
// capture.
func captures(n *source.Node) bool {
	only := n.Get("only").Text()
	return only != "move" && only != "passing" || slices.ContainsFunc(n.Get("then").Items(), AfterCapture)
}

// AfterCapture reports whether a leg goes on after a capture.
func AfterCapture(n *source.Node) bool { return n.HasWord("after", "capture") }

// capturesSomewhere reports whether a leg or a later one may capture.
func capturesSomewhere(n *source.Node) bool {
	return !StopsShort(n) && captures(n) || slices.ContainsFunc(n.Get("then").Items(), capturesSomewhere)
}

// capturesOnTheWay returns how many pieces a move can capture from this leg on, before
// it ends.
func capturesOnTheWay(n *source.Node) int {
	most := 0
	for _, then := range n.Get("then").Items() {
		taken := capturesOnTheWay(then)
		if AfterCapture(then) {
			taken++
		}
		most = max(most, taken)
	}
	return most
}

func hasAny(n *source.Node, keys ...string) bool { return slices.ContainsFunc(keys, n.Has) }

// hops counts the keys that say how a leg sets out.
func hops(n *source.Node) int {
	count := 0
	for _, key := range []string{"after", "over", "before"} {
		if n.Has(key) {
			count++
		}
	}
	return count
}
