package betza

import (
	"slices"
	"strings"

	"fairymax/board"
)

// This file writes chains. Each normal chain becomes a term; the images of one
// move are then joined behind one atom.

// Of returns the moves of a side's pieces of type t in XBoard's dialect, as their
// owner sees the board, with the castlings of a king. If the notation cannot
// express all of it, exact is false: the text has no zones, and lacks moves for
// which there are no words.
func Of(r *board.Rules, c board.Color, t board.PieceType) (text string, exact bool) {
	var chains []board.Chain
	for _, legs := range board.Chains(r.Steps(c, t)) {
		chains = append(chains, legs.AsSeenBy(c))
	}
	text, exact = Write(chains)
	castlings, all := Castlings(r, c, t)
	return text + castlings, exact && all
}

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

// Write writes chains as White's pieces move. The text is exact if reading it
// gives the same chains.
func Write(chains []board.Chain) (text string, exact bool) {
	wanted := board.NormalChains(chains)
	var terms []written
	for _, legs := range wanted {
		if t, ok := termOf(legs); ok {
			terms = merge(terms, t)
		}
	}
	var b strings.Builder
	for _, t := range compound(bothSides(manyTurns(terms))) {
		for _, word := range writeDirs(atoms[t.atom].system, t.dirs) {
			for _, turn := range writeTurns(t.atom, t.turn) {
				b.WriteString(t.initial + word + t.body + turn + t.tail + string(t.atom) + t.reach)
			}
		}
	}
	back, err := Read(b.String())
	return b.String(), err == nil && board.SameMoves(back, wanted)
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

// termOf writes a chain as a term of one direction; ok is false if that is not
// possible.
func termOf(legs board.Chain) (t written, ok bool) {
	first, last := legs[0], legs[len(legs)-1]
	if first.Unmoved {
		t.initial = "i"
	}
	marks := map[board.Mode]string{board.MayMove: "m", board.MayCapture: "c"}[last.Mode]
	if first.EnPassant == board.EnPassantTakes {
		marks += "e"
	}
	ok = t.simple(legs, marks) || t.hopper(legs, marks) || !first.Wrap && t.walk(legs, marks)
	return t, ok
}

// aim sets the atom and the direction of a step; false if no letter means it.
func (t *written) aim(step board.Step, slides bool) bool {
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

// simple writes a leap, a ride or a slide, perhaps lame.
func (t *written) simple(legs board.Chain, marks string) bool {
	step := legs[0]
	if len(legs) > 1 || !t.aim(step, step.Range != 1) && !t.aim(step, false) {
		return false
	}
	if step.Range != 1 && (!atoms[t.atom].slides || step.Range != 0) {
		t.reach = digits(step.Range)
	}
	half := board.Vector{Right: step.Vector.Right / 2, Up: step.Vector.Up / 2}
	switch {
	case len(step.Path) == 0:
	case len(step.Path) == 1 && step.Path[0] == half:
		marks += "n"
	default:
		return false
	}
	if step.Wrap {
		marks = strings.TrimSuffix(marks, "n") + "o" + strings.TrimLeft(marks, "mce")
	}
	t.body = marks
	return true
}

// hopper writes a slide that goes straight on beyond a hurdle.
func (t *written) hopper(legs board.Chain, marks string) bool {
	if len(legs) != 2 || legs[1].Hop != board.OverAny || legs[0].Vector != legs[1].Vector || legs[0].Range != 0 ||
		len(legs[0].Path)+len(legs[1].Path) > 0 || legs[1].Range > 1 || !t.aim(legs[0], true) {
		return false
	}
	t.body = marks + [2]string{"p", "g"}[legs[1].Range]
	if legs[0].Wrap {
		t.body += "o"
	}
	return true
}
