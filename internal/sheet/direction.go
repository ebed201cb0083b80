package sheet

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

var (
	straight = define.Vector{Right: 0, Up: 1}
	diagonal = define.Vector{Right: 1, Up: 1}
)

// canonicalVector is the image of a vector that represents all of them: to the
// right and forward, and at least as far forward as to the right.
func canonicalVector(v define.Vector) define.Vector {
	right, up := max(v.Right, -v.Right), max(v.Up, -v.Up)
	return define.Vector{Right: min(right, up), Up: max(right, up)}
}

// near reports whether a vector leads to a neighbouring square.
func near(v define.Vector) bool {
	return canonicalVector(v) == straight || canonicalVector(v) == diagonal
}

// vectorText writes a vector as definitions do.
func vectorText(v define.Vector) string { return fmt.Sprintf("[%d, %d]", v.Right, v.Up) }

// headings are words for directions, with the vectors that belong to them.
var headings = []struct {
	word string
	has  func(define.Vector) bool
}{
	{"forward", func(v define.Vector) bool { return v.Up > 0 }},
	{"sideways", func(v define.Vector) bool { return v.Up == 0 }},
	{"backward", func(v define.Vector) bool { return v.Up < 0 }},
}

// heading names a set of images of one vector: "" for all of them, or words such as
// "forward or sideways". ok is false if there are no words for the set.
func heading(vectors []define.Vector) (words string, ok bool) {
	all := vectors[0].Images()
	if len(vectors) == len(all) {
		return "", true
	}
	var chosen []string
	covered := 0
	for _, h := range headings {
		belongs := slices.DeleteFunc(slices.Clone(all), func(v define.Vector) bool { return !h.has(v) })
		if len(belongs) > 0 && !slices.ContainsFunc(belongs, func(v define.Vector) bool { return !slices.Contains(vectors, v) }) {
			chosen = append(chosen, h.word)
			covered += len(belongs)
		}
	}
	return Enumerate(chosen, "or"), covered == len(vectors) && covered > 0
}

// direction names vectors that are images of one: "straight", "diagonally
// forward", "[1, 2]"; it lists them if there are no words.
func direction(vectors []define.Vector) (base, words string) {
	words, ok := heading(vectors)
	if !ok {
		var list []string
		for _, v := range vectors {
			list = append(list, vectorText(v))
		}
		slices.Sort(list) // the order in a definition means nothing
		return "exactly " + Enumerate(list, "or"), ""
	}
	switch v := canonicalVector(vectors[0]); {
	case v == straight && words == "sideways":
		return "sideways", ""
	case v == straight:
		return "straight", words
	case v == diagonal:
		return "diagonally", words
	default:
		return vectorText(v), words
	}
}

// directions names any set of vectors. A word for a direction stands after each base, so that
// it cannot be read as that of another: "straight or diagonally", "straight forward or
// diagonally forward", "straight in any direction or diagonally forward".
func directions(vectors []define.Vector) string {
	found := families(vectors)
	all := func(family []define.Vector) bool { return len(family) == len(family[0].Images()) }
	everywhere := !slices.ContainsFunc(found, func(f []define.Vector) bool { return !all(f) })
	var texts []string
	for _, family := range found {
		base, words := direction(family)
		if all(family) && !everywhere {
			words = "in any direction"
		}
		texts = append(texts, strings.TrimSpace(base+" "+words))
	}
	last := len(texts) - 1
	if nested := strings.Contains(strings.Join(texts, ""), " or "); nested && last > 0 {
		return strings.Join(texts[:last], ", ") + ", or " + texts[last]
	}
	return Enumerate(texts, "or")
}

// families groups vectors that are images of each other.
func families(vectors []define.Vector) [][]define.Vector {
	var found [][]define.Vector
	for _, v := range vectors {
		i := slices.IndexFunc(found, func(f []define.Vector) bool { return canonicalVector(f[0]) == canonicalVector(v) })
		if i < 0 {
			i = len(found)
			found = append(found, nil)
		}
		if !slices.Contains(found[i], v) {
			found[i] = append(found[i], v)
		}
	}
	return found
}

// angle is how far a leg turns from the previous one, in a row that turns to both
// sides.
func angle(before, after define.Vector) string {
	dot := int(before.Right)*int(after.Right) + int(before.Up)*int(after.Up)
	cross := int(before.Right)*int(after.Up) - int(before.Up)*int(after.Right)
	switch {
	case cross == 0 && dot > 0:
		return "on in the same direction"
	case cross == 0:
		return "back the way it came"
	case dot == 0:
		return "turned by 90° to either side"
	case dot > 0:
		return "turned by 45° to either side"
	}
	return "turned by 135° to either side"
}
