package betza

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"fairymax/board/define"
)

// In XBoard's moves of several legs, every leg is a step or a slide in one of a
// king's eight directions. This file writes chains in that way: a long leap as
// steps over squares that may be occupied, a lame leap as steps over squares
// that must be empty.

// stride is a leg of such a move.
type stride struct {
	dir    int
	slides bool
	join   string // the square before it: m is empty, p occupied, tp a friend's, mp either, c a capture
}

// maxBody is how many bytes XBoard keeps of what follows the first a.
const maxBody = 79

// walk writes a chain as strides.
func (t *written) walk(legs define.Chain, marks string) bool {
	strides, ok := stridesOf(legs)
	if !ok {
		return false
	}
	t.atom = [2][2]byte{{'W', 'F'}, {'R', 'B'}}[index(strides[0].slides)][strides[0].dir%2]
	t.dirs = dirsOf(strides[0].dir)
	var b strings.Builder
	for i, next := range strides[1:] {
		join, ok := joint(next.join, strides[i].slides != next.slides)
		if !ok {
			return false
		}
		b.WriteString(join + "a" + words[royal][(next.dir-strides[i].dir+8)%8+1])
	}
	if len(strides) == 2 {
		join, _ := joint(strides[1].join, strides[0].slides != strides[1].slides)
		t.body, t.turn, t.tail = join+"a", dirsOf((strides[1].dir-strides[0].dir+8)%8), marks
		return true
	}
	t.body = b.String() + marks
	return len(t.body) < maxBody
}

func index(b bool) int {
	if b {
		return 1
	}
	return 0
}

// joint returns the modifiers that join two strides. They are toggled if one
// slides and the other does not.
func joint(join string, toggled bool) (string, bool) {
	if !toggled {
		return map[string]string{"m": "", "p": "p", "tp": "tp", "mp": "mp", "c": "c"}[join], true
	}
	text, ok := map[string]string{"m": "y", "p": "g", "tp": "tg"}[join]
	return text, ok
}

// joins say how a leg goes on. A leg that turns in front of a hurdle is written
// as a step onto it and a step back.
var joins = map[define.Hop]struct {
	join string
	back bool
}{
	define.None:         {"", false},
	define.AfterMove:    {"m", false},
	define.OverAny:      {"p", false},
	define.OverFriend:   {"tp", false},
	define.BeforeAny:    {"p", true},
	define.BeforeFriend: {"tp", true},
	define.AfterCapture: {"c", false},
}

// stridesOf turns a chain into strides; ok is false if that is not possible.
func stridesOf(legs define.Chain) (strides []stride, ok bool) {
	for _, leg := range legs {
		hop, known := joins[leg.Hop]
		if !known {
			return nil, false
		}
		join := hop.join
		if hop.back {
			back := stride{(strides[len(strides)-1].dir + 4) % 8, false, join}
			strides, join = append(strides, back), "m"
		}
		dir := slices.Index(compass, leg.Vector)
		switch {
		case dir >= 0 && leg.Range <= 1 && len(leg.Path) == 0:
			strides = append(strides, stride{dir, leg.Range == 0, join})
		case leg.Range == 1:
			way := walkTo(leg.Vector, leg.Path)
			if way == nil {
				return nil, false
			}
			way[0].join = join
			strides = append(strides, way...)
		default:
			return nil, false
		}
	}
	return strides, true
}

// compass are a king's steps, by direction.
var compass = []define.Vector{{Right: 0, Up: 1}, {Right: 1, Up: 1}, {Right: 1, Up: 0}, {Right: 1, Up: -1},
	{Right: 0, Up: -1}, {Right: -1, Up: -1}, {Right: -1, Up: 0}, {Right: -1, Up: 1}}

// walkTo turns a leap into a shortest walk over all squares of its path, with as
// few turns as possible; nil if there is none.
func walkTo(to define.Vector, path []define.Vector) []stride {
	straightFirst := king(to, path, [8]int{0, 2, 4, 6, 1, 3, 5, 7})
	diagonalFirst := king(to, path, [8]int{1, 3, 5, 7, 0, 2, 4, 6})
	if bends(diagonalFirst) < bends(straightFirst) {
		return diagonalFirst
	}
	return straightFirst
}

// bends counts the changes of direction in a walk.
func bends(way []stride) int {
	n := 0
	for i := 1; i < len(way); i++ {
		if way[i].dir != way[i-1].dir {
			n++
		}
	}
	return n
}

// king returns the first shortest king's walk over all squares of a path, trying
// directions in the given order; nil if there is none.
func king(to define.Vector, path []define.Vector, order [8]int) []stride {
	if !onShortest(to, path) {
		return nil
	}
	for _, d := range order {
		rest := to.Add(compass[d].Negate())
		if length(rest) != length(to)-1 {
			continue
		}
		if rest == (define.Vector{}) {
			return []stride{{dir: d}}
		}
		next := "mp"
		var behind []define.Vector
		for _, v := range path {
			if v == compass[d] {
				next = "m"
			} else {
				behind = append(behind, v.Add(compass[d].Negate()))
			}
		}
		if way := king(rest, behind, order); way != nil {
			way[0].join = next
			return append([]stride{{dir: d}}, way...)
		}
	}
	return nil
}

// onShortest reports whether some shortest king's walk leads over all squares of a path.
// Asked before every step, it keeps the search for that walk from trying all others.
func onShortest(to define.Vector, path []define.Vector) bool {
	nearest := append(slices.Clone(path), to)
	sort.Slice(nearest, func(i, j int) bool { return length(nearest[i]) < length(nearest[j]) })
	var last define.Vector
	for _, v := range nearest {
		if step := length(v.Add(last.Negate())); step == 0 || step != length(v)-length(last) {
			return false
		}
		last = v
	}
	return last == to
}

// length is how many steps a king needs.
func length(v define.Vector) int8 { return max(v.Right, -v.Right, v.Up, -v.Up) }

func digits(n int) string { return strconv.Itoa(n) }
