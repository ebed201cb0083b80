package fairymax

import (
	"errors"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
)

// This file has the rays that slide, bend and hop.

// hop returns a way that goes on beyond the piece that it meets, or in front of it.
func (r ray) hop() (moves.List, error) {
	second := r.action ^ r.change
	switch {
	case second&hops != 0:
		return nil, errors.New("the hop never ends: the digits of a hopper must both have the bit 8")
	case r.action&mayCapture != 0 || modeOf(second) == 0:
		return nil, errReserved
	}
	first := define.Step{Vector: vector(r.first), Mode: modeOf(r.action), Then: true}
	if r.action&leaps != 0 {
		first.Range = 1
	}
	next := define.Step{Vector: vector(r.second), Mode: modeOf(second), Hop: define.OverAny}
	if second&leaps != 0 {
		next.Range = 1
	}
	switch r.rest & (turnsBefore | onlyFriends) {
	case turnsBefore:
		next.Hop = define.BeforeAny
	case onlyFriends:
		next.Hop = define.OverFriend
	case turnsBefore | onlyFriends:
		next.Hop = define.BeforeFriend
	}
	return moves.List{{first, next}}, nil
}

// ride returns a slide. It may change what it does or where it goes, after one step
// or up to four.
func (r ray) ride() (moves.List, error) {
	second := r.action ^ r.change
	mode, next := modeOf(r.action), modeOf(second)
	before := 1 + r.rest/delays
	switch {
	case second&hops != 0:
		return nil, errReserved
	case mode|next == 0:
		return nil, errors.New("the ray leads nowhere: it may neither move nor capture")
	case second == r.action && r.second == r.first:
		return moves.List{{{Vector: vector(r.first), Mode: mode}}}, nil
	case next == mode && r.second == r.first:
		return moves.List{{{Vector: vector(r.first), Mode: mode, Range: before + 1}}}, nil
	}
	var legs define.Chain
	for i := range before {
		step := define.Step{Vector: vector(r.first), Range: 1, Mode: mode, Then: true}
		if i > 0 {
			step.Hop = define.AfterMove
		}
		legs = append(legs, step)
	}
	last := define.Step{Vector: vector(r.second), Mode: next, Hop: define.AfterMove}
	if second&leaps != 0 {
		last.Range = 1
	}
	return moves.List{append(legs, last)}, nil
}
