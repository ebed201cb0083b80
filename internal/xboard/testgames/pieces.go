package testgames

import (
	"slices"

	"fairymax/board/define"
)

const full = define.MayMove | define.MayCapture

// Leap is a leaper's steps in all directions.
func Leap(right, up int8) []define.Step { return turned(right, up, 1) }

func slide(right, up int8) []define.Step { return turned(right, up, 0) }

func turned(right, up int8, reach int) []define.Step {
	var steps []define.Step
	for _, v := range (define.Vector{Right: right, Up: up}).Images() {
		steps = append(steps, define.Step{Vector: v, Range: reach, Mode: full})
	}
	slices.SortFunc(steps, func(a, b define.Step) int {
		return int(a.Vector.Right-b.Vector.Right)*100 + int(a.Vector.Up-b.Vector.Up)
	})
	return steps
}

// CannonSteps move as a rook and capture over a hurdle.
func CannonSteps() []define.Step {
	var steps []define.Step
	for _, s := range slide(0, 1) {
		s.Mode = define.MayMove
		s.Then = true
		steps = append(steps, s, define.Step{Vector: s.Vector, Mode: define.MayCapture, Hop: define.OverAny})
	}
	return steps
}

// PawnSteps are those of the pawns of a side for which up is forward.
func PawnSteps(up int8) []define.Step {
	return []define.Step{
		{Vector: define.Vector{Up: up}, Range: 1, Mode: define.MayMove},
		{Vector: define.Vector{Right: -1, Up: up}, Range: 1, Mode: define.MayCapture, EnPassant: define.EnPassantCaptures},
		{Vector: define.Vector{Right: 1, Up: up}, Range: 1, Mode: define.MayCapture, EnPassant: define.EnPassantCaptures},
		{Vector: define.Vector{Up: 2 * up}, Range: 1, Path: []define.Vector{{Up: up}}, Mode: define.MayMove,
			Unmoved: true, EnPassant: define.EnPassantExposes},
	}
}

// pieces of the games by letter: the moves, their Betza text, and whether it is exact.
var pieces = map[string]struct {
	steps []define.Step
	betza string
	exact bool
}{
	"R": {slide(0, 1), "R", true},
	"N": {Leap(1, 2), "N", true},
	"B": {slide(1, 1), "B", true},
	"Q": {slices.Concat(slide(0, 1), slide(1, 1)), "Q", true},
	"A": {slices.Concat(Leap(1, 2), slide(1, 1)), "BN", true},
	"C": {slices.Concat(Leap(1, 2), slide(0, 1)), "RN", true},
	"O": {CannonSteps(), "mRcpR", true},
	"Y": {slices.Concat(Leap(0, 3), Leap(2, 2)), "HA", true},
	"Z": {slices.Concat(Leap(0, 3), Leap(1, 1)), "HF", false},
	"J": {slices.Concat(Leap(1, 2), slide(1, 1)), "BN", true},
	"H": {slices.Concat(Leap(1, 2), slide(1, 1)), "BN", true},
	"E": {slices.Concat(Leap(1, 2), slide(0, 1)), "RN", true},
	"M": {Leap(1, 1), "F", true},

	"+P": {Leap(0, 1), "W", true},
	"+R": {slices.Concat(slide(0, 1), Leap(1, 1)), "RF", true},
}
