package moves

import (
	"slices"
	"strings"

	"fairymax/board/define"
)

// List is the moves of a piece, as its owner sees the board. Zones in it are
// sets of squares of the board of [Reference].
type List []define.Chain

// Royals stands for the royal pieces as the victims of a step, whichever types of a game
// they are. No game has a type 0.
const Royals define.TypeMask = 1

// Of returns the moves of White's step table.
func Of(steps []define.Step) List { return define.Chains(steps) }

// Reference is the side of the square board on which moves are compared. All
// shared pieces fit on it. It is small, because looking at a piece costs a
// compilation.
const Reference = 8

// RankZone returns the squares of the ranks from one to another, counted from 1, on
// the board of reference.
func RankZone(from, to int) define.Set {
	var set define.Set
	for s := range Reference * Reference {
		if rank := s/Reference + 1; rank >= from && rank <= to {
			set.Add(define.Square(s))
		}
	}
	return set
}

// Place returns a set of one square of the board of reference.
func Place(square int) define.Set {
	var set define.Set
	set.Add(define.Square(square))
	return set
}

// Key tells moves apart, however they are written.
func (m List) Key() string {
	var keys []string
	for _, legs := range m.ends() {
		keys = append(keys, legs.Key())
	}
	slices.Sort(keys)
	return strings.Join(keys, "\n")
}

// ends returns chains that say the same, of which each ends in its last leg
// only. Two lists of moves are the same if their ends are.
func (m List) ends() List {
	var all List
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
func (m List) needed() List {
	var rest List
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

// saysLess reports whether another single step goes wherever a leap goes.
func saysLess(legs, other define.Chain) bool {
	if len(legs) > 1 || len(other) > 1 || legs[0].Range != 1 || len(other[0].Path) > 0 || legs[0].EnPassant != define.EnPassantNone {
		return false
	}
	if other[0].Range == 1 && len(legs[0].Path) == 0 {
		return false
	}
	like := legs.Clone()
	like[0].Range, like[0].Path, like[0].Mode = other[0].Range, nil, other[0].Mode
	return like.Key() == other.Key()
}

// EndKeys returns a key for each single way to end a move.
func (m List) EndKeys() map[string]bool {
	keys := make(map[string]bool)
	for _, legs := range m.ends() {
		for _, mode := range []define.Mode{define.MayMove, define.MayCapture} {
			if legs[len(legs)-1].Mode&mode != 0 {
				keys[legs.WithMode(mode).Key()] = true
			}
		}
	}
	return keys
}

// Without returns the moves that lack some ways to end.
func (m List) Without(keys map[string]bool) List {
	var rest List
	for _, legs := range m.ends() {
		last := legs[len(legs)-1].Mode
		for _, mode := range []define.Mode{define.MayMove, define.MayCapture} {
			if last&mode != 0 && keys[legs.WithMode(mode).Key()] {
				last &^= mode
			}
		}
		if last != 0 {
			rest = append(rest, legs.WithMode(last))
		}
	}
	return rest
}

// ForwardOnly reports whether a piece can never come back to where it was.
func (m List) ForwardOnly() bool {
	return !slices.ContainsFunc(m, func(legs define.Chain) bool { return !legs.Advances(define.White) })
}

// HasFirst reports whether some move is for unmoved pieces only.
func (m List) HasFirst() bool {
	return slices.ContainsFunc(m, func(legs define.Chain) bool { return legs[0].Unmoved })
}

// Wraps reports whether some move goes round the board.
func (m List) Wraps() bool {
	return slices.ContainsFunc(m, func(legs define.Chain) bool { return legs[0].Wrap })
}

// Rounded lets the moves that never leave their file go round the board too. This
// changes nothing, but where all other moves go round no move then needs a mark.
func (m List) Rounded() List {
	return m.Each(func(first *define.Step, legs define.Chain) {
		if !slices.ContainsFunc(legs, func(s define.Step) bool { return s.Vector.Right != 0 }) {
			first.Wrap = true
		}
	})
}

// Relative returns the moves for a game on a board that wraps: there the moves that
// do not go round are the marked ones.
func (m List) Relative() List {
	return m.Rounded().Each(func(first *define.Step, _ define.Chain) { first.Wrap = !first.Wrap })
}

// Anywhere returns the moves without the zones that limit them.
func (m List) Anywhere() List {
	return m.Each(func(first *define.Step, _ define.Chain) { first.From, first.To = nil, nil })
}

// WithoutPassing returns the moves without their parts in en passant.
func (m List) WithoutPassing() List {
	return m.Each(func(first *define.Step, _ define.Chain) { first.EnPassant = define.EnPassantNone })
}

// Each returns copies of the moves with changes to their first steps, which say what
// holds for a whole chain.
func (m List) Each(change func(first *define.Step, legs define.Chain)) List {
	var all List
	for _, legs := range m {
		legs = legs.Clone()
		change(&legs[0], legs)
		all = append(all, legs)
	}
	return all
}
