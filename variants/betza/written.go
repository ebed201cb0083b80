package betza

import (
	"slices"
	"strings"

	"fairymax/board/define"
)

// written is a term to be written. Its directions grow as images are found.
type written struct {
	initial string // "i" or ""
	dirs    dirs
	body    string // the letters between directions and atom
	turn    dirs   // the directions of the second of two legs
	tail    string // the letters after them
	atom    byte
	reach   string
}

// merge adds a term, or only its direction if there is one like it.
func merge(terms []written, t written) []written {
	for i := range terms {
		like := t
		like.dirs = terms[i].dirs
		if terms[i] == like {
			terms[i].dirs |= t.dirs
			return terms
		}
	}
	return append(terms, t)
}

// manyTurns joins terms of two legs that differ only in where they turn.
func manyTurns(terms []written) []written {
	var joined []written
	for _, t := range terms {
		i := slices.IndexFunc(joined, func(other written) bool {
			other.turn = t.turn
			return t.turn != 0 && other == t
		})
		if i < 0 {
			joined = append(joined, t)
			continue
		}
		joined[i].turn |= t.turn
	}
	return joined
}

// bothSides joins a term that turns once to the left with the one that turns to
// the right: s means both.
func bothSides(terms []written) []written {
	var joined []written
	for _, t := range terms {
		mirrored, neutral := t, t
		mirrored.body, neutral.body = mirrorTurn(t.body)
		i := slices.Index(joined, mirrored)
		if mirrored.body == t.body || i < 0 {
			joined = append(joined, t)
			continue
		}
		joined[i] = neutral
	}
	return joined
}

// mirrorTurn returns a body with its only sideways turn mirrored, and with a turn
// to both sides; the body itself unless it turns exactly once.
func mirrorTurn(body string) (mirrored, both string) {
	turn := -1
	for i := 1; i < len(body); i++ {
		if body[i] != 'l' && body[i] != 'r' {
			continue
		}
		if turn >= 0 {
			return body, body
		}
		turn = i
	}
	if turn < 0 {
		return body, body
	}
	other := map[byte]string{'l': "r", 'r': "l"}[body[turn]]
	return body[:turn] + other + body[turn+1:], body[:turn] + "s" + body[turn+1:]
}

// compound writes K for W and F, and Q for R and B, if both go in all directions.
func compound(terms []written) []written {
	for i := 0; i < len(terms); i++ {
		t := terms[i]
		other := map[byte]byte{'W': 'F', 'F': 'W', 'R': 'B', 'B': 'R'}[t.atom]
		if other == 0 || t.dirs != atoms[t.atom].system.all() {
			continue
		}
		partner := t
		partner.atom, partner.dirs = other, atoms[other].system.all()
		j := slices.Index(terms, partner)
		if j < 0 {
			continue
		}
		terms[i].dirs, terms[i].atom = allDirs, 'K'
		if atoms[t.atom].slides {
			terms[i].atom = 'Q'
		}
		terms = slices.Delete(terms, j, j+1)
	}
	return terms
}

// Join writes terms one behind the other. Each keeps its place, unless it would begin with the atom
// that the one before it ends with: two equal atoms are a rider.
func Join(terms []string) string {
	var list []string
	for _, t := range terms {
		at := len(list)
		for at > 0 && (touch(list[at-1], t) || at < len(list) && touch(t, list[at])) {
			at--
		}
		list = slices.Insert(list, at, t)
	}
	return strings.Join(list, "")
}

// touch reports whether one term ends with what another begins with.
func touch(one, other string) bool { return one[len(one)-1] == other[0] }

// aim sets the atom and the direction of a step; false if no letter means it.
func (t *written) aim(step define.Step, slides bool) bool {
	for capital := byte('A'); capital <= 'Z'; capital++ {
		a, known := atoms[capital]
		if !known || a.slides != slides || a.system == royal {
			continue
		}
		for d := range 8 {
			if a.system.all().has(d) && image(a.vector, d) == step.Vector {
				t.atom, t.dirs = capital, dirsOf(d)
				return true
			}
		}
	}
	return false
}
