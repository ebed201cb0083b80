package xboard

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// XBoard has its own restrictions for pieces at the ends of the board.

// promotes reports whether pieces of a type can become something else.
func (table *slotTable) promotes(t define.PieceType) bool {
	return table.rules.PromotionZone(define.White, t) != nil || table.rules.PromotionZone(define.Black, t) != nil
}

// promotesAtEnd reports whether pieces of a type promote only on the last rank, and
// must promote there.
func (table *slotTable) promotesAtEnd(t define.PieceType) bool {
	for _, c := range table.owners(t) {
		end := lastRanks(table.rules, c, 1)
		zone, must := table.rules.PromotionZone(c, t), table.rules.MustPromote(c, t)
		if zone != nil && (*zone != end || must == nil || *must != end) {
			return false
		}
	}
	return true
}

// mayStandAsPawn reports whether pieces of a type, which promote with a plus, may have the pawns'
// slot: they go forward only, to no other file but by a capture, must promote on the last rank,
// and are not dropped on the first or the last.
func (table *slotTable) mayStandAsPawn(t define.PieceType) bool {
	for _, c := range table.owners(t) {
		up := int8(1 - 2*int(c))
		if slices.ContainsFunc(table.rules.Steps(c, t), func(step define.Step) bool {
			aside := step.Vector.Right != 0 && step.Mode&define.MayMove != 0
			return step.Then || step.Vector.Up*up <= 0 || aside
		}) {
			return false
		}
	}
	return table.promotes(t) && table.endsAt(t, 1) && !table.dropsAtEnds(t)
}

// endsAt reports whether pieces of a type must promote on the last n ranks, and
// may not be dropped there.
func (table *slotTable) endsAt(t define.PieceType, n int) bool {
	end := func(c define.Color) define.Set { return lastRanks(table.rules, c, n) }
	for _, c := range table.owners(t) {
		ranks, must := end(c), table.rules.MustPromote(c, t)
		if must != nil && !within(&ranks, *must) {
			return false
		}
	}
	return !table.mayDrop(t, end)
}

// mayDrop reports whether pieces of a type may be dropped on some squares.
func (table *slotTable) mayDrop(t define.PieceType, squares func(define.Color) define.Set) bool {
	r := table.rules
	if !r.CanDrop() {
		return false
	}
	for _, c := range table.owners(t) {
		zone, held := r.DropZone(c, t), r.HandsGrow() || r.Start().Hand(c, t) > 0
		if set := squares(c); held && (zone == nil || !apart(zone, &set)) {
			return true
		}
	}
	return false
}

// dropsAtEnds reports whether pieces of a type may be dropped on the first or the last rank.
func (table *slotTable) dropsAtEnds(t define.PieceType) bool {
	return table.mayDrop(t, func(define.Color) define.Set { return bothEnds(table.rules) })
}

// bothEnds returns the squares of the first and the last rank.
func bothEnds(r *board.Rules) define.Set {
	set := lastRanks(r, define.White, 1)
	black := lastRanks(r, define.Black, 1)
	for _, s := range black.Squares() {
		set.Add(s)
	}
	return set
}

// onePerFile reports whether a piece of a type is not dropped on a file with another.
func (table *slotTable) onePerFile(t define.PieceType) bool {
	return table.rules.DropsPerFile(t) == 1
}

// apart reports whether two sets have no square in common.
func apart(a, b *define.Set) bool {
	for w, word := range a {
		if word&b[w] != 0 {
			return false
		}
	}
	return true
}
