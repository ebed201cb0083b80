package board

import (
	"maps"
	"slices"
)

// diagramPieces are the pieces that the diagrams name, as White moves them.
func diagramPieces() map[string][]Step {
	pieces := takers()
	maps.Copy(pieces, lionPowers())
	maps.Copy(pieces, turners())
	return pieces
}

// takers take on the way.
func takers() map[string][]Step {
	rookLocust := turned(far(0, 1, 0, None), one(0, 1, MayMove, AfterCapture))
	bishopLocust := turned(far(1, 1, 0, None), one(1, 1, MayMove, AfterCapture))
	return map[string][]Step{
		"locust":      locustSteps(),
		"draughtsman": draughtsmanSteps(1),
		"triton":      slices.Concat(quiet(slide(0, 1)), rookLocust),
		"nereid":      slices.Concat(quiet(slide(1, 1)), bishopLocust),
		"siren":       slices.Concat(quiet(slide(0, 1)), quiet(slide(1, 1)), rookLocust, bishopLocust),
		"rifle-king": slices.Concat(quiet(leap(0, 1)), quiet(leap(1, 1)),
			turned(one(0, 1, 0, None), one(0, -1, MayMove, AfterCapture)), turned(one(1, 1, 0, None), one(-1, -1, MayMove, AfterCapture))),
		"running-king": slices.Concat(leap(0, 1), leap(1, 1),
			anywhere(one(0, 1, 0, None), one(0, 1, MayMove, AfterCapture)), anywhere(one(0, 1, 0, None), one(1, 1, MayMove, AfterCapture)),
			anywhere(one(1, 1, 0, None), one(0, 1, MayMove, AfterCapture)), anywhere(one(1, 1, 0, None), one(1, 1, MayMove, AfterCapture))),
		"running-rook":   turned(far(0, 1, both, None), far(0, 1, MayMove, AfterCapture)),
		"running-bishop": turned(far(1, 1, both, None), one(0, 1, both, AfterCapture)),
	}
}

// lionPowers go two steps, all around or on some lines only.
func lionPowers() map[string][]Step {
	return map[string][]Step{
		"lion":           lionSteps(),
		"horned-falcon":  slices.Concat(slide(1, 1), without(slide(0, 1), func(v Vector) bool { return v.Up > 0 }), lionOn(Vector{0, 1})),
		"soaring-eagle":  slices.Concat(slide(0, 1), without(slide(1, 1), func(v Vector) bool { return v.Up > 0 }), lionOn(Vector{1, 1}), lionOn(Vector{-1, 1})),
		"standing-wazir": turned(one(0, 1, both, None), one(0, -1, MayMove, AfterMove)),
	}
}

// turners turn half, after a step or in front of a piece, or land behind it.
func turners() map[string][]Step {
	upToTwo := far(0, 1, both, OverAny)
	upToTwo.Range = 2
	return map[string][]Step{
		"round-griffon":     round(turned(one(1, 1, both, None), far(0, 1, both, AfterMove))),
		"round-aanca":       round(turned(one(0, 1, both, None), far(1, 1, both, AfterMove))),
		"dimachaer":         turned(far(0, 1, 0, None), far(1, 1, both, BeforeAny)),
		"secutor":           turned(far(0, 1, MayMove, None), far(1, 1, MayCapture, BeforeAny)),
		"provocator":        turned(far(1, 1, 0, None), far(0, 1, both, BeforeAny)),
		"murmillo":          turned(far(1, 1, MayMove, None), far(0, 1, MayCapture, BeforeAny)),
		"grasshopper":       slices.Concat(turned(far(0, 1, 0, None), one(0, 1, both, OverAny)), turned(far(1, 1, 0, None), one(1, 1, both, OverAny))),
		"long-hopper":       turned(far(0, 1, 0, None), far(0, 1, both, OverAny)),
		"two-behind":        turned(far(0, 1, 0, None), one(0, 2, both, OverAny)),
		"up-to-two":         turned(far(0, 1, 0, None), upToTwo),
		"bifurcator-bishop": turned(far(1, 1, both, None), far(0, 1, both, BeforeFriend)),
		"bifurcator-rook":   turned(far(0, 1, both, None), far(1, 1, both, BeforeFriend)),
	}
}

// lionOn is a lion's power on one line: a step, two steps with a victim on each,
// a step and back, a jump.
func lionOn(v Vector) []Step {
	step := Step{Vector: v, Range: 1, Mode: both, Then: true}
	on := Step{Vector: v, Range: 1, Mode: both, Hop: AfterEither}
	back := Step{Vector: v.Negate(), Range: 1, Mode: MayMove, Hop: AfterEither}
	return []Step{step, on, step, back, {Vector: v.Add(v), Range: 1, Mode: both}}
}

// quiet takes the captures away from single steps.
func quiet(steps []Step) []Step {
	for i := range steps {
		steps[i].Mode = MayMove
	}
	return steps
}

// without drops single steps.
func without(steps []Step, drop func(Vector) bool) []Step {
	return slices.DeleteFunc(steps, func(s Step) bool { return drop(s.Vector) })
}

// round joins the left and the right edge for a piece.
func round(steps []Step) []Step {
	for i := range steps {
		steps[i].Wrap = true
	}
	return steps
}
