package betza

import (
	"fairymax/board/define"
)

// This file turns terms that were read into chains of steps.

// chains returns the chains of a term.
func (t *term) chains() ([]define.Chain, error) {
	if err := t.refuse(); err != nil {
		return nil, err
	}
	var chains []define.Chain
	complete := t.follow(0, 0, t.atom.slides, nil, func(legs define.Chain) bool {
		legs = legs.Straighten()
		legs[0].Unmoved = t.unmoved
		last := t.legs[len(t.legs)-1]
		legs[0].Wrap = last.has("o")
		if last.has("e") {
			legs[0].EnPassant = define.EnPassantCaptures
		}
		chains = append(chains, legs)
		return len(chains) <= maxChains
	})
	if !complete {
		return nil, mistake("FM167", "these are more than %d single moves; give the legs directions", maxChains)
	}
	return chains, nil
}

// refuse returns an error for what XBoard would misread, and for
// what the rules of package board cannot express.
func (t *term) refuse() error {
	for i := range t.legs {
		if err := t.refuseLeg(i); err != nil {
			return err
		}
	}
	last := len(t.legs) - 1
	if last > 0 && (t.atom.system == oblique || t.atom.vector.Up > 2 || t.reach > 1) {
		return mistake("FM165", "moves with several legs begin with W, F, K, R, B, Q, D or A")
	}
	final := t.legs[last]
	if final.has("p") && t.reach != 0 || final.has("g") && t.reach == 1 {
		return mistake("FM166", "p is for R, B, Q and riders; g needs a range of 2 or more")
	}
	return nil
}

// refuseLeg does the same for one leg.
func (t *term) refuseLeg(i int) error {
	leg, last := t.legs[i], len(t.legs)-1
	switch {
	case leg.has("d"):
		return mistake("FM152", "a piece cannot capture pieces of its own side (d)")
	case i < last && leg.has("c") && (leg.has("p") || leg.has("g") || leg.has("y")):
		return mistake("FM153", "c before a continues from the square of the captured piece; remove p, g and y")
	case i < last && leg.has("c") && t.legs[last].has("e"):
		return mistake("FM154", "a move that captures on the way (c before a) cannot capture en passant; remove e")
	case i > 1 && t.captures(i) > 2:
		return mistake("FM155", "a move captures at most two pieces on the way")
	case i < last && (leg.has("e") || leg.has("o") || leg.has("n")):
		return mistake("FM156", "e, o and n belong to the last leg")
	case last > 0 && (leg.has("o") || leg.has("n")):
		return mistake("FM157", "o and n are for moves with a single leg")
	case i == last && (leg.has("t") || leg.has("y")):
		return mistake("FM158", "t and y need another leg: they come before a")
	case leg.has("e") && !leg.has("c"):
		return mistake("FM159", "en passant is a capture; write ce")
	case leg.has("p") && leg.has("g"):
		return mistake("FM160", "p and g exclude each other")
	case leg.has("t") && !leg.has("p") && !leg.has("g"):
		return mistake("FM161", "t needs a hurdle; write tp or tg")
	case leg.has("n") && t.atom.vector == atoms['W'].vector || leg.has("n") && t.atom.vector == atoms['F'].vector:
		return mistake("FM162", "n needs a square halfway, but this step has none")
	case i < last && leg.has("m") && leg.has("p") && t.reach != 1:
		return mistake("FM163", "mp passes over one square; it cannot be repeated")
	case i < last && leg.has("m") && leg.has("g"):
		return mistake("FM164", "m and g exclude each other before a")
	}
	return nil
}

// captures counts the capturing legs before leg i.
func (t *term) captures(i int) int {
	n := 0
	for _, leg := range t.legs[:i] {
		if leg.has("c") {
			n++
		}
	}
	return n
}

// follow visits all chains that begin with the legs before and go on with leg i.
// The last of these legs went in the given direction. It reports whether it has
// visited all: visit returns false to end it.
func (t *term) follow(i, direction int, slides bool, before define.Chain, visit func(define.Chain) bool) bool {
	leg := t.legs[i]
	for d := range 8 {
		if !t.dirs(i, direction).has(d) {
			continue
		}
		step := define.Step{Vector: t.vector(i, d), Range: t.rangeOf(slides), Hop: t.hop(i)}
		legs := append(before[:len(before):len(before)], step)
		if i > 0 && t.through(i-1) { // the square between may be empty or not: one longer leap
			longer := before[len(before)-1]
			longer.Vector, longer.Then = longer.Vector.Add(step.Vector), false
			legs = append(before[:len(before)-1:len(before)-1], longer)
		}
		if i == len(t.legs)-1 {
			if !visit(t.end(legs, slides)) {
				return false
			}
			continue
		}
		legs[len(legs)-1].Then = true
		toggled := leg.has("g") || leg.has("y")
		if !t.follow(i+1, d, slides != toggled, legs, visit) {
			return false
		}
	}
	return true
}

// dirs returns the directions of a leg; those of a later leg are relative to the
// leg before it.
func (t *term) dirs(i, direction int) dirs {
	d := t.legs[i].dirs
	switch {
	case i == 0 && d == 0:
		return t.atom.system.all()
	case i == 0:
		return d
	case d == 0:
		d = t.atom.turns()
	}
	return d.turned(direction)
}

// vector returns the step of a leg in a direction. Later legs, and K and Q, step
// like a king; after D and A they step like D and A.
func (t *term) vector(i, d int) define.Vector {
	a := t.atom.vector
	if (i > 0 || t.atom.system == royal) && d%2 == 1 {
		a = define.Vector{Right: a.Up, Up: a.Up}
	} else if i > 0 {
		a.Right = 0
	}
	return image(a, d)
}

// rangeOf returns the range of a leg: a toggled leg slides or steps instead.
func (t *term) rangeOf(slides bool) int {
	switch {
	case slides == t.atom.slides:
		return t.reach
	case slides:
		return 0
	}
	return 1
}

// hop says how a leg sets out. The modifiers of the leg before it decide.
func (t *term) hop(i int) define.Hop {
	if i == 0 {
		return define.None
	}
	switch before := t.legs[i-1]; {
	case before.has("c") && before.has("m"):
		return define.AfterEither
	case before.has("c"):
		return define.AfterCapture
	case !before.has("p") && !before.has("g"):
		return define.AfterMove
	case before.has("t"):
		return define.OverFriend
	}
	return define.OverAny
}

// through reports whether a leg goes on from its square, empty or occupied.
func (t *term) through(i int) bool { return t.legs[i].has("m") && t.legs[i].has("p") }

// end finishes the last leg: its mode, its blocker and the leg beyond a hurdle.
func (t *term) end(legs define.Chain, slides bool) define.Chain {
	final := t.legs[len(t.legs)-1]
	step := legs[len(legs)-1]
	if final.has("n") {
		step.Path = []define.Vector{{Right: step.Vector.Right / 2, Up: step.Vector.Up / 2}}
	}
	mode := define.MayMove | define.MayCapture
	switch {
	case final.has("m") && !final.has("c"):
		mode = define.MayMove
	case final.has("c") && !final.has("m"):
		mode = define.MayCapture
	}
	legs = append(legs[:len(legs)-1:len(legs)-1], step)
	if !final.has("p") && !final.has("g") {
		legs[len(legs)-1].Mode = mode
		return legs
	}
	behind := define.Step{Vector: step.Vector, Range: t.rangeOf(slides), Mode: mode, Hop: define.OverAny}
	run := &legs[len(legs)-1]
	run.Then = true
	if final.has("g") {
		behind.Range = 1
		run.Range = max(0, run.Range-1)
	}
	return append(legs, behind)
}
