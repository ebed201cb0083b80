package board

import (
	"slices"

	"fairymax/board/define"
)

// Pieces for the tests of the reference: moves that no game in the catalogue has,
// or not in such company. Vectors are turned by hand or by turned.

// anywhere continues a chain with a leg that turns by itself: one chain for each
// image of its vector.
func anywhere(first, then define.Step) []define.Step {
	var list []define.Step
	var seen []define.Vector
	for i := range 8 {
		v := symmetry(i, then.Vector)
		if slices.Contains(seen, v) {
			continue
		}
		seen = append(seen, v)
		leg := then
		leg.Vector = v
		for j := range 8 {
			start := first
			start.Vector, start.Then = symmetry(j, first.Vector), true
			if chain := []define.Step{start, leg}; !containsChain(list, chain) {
				list = append(list, chain...)
			}
		}
	}
	return list
}

// containsChain reports whether a list of two-leg chains has this one.
func containsChain(list, chain []define.Step) bool {
	for i := 0; i < len(list); i += 2 {
		if list[i].Vector == chain[0].Vector && list[i+1].Vector == chain[1].Vector {
			return true
		}
	}
	return false
}

// one is a leap, and far a slide, as legs of a chain.
func one(right, up int8, mode define.Mode, hop define.Hop) define.Step {
	return define.Step{Vector: define.Vector{Right: right, Up: up}, Range: 1, Mode: mode, Hop: hop}
}
func far(right, up int8, mode define.Mode, hop define.Hop) define.Step {
	return define.Step{Vector: define.Vector{Right: right, Up: up}, Mode: mode, Hop: hop}
}

// lionSteps take twice, take and come home, or pass.
func lionSteps() []define.Step {
	var list [][]define.Step
	for _, first := range []define.Vector{{Right: 0, Up: 1}, {Right: 1, Up: 1}} {
		for _, then := range []define.Vector{{Right: 0, Up: 1}, {Right: 1, Up: 1}} {
			list = append(list, anywhere(define.Step{Vector: first, Range: 1, Mode: both}, define.Step{Vector: then, Range: 1, Mode: both, Hop: define.AfterEither}))
		}
	}
	return slices.Concat(slices.Concat(list...), leap(0, 2), leap(1, 2), leap(2, 2))
}

// locustSteps go along a queen's lines over an enemy, which is captured, to the
// square behind.
func locustSteps() []define.Step {
	return slices.Concat(
		turned(far(0, 1, 0, define.None), one(0, 1, define.MayMove, define.AfterCapture)),
		turned(far(1, 1, 0, define.None), one(1, 1, define.MayMove, define.AfterCapture)))
}

// hunters take on the way in all the ways that one row can say.
func hunters() []define.Type {
	return []define.Type{
		typeOf("L", lionSteps()),
		typeOf("O", locustSteps(), turned(one(1, 1, define.MayMove, define.None))),
		// a rook that may capture and step on to any side, also back
		typeOf("H", slide(0, 1), anywhere(far(0, 1, 0, define.None), one(0, 1, define.MayMove, define.AfterCapture))),
		// captures in place, and leaps like a dabbaba
		typeOf("I", turned(one(1, 1, 0, define.None), one(-1, -1, define.MayMove, define.AfterCapture)), turned(one(0, 1, 0, define.None), one(0, -1, define.MayMove, define.AfterCapture)), leap(0, 2)),
		// goes through an enemy and captures the next one too
		typeOf("T", turned(far(0, 1, define.MayMove, define.None), far(0, 1, both, define.AfterCapture))),
		// captures up to three in one leap-frog, two of them in either order
		typeOf("U", leap(1, 2), turned(one(1, 1, 0, define.None), one(1, 1, 0, define.AfterCapture), one(1, 0, both, define.AfterCapture)),
			turned(one(0, 1, 0, define.None), one(1, 0, 0, define.AfterCapture), one(0, -1, both, define.AfterEither)),
			turned(one(1, 1, 0, define.None), one(-1, 0, 0, define.AfterCapture), one(1, -1, both, define.AfterEither))),
		// goes on from its victim, back over squares that count as empty, and
		// over what stands behind
		typeOf("Y", leap(0, 3), turned(one(0, 1, 0, define.None), one(0, 1, define.MayMove, define.AfterCapture), far(0, -1, 0, define.AfterMove), one(0, -1, both, define.OverAny))),
		// may stand still, and steps like a wazir
		typeOf("S", turned(one(0, 1, define.MayMove, define.None), one(0, -1, define.MayMove, define.AfterMove)), leap(1, 3)),
		{Name: "draughtsman", Letter: "M", Owners: [2]bool{true, true}, Steps: [2][]define.Step{draughtsmanSteps(1), draughtsmanSteps(-1)}},
	}
}

// draughtsmanSteps are those of a draughts piece that may capture once.
func draughtsmanSteps(up int8) []define.Step {
	var list []define.Step
	for _, right := range []int8{-1, 1} {
		list = append(list, one(right, up, define.MayMove, define.None))
		jump := one(right, up, 0, define.None)
		jump.Then = true
		list = append(list, jump, one(right, up, define.MayMove, define.AfterCapture))
	}
	return list
}

// jumpers need a piece to jump over or to turn at.
func jumpers() []define.Type {
	upTo := func(n int, s define.Step) define.Step { s.Range = n; return s }
	return []define.Type{
		typeOf("D", turned(far(0, 1, 0, define.None), far(1, 1, both, define.BeforeAny))),                           // dimachaer
		typeOf("S", turned(far(0, 1, define.MayMove, define.None), far(1, 1, define.MayCapture, define.BeforeAny))), // secutor
		typeOf("V", turned(far(1, 1, 0, define.None), far(0, 1, both, define.BeforeAny))),                           // provocator
		typeOf("M", turned(far(1, 1, define.MayMove, define.None), far(0, 1, define.MayCapture, define.BeforeAny))), // murmillo
		typeOf("B", turned(far(1, 1, both, define.None), far(0, 1, both, define.BeforeFriend))),                     // bifurcators
		typeOf("R", turned(far(0, 1, both, define.None), far(1, 1, both, define.BeforeEnemy))),                      //
		typeOf("G", turned(far(0, 1, 0, define.None), one(0, 1, both, define.OverAny)), turned(far(1, 1, 0, define.None), one(1, 1, both, define.OverAny))),
		typeOf("X", turned(far(1, 1, define.MayMove, define.None), upTo(2, far(1, 1, both, define.OverFriend)))), // lands one or two behind a friend
		typeOf("E", turned(far(0, 1, 0, define.None), upTo(3, far(0, 1, both, define.OverEnemy)))),               // up to three behind an enemy
		typeOf("C", turned(far(0, 1, define.MayMove, define.None)), turned(far(0, 1, 0, define.None), far(0, 1, define.MayCapture, define.OverAny))),
		typeOf("W", turned(one(0, 2, 0, define.None), far(0, 1, both, define.OverAny)), turned(one(1, 2, both, define.None), one(0, 1, both, define.AfterMove))),
		typeOf("Z", turned(far(1, 1, 0, define.None), far(1, 1, 0, define.OverAny), far(1, 1, both, define.OverAny)), leap(0, 1)), // over two
	}
}

// benders turn after a step, and leap in odd ways.
func benders() []define.Type {
	lame := func(s define.Step, path ...define.Vector) define.Step { s.Path = path; return s }
	return []define.Type{
		typeOf("G", turned(one(1, 1, both, define.None), far(0, 1, both, define.AfterMove))),
		typeOf("A", turned(one(0, 1, both, define.None), far(1, 1, both, define.AfterMove))),
		typeOf("N", turned(far(1, 2, both, define.None))),
		typeOf("R", turned(far(0, 1, both, define.None), far(0, -1, both, define.AfterMove))), // goes and comes back: passes, crosses its own square
		typeOf("B", slide(1, 1)),
		typeOf("F", turned(lame(one(1, 3, both, define.None), define.Vector{Right: 0, Up: 1}, define.Vector{Right: 0, Up: 2})), turned(lame(one(1, 3, both, define.None), define.Vector{Right: 0, Up: 1}, define.Vector{Right: 1, Up: 2})),
			turned(lame(one(2, 3, both, define.None), define.Vector{Right: 1, Up: 1}, define.Vector{Right: 1, Up: 2}))),
		typeOf("H", turned(lame(far(1, 2, both, define.None), define.Vector{Right: 0, Up: 1}))), // a lame nightrider
		typeOf("C", turned(one(1, 2, both, define.None), one(0, 1, both, define.AfterMove))),
	}
}

// wrapped joins the left and the right edge for all rows.
func wrapped(types []define.Type) []define.Type {
	for i := range types {
		for c := range types[i].Steps {
			types[i].Steps[c] = round(slices.Clone(types[i].Steps[c]))
		}
	}
	return types
}
