package lint

import (
	"fmt"
	"slices"

	"fairymax/board/define"
	"fairymax/variants"
)

// drops warns of pieces that only go forward and may be dropped where they can never move, which
// shogi forbids. A game that names a zone for their drops, or takes its hands from a parent, means it.
func (l *linter) drops() {
	hand := l.Game.Get("hand")
	if !l.Own || hand == nil || hand.At.File != l.Game.At.File {
		return
	}
	for _, t := range l.Pieces {
		limit := l.Game.Get("drop", t.Name)
		if dead := l.deadDrops(t.Type); !dead.Empty() && !limit.Has("zone") && l.Rules.Irreversible(t.Type) && !l.turnsOver(t.Type) {
			l.warn(t.Near(hand.At), "FM918", "%s only moves forward and may be dropped where it can never move (%s); %s", t.Name, l.squareList(&dead), l.dropZone(t, &dead))
		}
	}
}

// turnsOver reports whether pieces of a type become others by moving.
func (l *linter) turnsOver(t define.PieceType) bool {
	_, _, turns := l.Rules.TurnsOver(t)
	return turns
}

// deadDrops returns the squares where a side may drop a piece that has no move there: White, or
// Black if White has no such piece.
func (l *linter) deadDrops(t define.PieceType) (dead define.Set) {
	side := define.White
	if l.reach.drops[side][t].Empty() {
		side = define.Black
	}
	for _, s := range l.reach.drops[side][t].Squares() {
		if !l.reach.goesFrom(side, t, s) {
			dead.Add(s)
		}
	}
	return dead
}

// dropZone says how to forbid the drops: the zone that is left, if the dead squares are whole ranks
// at the end of the board.
func (l *linter) dropZone(t variants.Piece, dead *define.Set) string {
	key := "drop." + t.Name + ".zone"
	left := l.Rules.Ranks
	for left > 0 && l.allDead(left-1, dead) {
		left--
	}
	for s := range left * l.Rules.Files {
		if dead.Has(define.Square(s)) {
			return "name the other squares in " + key
		}
	}
	return fmt.Sprintf("write %s = \"ranks 1-%d\"", key, left)
}

// allDead reports whether all squares of a rank are dead.
func (l *linter) allDead(rank int, dead *define.Set) bool {
	for file := range l.Rules.Files {
		if s := l.Rules.Square(file, rank); !l.Rules.IsHole(s) && !dead.Has(s) {
			return false
		}
	}
	return true
}

// goesFrom reports whether a piece of a type has any move from a square.
func (r *reach) goesFrom(side define.Color, kind define.PieceType, from define.Square) bool {
	return slices.ContainsFunc(r.chains[side][kind], func(legs define.Chain) bool {
		ends := r.ends(legs, from)
		return !ends.Empty()
	})
}
