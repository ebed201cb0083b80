package foreign

import (
	"slices"
	"strings"

	"fairymax/board"
)

// chain is one move, as the owner of the piece sees the board. Zones in it are
// sets of squares of [reference].
type chain = board.Chain

// moves is all that a man may do.
type moves []chain

// reference is the side of the square board on which moves are compared. All
// shared pieces fit on it, and it is small, because a game is compiled to look at
// them.
const reference = 8

// ends returns chains that say the same, of which each ends in its last leg
// only. Two lists of moves are the same if their ends are.
func (m moves) ends() moves {
	var all moves
	at := make(map[string]int)
	for _, legs := range m {
		for last, step := range legs {
			if step.Mode == 0 {
				continue
			}
			end := legs[:last+1].Clone()
			for i := range end {
				end[i].Mode = 0
			}
			end[last].Then = false
			end = end.Straighten()
			bare := end.Key()
			i, known := at[bare]
			if !known {
				i = len(all)
				at[bare] = i
				all = append(all, end)
			}
			all[i][len(all[i])-1].Mode |= step.Mode
		}
	}
	return all.needed()
}

// needed leaves out what leaps do that a freer leap or a slide does too.
func (m moves) needed() moves {
	var rest moves
	for _, legs := range m {
		mode := legs[len(legs)-1].Mode
		for _, other := range m {
			if saysLess(legs, other) {
				mode &^= other[0].Mode
			}
		}
		if mode != 0 {
			rest = append(rest, legs.WithMode(mode))
		}
	}
	return rest
}

// saysLess reports whether a leap goes nowhere where another single step does
// not go too.
func saysLess(legs, other chain) bool {
	if len(legs) > 1 || len(other) > 1 || legs[0].Range != 1 || len(other[0].Path) > 0 || legs[0].EnPassant != board.EnPassantNone {
		return false
	}
	if other[0].Range == 1 && len(legs[0].Path) == 0 {
		return false
	}
	like := legs.Clone()
	like[0].Range, like[0].Path, like[0].Mode = other[0].Range, nil, other[0].Mode
	return like.Key() == other.Key()
}

// key tells moves apart, however they are written.
func (m moves) key() string {
	var keys []string
	for _, legs := range m.ends() {
		keys = append(keys, legs.Key())
	}
	slices.Sort(keys)
	return strings.Join(keys, "\n")
}

// forwardOnly reports whether the men can never come back to where they were.
func (m moves) forwardOnly() bool {
	return !slices.ContainsFunc(m, func(legs chain) bool { return !legs.Advances(board.White) })
}

// hasFirst reports whether some move is for unmoved men only.
func (m moves) hasFirst() bool {
	return slices.ContainsFunc(m, func(legs chain) bool { return legs[0].Unmoved })
}

// wraps reports whether some move goes round the board.
func (m moves) wraps() bool {
	return slices.ContainsFunc(m, func(legs chain) bool { return legs[0].Wrap })
}

// rounded says of moves that never leave their file that they go round the
// board, which changes nothing, for a game in which all others do.
func (m moves) rounded() moves {
	var all moves
	for _, legs := range m {
		legs = legs.Clone()
		if !slices.ContainsFunc(legs, func(s board.Step) bool { return s.Vector.Right != 0 }) {
			legs[0].Wrap = true
		}
		all = append(all, legs)
	}
	return all
}
