package board

import (
	"maps"
	"slices"

	"fairymax/board/define"
)

// diagramPieces are the pieces that the diagrams name, as White moves them.
func diagramPieces() map[string][]define.Step {
	pieces := takers()
	maps.Copy(pieces, lionPowers())
	maps.Copy(pieces, turners())
	return pieces
}

// takers take on the way.
func takers() map[string][]define.Step {
	rookLocust := turned(far(0, 1, 0, define.None), one(0, 1, define.MayMove, define.AfterCapture))
	bishopLocust := turned(far(1, 1, 0, define.None), one(1, 1, define.MayMove, define.AfterCapture))
	return map[string][]define.Step{
		"locust":      locustSteps(),
		"draughtsman": draughtsmanSteps(1),
		"triton":      slices.Concat(quiet(slide(0, 1)), rookLocust),
		"nereid":      slices.Concat(quiet(slide(1, 1)), bishopLocust),
		"siren":       slices.Concat(quiet(slide(0, 1)), quiet(slide(1, 1)), rookLocust, bishopLocust),
		"rifle-king": slices.Concat(quiet(leap(0, 1)), quiet(leap(1, 1)),
			turned(one(0, 1, 0, define.None), one(0, -1, define.MayMove, define.AfterCapture)), turned(one(1, 1, 0, define.None), one(-1, -1, define.MayMove, define.AfterCapture))),
		"running-king": slices.Concat(leap(0, 1), leap(1, 1),
			anywhere(one(0, 1, 0, define.None), one(0, 1, define.MayMove, define.AfterCapture)), anywhere(one(0, 1, 0, define.None), one(1, 1, define.MayMove, define.AfterCapture)),
			anywhere(one(1, 1, 0, define.None), one(0, 1, define.MayMove, define.AfterCapture)), anywhere(one(1, 1, 0, define.None), one(1, 1, define.MayMove, define.AfterCapture))),
		"running-rook":   turned(far(0, 1, both, define.None), far(0, 1, define.MayMove, define.AfterCapture)),
		"running-bishop": turned(far(1, 1, both, define.None), one(0, 1, both, define.AfterCapture)),
	}
}

// lionPowers go two steps, all around or on some lines only.
func lionPowers() map[string][]define.Step {
	return map[string][]define.Step{
		"lion":           lionSteps(),
		"horned-falcon":  slices.Concat(slide(1, 1), without(slide(0, 1), func(v define.Vector) bool { return v.Up > 0 }), lionOn(define.Vector{Right: 0, Up: 1})),
		"soaring-eagle":  slices.Concat(slide(0, 1), without(slide(1, 1), func(v define.Vector) bool { return v.Up > 0 }), lionOn(define.Vector{Right: 1, Up: 1}), lionOn(define.Vector{Right: -1, Up: 1})),
		"standing-wazir": turned(one(0, 1, both, define.None), one(0, -1, define.MayMove, define.AfterMove)),
	}
}

// turners turn half, after a step or in front of a piece, or land behind it.
func turners() map[string][]define.Step {
	upToTwo := far(0, 1, both, define.OverAny)
	upToTwo.Range = 2
	return map[string][]define.Step{
		"round-griffon":     round(turned(one(1, 1, both, define.None), far(0, 1, both, define.AfterMove))),
		"round-aanca":       round(turned(one(0, 1, both, define.None), far(1, 1, both, define.AfterMove))),
		"dimachaer":         turned(far(0, 1, 0, define.None), far(1, 1, both, define.BeforeAny)),
		"secutor":           turned(far(0, 1, define.MayMove, define.None), far(1, 1, define.MayCapture, define.BeforeAny)),
		"provocator":        turned(far(1, 1, 0, define.None), far(0, 1, both, define.BeforeAny)),
		"murmillo":          turned(far(1, 1, define.MayMove, define.None), far(0, 1, define.MayCapture, define.BeforeAny)),
		"grasshopper":       slices.Concat(turned(far(0, 1, 0, define.None), one(0, 1, both, define.OverAny)), turned(far(1, 1, 0, define.None), one(1, 1, both, define.OverAny))),
		"long-hopper":       turned(far(0, 1, 0, define.None), far(0, 1, both, define.OverAny)),
		"two-behind":        turned(far(0, 1, 0, define.None), one(0, 2, both, define.OverAny)),
		"up-to-two":         turned(far(0, 1, 0, define.None), upToTwo),
		"bifurcator-bishop": turned(far(1, 1, both, define.None), far(0, 1, both, define.BeforeFriend)),
		"bifurcator-rook":   turned(far(0, 1, both, define.None), far(1, 1, both, define.BeforeFriend)),
	}
}

// lionOn is a lion's power on one line: a step, two steps with a victim on each,
// a step and back, a jump.
func lionOn(v define.Vector) []define.Step {
	step := define.Step{Vector: v, Range: 1, Mode: both, Then: true}
	on := define.Step{Vector: v, Range: 1, Mode: both, Hop: define.AfterEither}
	back := define.Step{Vector: v.Negate(), Range: 1, Mode: define.MayMove, Hop: define.AfterEither}
	return []define.Step{step, on, step, back, {Vector: v.Add(v), Range: 1, Mode: both}}
}

// quiet takes the captures away from single steps.
func quiet(steps []define.Step) []define.Step {
	for i := range steps {
		steps[i].Mode = define.MayMove
	}
	return steps
}

// without drops single steps.
func without(steps []define.Step, drop func(define.Vector) bool) []define.Step {
	return slices.DeleteFunc(steps, func(s define.Step) bool { return drop(s.Vector) })
}

// round joins the left and the right edge for a piece.
func round(steps []define.Step) []define.Step {
	for i := range steps {
		steps[i].Wrap = true
	}
	return steps
}
