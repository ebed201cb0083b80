package define

import (
	"fmt"
	"slices"
	"sort"
)

// Chain is one move of a step table: its legs from first to last. What holds for
// the whole move stands in the first step.
type Chain []Step

// Chains cuts a step table into its chains. They are parts of the table; clone
// one before you change it.
func Chains(steps []Step) []Chain {
	var chains []Chain
	for len(steps) > 0 {
		n := 1
		for n < len(steps) && steps[n-1].Then {
			n++
		}
		chains = append(chains, Chain(steps[:n:n]))
		steps = steps[n:]
	}
	return chains
}

// Clone returns a chain that shares nothing with the other but the zones.
func (c Chain) Clone() Chain {
	c = slices.Clone(c)
	for i := range c {
		c[i].Path = slices.Clone(c[i].Path)
	}
	return c
}

// WithMode returns the chain with another mode of its last leg.
func (c Chain) WithMode(mode Mode) Chain {
	c = c.Clone()
	c[len(c)-1].Mode = mode
	return c
}

// Turn returns the image of a chain. Zones stay where they are.
func (c Chain) Turn(g Symmetry) Chain {
	c = c.Clone()
	for i := range c {
		c[i].Vector = g.Of(c[i].Vector)
		for j, v := range c[i].Path {
			c[i].Path[j] = g.Of(v)
		}
	}
	return c
}

// AsSeenBy turns a chain between White's point of view and that of a side: for
// Black by half a circle, in both directions.
func (c Chain) AsSeenBy(side Color) Chain {
	if side == White {
		return c
	}
	return c.Turn(HalfTurn)
}

// Advances reports whether a piece of a side that makes the move can never come
// back by moves like it: it starts forward and no leg turns back.
func (c Chain) Advances(side Color) bool {
	for i, step := range c {
		up := step.Vector.Up
		if side == Black {
			up = -up
		}
		if up < 0 || i == 0 && up == 0 {
			return false
		}
	}
	return true
}

// Key identifies a chain: chains with the same key have the same steps and zones.
func (c Chain) Key() string {
	b := make([]byte, 0, 128)
	for i := range c {
		b = append(c[i].append(b), ';')
	}
	for _, zone := range []*Set{c[0].From, c[0].To} {
		if zone != nil {
			b = fmt.Appendf(b, "%x", *zone)
		}
		b = append(b, ';')
	}
	return string(b)
}

// SameChains reports whether two lists have the same chains, in any order.
func SameChains(a, b []Chain) bool {
	keys := func(chains []Chain) []string {
		list := make([]string, 0, len(chains))
		for _, c := range chains {
			list = append(list, c.Key())
		}
		slices.Sort(list)
		return list
	}
	return slices.Equal(keys(a), keys(b))
}

// Straighten writes equal moves alike: leaps that follow each other over empty
// squares become one lame leap, a step onto a hurdle and back becomes a turn in
// front of it, and the squares of a path are sorted. It may change c.
func (c Chain) Straighten() Chain {
	for i := 0; i+2 < len(c); i++ {
		back, next := c[i+1], c[i+2]
		over := back.Hop >= OverAny && back.Hop <= OverEnemy
		if over && back.Mode == 0 && back.Range == 1 && back.Vector == c[i].Vector.Negate() && next.Hop == AfterMove {
			next.Hop = back.Hop + BeforeAny - OverAny
			c = slices.Concat(c[:i+1], Chain{next}, c[i+3:])
		}
	}
	for i := 0; i+1 < len(c); {
		step, next := c[i], c[i+1]
		returns := next.Vector == step.Vector.Negate()
		if step.Mode != 0 || step.Range != 1 || next.Range != 1 || next.Hop != AfterMove || returns {
			i++
			continue
		}
		c = slices.Concat(c[:i], Chain{step.joined(next)}, c[i+2:])
	}
	for i := range c {
		c[i].Path = slices.Clone(c[i].Path)
		sort.Slice(c[i].Path, func(j, k int) bool { return c[i].Path[j].Compare(c[i].Path[k]) < 0 })
	}
	return c
}

// joined returns the lame leap that goes where a leap and the next one go.
func (s Step) joined(next Step) Step {
	s.Path = append(slices.Clone(s.Path), s.Vector)
	for _, v := range next.Path {
		s.Path = append(s.Path, v.Add(s.Vector))
	}
	s.Vector = s.Vector.Add(next.Vector)
	s.Mode, s.Then, s.Victims = next.Mode, next.Then, next.Victims
	return s
}
