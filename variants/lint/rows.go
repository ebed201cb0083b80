package lint

import (
	"slices"

	"fairymax/board/define"
	"fairymax/variants"
)

// rows warns of parts of a definition that can never be played, and of those that add nothing to the
// others.
func (l *linter) rows() {
	for _, t := range l.Pieces {
		parts := t.Parts()
		if l.canMove(t.Type) && !t.IsShared() {
			parts = slices.DeleteFunc(parts, func(part variants.Part) bool { return l.isDead(t, part) })
		}
		for i := len(parts) - 1; i >= 0 && len(parts) > 1; i-- {
			part, others := parts[i], slices.Concat(parts[:i], parts[i+1:])
			if !covers(others, part) {
				continue
			}
			other := "the others"
			if j := slices.IndexFunc(others, func(p variants.Part) bool { return covers([]variants.Part{p}, part) }); j >= 0 {
				other = others[j].Name
			}
			l.warn(part.At, "FM905", "%s: %s adds nothing to %s", t.Name, part.Name, other)
			parts = others
		}
	}
}

// isDead warns of a part that can never be played, from no square where the piece can stand.
func (l *linter) isDead(t variants.Piece, part variants.Part) bool {
	for side := define.White; side <= define.Black; side++ {
		if l.reach.plays(side, t.Type, part.Chains[side]) {
			return false
		}
	}
	l.warn(part.At, "FM921", "%s: %s can never be played: no square where the %s can stand has such a move", t.Name, part.Name, t.Name)
	return true
}

// covers reports whether parts of a definition allow all moves of another part.
func covers(parts []variants.Part, part variants.Part) bool {
	for side, more := range part.Chains {
		var chains []define.Chain
		for _, p := range parts {
			chains = append(chains, p.Chains[side]...)
		}
		if !define.SameMoves(chains, slices.Concat(chains, more)) {
			return false
		}
	}
	return true
}
