package board

import "slices"

// Pieces for the tests of the reference: moves that no game in the catalogue has,
// or not in such company. Vectors are turned by hand or by turned.

// anywhere continues a chain with a leg that turns by itself: one chain for each
// image of its vector.
func anywhere(first, then Step) []Step {
	var list []Step
	var seen []Vector
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
			if chain := []Step{start, leg}; !containsChain(list, chain) {
				list = append(list, chain...)
			}
		}
	}
	return list
}

// containsChain reports whether a list of two-leg chains has this one.
func containsChain(list, chain []Step) bool {
	for i := 0; i < len(list); i += 2 {
		if list[i].Vector == chain[0].Vector && list[i+1].Vector == chain[1].Vector {
			return true
		}
	}
	return false
}

// one is a leap, and far a slide, as legs of a chain.
func one(right, up int8, mode Mode, hop Hop) Step {
	return Step{Vector: Vector{right, up}, Range: 1, Mode: mode, Hop: hop}
}
func far(right, up int8, mode Mode, hop Hop) Step {
	return Step{Vector: Vector{right, up}, Mode: mode, Hop: hop}
}

// lionSteps take twice, take and come home, or pass.
func lionSteps() []Step {
	var list [][]Step
	for _, first := range []Vector{{0, 1}, {1, 1}} {
		for _, then := range []Vector{{0, 1}, {1, 1}} {
			list = append(list, anywhere(Step{Vector: first, Range: 1, Mode: both}, Step{Vector: then, Range: 1, Mode: both, Hop: AfterEither}))
		}
	}
	return slices.Concat(slices.Concat(list...), leap(0, 2), leap(1, 2), leap(2, 2))
}

// locustSteps go along a queen's lines over an enemy, which is captured, to the
// square behind.
func locustSteps() []Step {
	return slices.Concat(
		turned(far(0, 1, 0, None), one(0, 1, MayMove, AfterCapture)),
		turned(far(1, 1, 0, None), one(1, 1, MayMove, AfterCapture)))
}

// hunters take on the way in all the ways that one row can say.
func hunters() []TypeDef {
	return []TypeDef{
		typeOf("L", lionSteps()),
		typeOf("O", locustSteps(), turned(one(1, 1, MayMove, None))),
		// a rook that may capture and step on to any side, also back
		typeOf("H", slide(0, 1), anywhere(far(0, 1, 0, None), one(0, 1, MayMove, AfterCapture))),
		// captures in place, and leaps like a dabbaba
		typeOf("I", turned(one(1, 1, 0, None), one(-1, -1, MayMove, AfterCapture)), turned(one(0, 1, 0, None), one(0, -1, MayMove, AfterCapture)), leap(0, 2)),
		// goes through an enemy and captures the next one too
		typeOf("T", turned(far(0, 1, MayMove, None), far(0, 1, both, AfterCapture))),
		// captures up to three in one leap-frog, two of them in either order
		typeOf("U", leap(1, 2), turned(one(1, 1, 0, None), one(1, 1, 0, AfterCapture), one(1, 0, both, AfterCapture)),
			turned(one(0, 1, 0, None), one(1, 0, 0, AfterCapture), one(0, -1, both, AfterEither)),
			turned(one(1, 1, 0, None), one(-1, 0, 0, AfterCapture), one(1, -1, both, AfterEither))),
		// goes on from its victim, back over squares that count as empty, and
		// over what stands behind
		typeOf("Y", leap(0, 3), turned(one(0, 1, 0, None), one(0, 1, MayMove, AfterCapture), far(0, -1, 0, AfterMove), one(0, -1, both, OverAny))),
		// may stand still, and steps like a wazir
		typeOf("S", turned(one(0, 1, MayMove, None), one(0, -1, MayMove, AfterMove)), leap(1, 3)),
		{Name: "draughtsman", Letter: "M", Owners: [2]bool{true, true}, Steps: [2][]Step{draughtsmanSteps(1), draughtsmanSteps(-1)}},
	}
}

// draughtsmanSteps are those of a draughts piece that may capture once.
func draughtsmanSteps(up int8) []Step {
	var list []Step
	for _, right := range []int8{-1, 1} {
		list = append(list, one(right, up, MayMove, None))
		jump := one(right, up, 0, None)
		jump.Then = true
		list = append(list, jump, one(right, up, MayMove, AfterCapture))
	}
	return list
}

// jumpers need a piece to jump over or to turn at.
func jumpers() []TypeDef {
	upTo := func(n int, s Step) Step { s.Range = n; return s }
	return []TypeDef{
		typeOf("D", turned(far(0, 1, 0, None), far(1, 1, both, BeforeAny))),             // dimachaer
		typeOf("S", turned(far(0, 1, MayMove, None), far(1, 1, MayCapture, BeforeAny))), // secutor
		typeOf("V", turned(far(1, 1, 0, None), far(0, 1, both, BeforeAny))),             // provocator
		typeOf("M", turned(far(1, 1, MayMove, None), far(0, 1, MayCapture, BeforeAny))), // murmillo
		typeOf("B", turned(far(1, 1, both, None), far(0, 1, both, BeforeFriend))),       // bifurcators
		typeOf("R", turned(far(0, 1, both, None), far(1, 1, both, BeforeEnemy))),        //
		typeOf("G", turned(far(0, 1, 0, None), one(0, 1, both, OverAny)), turned(far(1, 1, 0, None), one(1, 1, both, OverAny))),
		typeOf("X", turned(far(1, 1, MayMove, None), upTo(2, far(1, 1, both, OverFriend)))), // lands one or two behind a friend
		typeOf("E", turned(far(0, 1, 0, None), upTo(3, far(0, 1, both, OverEnemy)))),        // up to three behind an enemy
		typeOf("C", turned(far(0, 1, MayMove, None)), turned(far(0, 1, 0, None), far(0, 1, MayCapture, OverAny))),
		typeOf("W", turned(one(0, 2, 0, None), far(0, 1, both, OverAny)), turned(one(1, 2, both, None), one(0, 1, both, AfterMove))),
		typeOf("Z", turned(far(1, 1, 0, None), far(1, 1, 0, OverAny), far(1, 1, both, OverAny)), leap(0, 1)), // over two
	}
}

// benders turn after a step, and leap in odd ways.
func benders() []TypeDef {
	lame := func(s Step, path ...Vector) Step { s.Path = path; return s }
	return []TypeDef{
		typeOf("G", turned(one(1, 1, both, None), far(0, 1, both, AfterMove))),
		typeOf("A", turned(one(0, 1, both, None), far(1, 1, both, AfterMove))),
		typeOf("N", turned(far(1, 2, both, None))),
		typeOf("R", turned(far(0, 1, both, None), far(0, -1, both, AfterMove))), // goes and comes back: passes, crosses its own square
		typeOf("B", slide(1, 1)),
		typeOf("F", turned(lame(one(1, 3, both, None), Vector{0, 1}, Vector{0, 2})), turned(lame(one(1, 3, both, None), Vector{0, 1}, Vector{1, 2})),
			turned(lame(one(2, 3, both, None), Vector{1, 1}, Vector{1, 2}))),
		typeOf("H", turned(lame(far(1, 2, both, None), Vector{0, 1}))), // a lame nightrider
		typeOf("C", turned(one(1, 2, both, None), one(0, 1, both, AfterMove))),
	}
}

// wrapped joins the left and the right edge for all rows.
func wrapped(types []TypeDef) []TypeDef {
	for i := range types {
		for c := range types[i].Steps {
			types[i].Steps[c] = round(slices.Clone(types[i].Steps[c]))
		}
	}
	return types
}
