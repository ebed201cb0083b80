package betza

import (
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// This file writes chains. Each normal chain becomes a term; the images of one
// move are then joined behind one atom.

// Of returns the moves of a side's pieces of type t in XBoard's dialect, as their
// owner sees the board, with the castlings of a king. If the notation cannot
// express all of it, exact is false: the text has no zones, and lacks moves for
// which there are no words.
func Of(r *board.Rules, c define.Color, t define.PieceType) (text string, exact bool) {
	var chains []define.Chain
	for _, legs := range define.Chains(r.Steps(c, t)) {
		chains = append(chains, legs.AsSeenBy(c))
	}
	text, exact = Write(chains)
	castlings, all := Castlings(r, c, t)
	return text + castlings, exact && all
}

// Write writes chains as White's pieces move. The text is exact if reading it
// gives the same chains.
func Write(chains []define.Chain) (text string, exact bool) {
	wanted := define.NormalChains(chains)
	var terms []written
	for _, legs := range wanted {
		if t, ok := termOf(legs); ok {
			terms = merge(terms, t)
		}
	}
	var list []string
	for _, t := range compound(bothSides(manyTurns(terms))) {
		for _, word := range writeDirs(atoms[t.atom].system, t.dirs) {
			for _, turn := range writeTurns(t.atom, t.turn) {
				list = append(list, t.initial+word+t.body+turn+t.tail+string(t.atom)+t.reach)
			}
		}
	}
	text = Join(list)
	back, err := Read(text)
	return text, err == nil && define.SameMoves(back, wanted)
}

// termOf writes a chain as a term of one direction; ok is false if that is not
// possible.
func termOf(legs define.Chain) (t written, ok bool) {
	first, last := legs[0], legs[len(legs)-1]
	if first.Unmoved {
		t.initial = "i"
	}
	marks := map[define.Mode]string{define.MayMove: "m", define.MayCapture: "c"}[last.Mode]
	if first.EnPassant == define.EnPassantCaptures {
		marks += "e"
	}
	ok = t.simple(legs, marks) || t.hopper(legs, marks) || !first.Wrap && t.walk(legs, marks)
	return t, ok
}

// simple writes a leap, a ride or a slide, perhaps lame.
func (t *written) simple(legs define.Chain, marks string) bool {
	step := legs[0]
	if len(legs) > 1 || !t.aim(step, step.Range != 1) && !t.aim(step, false) {
		return false
	}
	if step.Range != 1 && (!atoms[t.atom].slides || step.Range != 0) {
		t.reach = digits(step.Range)
	}
	half := define.Vector{Right: step.Vector.Right / 2, Up: step.Vector.Up / 2}
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
func (t *written) hopper(legs define.Chain, marks string) bool {
	if len(legs) != 2 || legs[1].Hop != define.OverAny || legs[0].Vector != legs[1].Vector ||
		len(legs[0].Path)+len(legs[1].Path) > 0 || legs[1].Range > 1 || !t.aim(legs[0], true) {
		return false
	}
	switch reach := legs[0].Range; {
	case reach > 1 && reach < define.MaxSide-1 && legs[1].Range == 1: // it counts the square behind the hurdle
		t.reach = digits(reach + 1)
	case reach != 0:
		return false
	}
	t.body = marks + [2]string{"p", "g"}[legs[1].Range]
	if legs[0].Wrap {
		t.body += "o"
	}
	return true
}
