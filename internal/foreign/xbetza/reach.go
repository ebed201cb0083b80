package xbetza

import (
	"fairymax/board/define"
)

// hopping writes a last leg that hops over a piece. Behind it, g lets a slide make one
// step, and a step slide; p leaves what remains of the range.
func (w *walker) hopping(legs define.Chain, final leg) (all []define.Chain) {
	step := legs[len(legs)-1]
	before, behind := step, define.Step{Vector: step.Vector, Mode: step.Mode, Hop: define.OverAny, Range: step.Range}
	before.Mode, before.Then = 0, true
	with := func(before, behind define.Step) define.Chain {
		return append(legs[:len(legs)-1:len(legs)-1], before, behind)
	}
	switch {
	case final.has('g') && step.Range == 0:
		behind.Range = 1
	case final.has('g'):
		behind.Range = 0
	case step.Range > 1:
		for length := 1; length < step.Range; length++ {
			behind.Range = step.Range - length
			all = append(all, with(exactly(before, length), behind))
		}
		return all
	}
	return []define.Chain{with(before, behind)}
}

// asFar returns a chain for each length that its last two legs can have alike.
func (w *walker) asFar(legs define.Chain) (all []define.Chain) {
	n := len(legs)
	most := max(w.files, w.ranks) - 1
	for _, leg := range legs[n-2:] {
		if leg.Range != 0 {
			most = min(most, leg.Range)
		}
	}
	for length := 1; length <= most; length++ {
		chain := legs.Clone()
		chain[n-2], chain[n-1] = exactly(chain[n-2], length), exactly(chain[n-1], length)
		all = append(all, chain)
	}
	return all
}

// exactly returns a slide that goes over a number of squares and no fewer.
func exactly(slide define.Step, length int) define.Step {
	v := slide.Vector
	for i := 1; i < length; i++ {
		slide.Path = append(slide.Path, times(v, i))
	}
	slide.Vector, slide.Range = times(v, length), 1
	return slide
}

func times(v define.Vector, n int) define.Vector {
	return define.Vector{Right: v.Right * int8(n), Up: v.Up * int8(n)}
}

// onBoard leaves out the legs that end beyond the edge wherever the move begins, if the board
// has edges for it. It returns nothing if the move cannot end before them.
func (w *walker) onBoard(legs define.Chain) define.Chain {
	if w.legs[len(w.legs)-1].has('o') {
		return legs
	}
	var at define.Vector
	ends := 0
	for i, step := range legs {
		at = at.Add(step.Vector)
		if max(at.Right, -at.Right) >= int8(w.files) || max(at.Up, -at.Up) >= int8(w.ranks) {
			legs = legs[:ends].Clone()
			if ends > 0 {
				legs[ends-1].Then = false
			}
			return legs
		}
		if step.Range != 1 {
			break
		}
		if step.Mode != 0 {
			ends = i + 1
		}
	}
	return legs
}
