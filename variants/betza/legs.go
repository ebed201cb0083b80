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
	complete := t.follow(0, 0, nil, func(legs define.Chain) bool {
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
	if reach := t.reachOf(last); final.has("p") && reach != 0 || final.has("g") && reach == 1 {
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
	case i < last && leg.has("m") && leg.has("p") && t.reachOf(i) != 1:
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
func (t *term) follow(i, direction int, before define.Chain, visit func(define.Chain) bool) bool {
	for d := range 8 {
		if !t.dirs(i, direction).has(d) {
			continue
		}
		for _, legs := range t.extended(i, d, (d-direction+8)%8, before) {
			if i == len(t.legs)-1 {
				if !visit(t.end(legs)) {
					return false
				}
				continue
			}
			legs[len(legs)-1].Then = true
			if !t.follow(i+1, d, legs, visit) {
				return false
			}
		}
	}
	return true
}

// extended returns a chain followed by leg i, which turns by some eighths of a circle, in one
// way or in several. Ahead, a square that may be empty or not makes one longer leap; back,
// that square could be beyond the edge.
func (t *term) extended(i, d, turn int, before define.Chain) (all []define.Chain) {
	step := define.Step{Vector: t.vector(i, d), Range: t.reachOf(i)}
	if i > 0 && t.through(i-1) && (turn < 2 || turn == 7) {
		longer := before[len(before)-1]
		longer.Vector, longer.Then = longer.Vector.Add(step.Vector), false
		return []define.Chain{append(before[:len(before)-1:len(before)-1], longer)}
	}
	for _, step.Hop = range t.hops(i) {
		all = append(all, append(before[:len(before):len(before)], step))
	}
	return all
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

// reachOf returns the range of leg i. With each g and y before it, XBoard drops the number,
// puts W, F and K for R, B and Q or these for those, and makes a rider of what was a single step.
func (t *term) reachOf(i int) int {
	slides, reach := t.atom.slides, t.reach
	for _, leg := range t.legs[:i] {
		switch {
		case !leg.has("g") && !leg.has("y"):
			continue
		case t.atom.vector.Up == 1:
			slides = !slides
		}
		if slides || reach == 1 {
			reach = 0
		} else {
			reach = 1
		}
	}
	return reach
}

// hops says how a leg sets out. The modifiers of the leg before it decide.
func (t *term) hops(i int) []define.Hop {
	if i == 0 {
		return []define.Hop{define.None}
	}
	before, over := t.legs[i-1], define.OverAny
	if before.has("t") {
		over = define.OverFriend
	}
	switch {
	case before.has("c") && before.has("m"):
		return []define.Hop{define.AfterEither}
	case before.has("c"):
		return []define.Hop{define.AfterCapture}
	case !before.has("p") && !before.has("g"):
		return []define.Hop{define.AfterMove}
	case before.has("m"):
		return []define.Hop{define.AfterMove, over}
	}
	return []define.Hop{over}
}

// through reports whether a leg goes on from its square, empty or occupied by any piece.
func (t *term) through(i int) bool {
	leg := t.legs[i]
	return leg.has("m") && leg.has("p") && !leg.has("t")
}

// end finishes the last leg: its mode, its blocker and the leg beyond a hurdle.
func (t *term) end(legs define.Chain) define.Chain {
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
	behind := define.Step{Vector: step.Vector, Range: step.Range, Mode: mode, Hop: define.OverAny}
	run := &legs[len(legs)-1]
	run.Then = true
	if final.has("g") {
		behind.Range = 1
		run.Range = max(0, run.Range-1)
	}
	return append(legs, behind)
}
