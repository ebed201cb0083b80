package xboard

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// takesEnPassant reports whether pieces of a type capture en passant.
func (table *slotTable) takesEnPassant(t define.PieceType) bool {
	return slices.ContainsFunc(table.owners(t), func(c define.Color) bool {
		return slices.ContainsFunc(table.rules.Steps(c, t), func(step define.Step) bool { return step.EnPassant == define.EnPassantCaptures })
	})
}

// missesVictim reports whether XBoard would leave the victim of some capture en
// passant by a piece of type t on its board. It removes one only where the piece
// starts in the half of the board that is farther from its own side, and in
// children of some parents only where it moves straight ahead.
func (table *slotTable) missesVictim(t define.PieceType) bool {
	for _, c := range table.owners(t) {
		takes := slices.DeleteFunc(slices.Clone(table.rules.Steps(c, t)), func(step define.Step) bool { return step.EnPassant != define.EnPassantCaptures })
		if len(takes) == 0 {
			continue
		}
		exposed := exposedBy(table.rules, c.Other())
		if slices.ContainsFunc(takes, func(step define.Step) bool {
			return table.parent.straight && step.Vector.Right != 0 || table.startsNear(c, step, &exposed)
		}) {
			return true
		}
	}
	return false
}

// startsNear reports whether a capture that ends on one of the squares can start in
// a side's own half.
func (table *slotTable) startsNear(c define.Color, step define.Step, exposed *define.Set) bool {
	for _, s := range exposed.Squares() {
		from, ok := table.rules.Offset(s, step.Vector.Negate(), false)
		far := table.rules.Rank(from) >= table.rules.Ranks/2
		if ok && far != (c == define.White) {
			return true
		}
	}
	return false
}

// exposedBy returns the squares where a side's pieces can be captured en passant.
func exposedBy(r *board.Rules, c define.Color) define.Set {
	var exposed define.Set
	start := r.Start()
	for i := range r.Types() {
		t := define.PieceType(i + 1)
		for _, step := range r.Steps(c, t) {
			if step.EnPassant != define.EnPassantExposes {
				continue
			}
			for n := range r.Squares {
				s := define.Square(n)
				if r.IsHole(s) || step.From != nil && !step.From.Has(s) || step.Unmoved && start.At(s) != define.MakePiece(c, t) {
					continue
				}
				expose(r, &exposed, s, step)
			}
		}
	}
	return exposed
}

// expose adds the squares that a move of one leg passes.
func expose(r *board.Rules, exposed *define.Set, s define.Square, step define.Step) {
	for n := 1; n <= max(step.Range, 1); n++ {
		for _, v := range step.Path {
			if passed, ok := r.Offset(s, v, false); ok {
				exposed.Add(passed)
			}
		}
		next, ok := r.Offset(s, step.Vector, false)
		if !ok {
			return
		}
		if n < step.Range {
			exposed.Add(next)
		}
		s = next
	}
}

// removesOthers reports whether XBoard would take moves of type t for captures en passant
// of its parent's pawns, and remove what stands beside: moves straight ahead to an empty square.
func (table *slotTable) removesOthers(t define.PieceType) bool {
	return table.parent.straight && slices.ContainsFunc(table.owners(t), func(c define.Color) bool {
		return slices.ContainsFunc(table.rules.Steps(c, t), func(step define.Step) bool {
			return step.Vector.Right == 0 && step.Mode&define.MayMove != 0 && step.EnPassant != define.EnPassantCaptures
		})
	})
}
