package sheet

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

// chain is a move of one or several legs, as the owner of the piece sees it.
type chain []leg

// leg is a step with its zones, victims and hurdles in words.
type leg struct {
	define.Step
	from, to, victims, hurdles string
}

// sideChains is how the pieces of one side move, or of both sides alike.
type sideChains struct {
	owner  string // "White's" or "Black's" if the sides differ
	chains []chain
	side   define.Color
}

// sidesOf returns the moves of a type: once if both sides move alike, else for each
// side that has the type.
func (s *Sheet) sidesOf(t define.PieceType) []sideChains {
	owners := s.Def.Types[t-1].Owners
	if owners[define.White] && owners[define.Black] {
		white, black := s.chains(t, define.White, true), s.chains(t, define.Black, true)
		if sameChains(white, black) {
			return []sideChains{{"", white, define.White}}
		}
	}
	var sides []sideChains
	for c := define.White; c <= define.Black; c++ {
		if owners[c] {
			sides = append(sides, sideChains{c.String() + "'s", s.chains(t, c, false), c})
		}
	}
	if len(sides) == 1 {
		sides[0].owner = ""
	}
	return sides
}

// chains returns the moves of a side's pieces of a type as that side sees them. If
// both sides move alike, zones are named for both.
func (s *Sheet) chains(t define.PieceType, c define.Color, alike bool) []chain {
	var chains []chain
	for _, steps := range define.Chains(s.Def.Types[t-1].Steps[c]) {
		legs := make(chain, len(steps))
		for i, step := range steps.AsSeenBy(c) {
			legs[i] = leg{step, s.stepZone(step.From, c, alike), s.stepZone(step.To, c, alike), s.anyOf(step.Victims), s.anyOf(step.Hurdles)}
			legs[i].From, legs[i].To, legs[i].Victims, legs[i].Hurdles = nil, nil, 0, 0
		}
		chains = append(chains, legs)
	}
	return chains
}

func (s *Sheet) stepZone(set *define.Set, c define.Color, alike bool) string {
	switch {
	case set == nil:
		return ""
	case !alike:
		return s.Zone(c, set)
	}
	var sets [2]define.Set
	sets[c], sets[c.Other()] = *set, *s.mirrored(set)
	return s.zone(sets)
}

// anyOf names the types of a mask, "" for all.
func (s *Sheet) anyOf(mask define.TypeMask) string {
	if mask == 0 {
		return ""
	}
	return s.oneOf(s.Members(mask))
}

// manner is everything about a chain except its directions.
func (c chain) manner() string {
	var b strings.Builder
	for _, l := range c {
		paths := len(l.Path)
		step := l.Step
		step.Vector, step.Path = define.Vector{}, nil
		fmt.Fprintf(&b, "%v, %d squares of path, from %s, to %s, victims %s, hurdles %s;", step, paths, l.from, l.to, l.victims, l.hurdles)
	}
	return b.String()
}

// shape is the directions of a chain: the vector and the path of each leg.
func (c chain) shape() []define.Vector {
	var shape []define.Vector
	for _, l := range c {
		shape = append(append(shape, l.Vector), l.Path...)
	}
	return shape
}

// sameChains reports whether two lists have the same chains, in any order.
func sameChains(a, b []chain) bool {
	keys := func(chains []chain) []string {
		var keys []string
		for _, c := range chains {
			keys = append(keys, c.manner()+fmt.Sprint(c.shape()))
		}
		slices.Sort(keys)
		return keys
	}
	return slices.Equal(keys(a), keys(b))
}

// sameTo returns the zone where all chains must end, "" if there is none.
func sameTo(chains []chain) string {
	if len(chains) == 0 {
		return ""
	}
	to := chains[0][0].to
	for _, c := range chains {
		if c[0].to != to {
			return ""
		}
	}
	return to
}

// withoutTo removes a zone that is common to all chains.
func withoutTo(chains []chain, to string) []chain {
	if to == "" {
		return chains
	}
	plain := make([]chain, len(chains))
	for i, c := range chains {
		plain[i] = append(chain(nil), c...)
		plain[i][0].to = ""
	}
	return plain
}
