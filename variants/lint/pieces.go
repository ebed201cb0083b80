package lint

import (
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/variants"
	"fairymax/variants/source"
)

// pieces warns of pieces that never come on the board, and of those that hardly move.
// A shared piece that hardly moves does so on purpose.
func (l *linter) pieces() {
	for _, t := range l.Pieces {
		at := t.Near(t.Def.At)
		switch {
		case !l.lives(t.Type):
			l.warn(l.Blame(t.Listed, "start"), "FM901", "%s never appears on the board: it is neither in start nor in a hand, and no piece promotes to it", t.Name)
		case l.isImmobile(t.Type):
			// its definition says so
		case !l.canMove(t.Type):
			l.warn(at, "FM902", "%s can never move from the squares where it can stand: %s", t.Name, l.squareList(l.squaresOf(t)))
		case l.isStuck(t):
			l.warn(at, "FM915", "%s only moves forward and never promotes, so it gets stuck at the end of the board; add promotion.%s", t.Name, t.Name)
		case !t.IsShared() && !l.confined(t):
			l.narrow(t, at)
		}
	}
}

// canMove reports whether pieces of a type ever have a move.
func (l *linter) canMove(t define.PieceType) bool {
	return (l.reach.moves[define.White] | l.reach.moves[define.Black]).Has(t)
}

// isImmobile reports whether a type has no moves at all.
func (l *linter) isImmobile(t define.PieceType) bool {
	steps := &l.Rules.Def.Types[t-1].Steps
	return len(steps[define.White])+len(steps[define.Black]) == 0
}

// isStuck reports whether pieces of a type only move forward, never promote and have no
// goal to reach. Where nothing is royal and it counts to have no move, that may be what the
// game is about; and a game that leaves out a parent's promotions, or extends such a game, means it.
func (l *linter) isStuck(t variants.Piece) bool {
	if slices.Contains(l.Removed, "promotion") || slices.Contains(l.Removed, "promotion."+t.Name) {
		return false
	}
	blocks := l.Rules.RoyalTypes() == 0 && l.Rules.StalemateOutcome() != define.Draw
	return !blocks && l.Rules.Irreversible(t.Type) &&
		!slices.ContainsFunc(l.Rules.Def.Promotions, func(p define.Promotion) bool { return p.Type == t.Type }) &&
		!slices.ContainsFunc(l.Rules.Goals(), func(g define.Goal) bool { return g.Type == t.Type })
}

// squaresOf returns the reach of a type: that of White's pieces, or of Black's if White
// has none.
func (l *linter) squaresOf(t variants.Piece) *define.Set {
	if own := &l.reach.at[define.White][t.Type]; !own.Empty() {
		return own
	}
	return &l.reach.at[define.Black][t.Type]
}

// narrow warns of a piece that reaches less than half of the board and never promotes.
func (l *linter) narrow(t variants.Piece, at source.Place) {
	squares, all := l.squaresOf(t), l.Rules.Squares-l.Rules.Def.Holes.Len()
	promotes := slices.ContainsFunc(l.Rules.Def.Promotions, func(p define.Promotion) bool { return p.Type == t.Type })
	if n := squares.Len(); 2*n < all && !promotes {
		l.warn(at, "FM903", "%s can reach only %d of %d squares: %s", t.Name, n, all, l.squareList(squares))
	}
}

// confined reports whether zones limit the moves of a piece on purpose.
func (l *linter) confined(t variants.Piece) bool {
	zoned := func(step define.Step) bool { return step.From != nil || step.To != nil }
	steps := l.Rules.Def.Types[t.Type-1].Steps
	return slices.ContainsFunc(slices.Concat(steps[0], steps[1]), zoned)
}

// mostSquares is how many squares a message lists.
const mostSquares = 16

func (l *linter) squareList(set *define.Set) string {
	var names []string
	for i, s := range set.Squares() {
		if i == mostSquares {
			names = append(names, "…")
			break
		}
		names = append(names, l.SquareName(s))
	}
	return strings.Join(names, " ")
}

// promotions warns of promotions that can never happen.
func (l *linter) promotions() {
	made := l.reach.makes[define.White] | l.reach.makes[define.Black]
	for _, p := range l.Rules.Def.Promotions {
		if name := l.nameOf(p.Type); l.lives(p.Type) && len(p.Results()) > 0 && !made.Has(p.Type) {
			l.warn(l.Game.Get("promotion").Table[name].Key, "FM904", "promotion.%s: no %s can ever reach a square where it promotes", name, name)
		}
	}
}
