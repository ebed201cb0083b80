package define

import "slices"

// This file brings chains into a form in which equal moves look equal, however
// they were written: where one row of the language makes a chain that may end in
// two ways, Betza's notation makes two chains.

// SameMoves reports whether two lists of chains allow the same moves.
func SameMoves(a, b []Chain) bool { return SameChains(NormalChains(a), NormalChains(b)) }

// NormalChains returns chains that allow the same moves as the given ones. Each
// may end in its last leg only, and none is listed twice.
func NormalChains(chains []Chain) []Chain {
	var ends []Chain
	at := make(map[string]int)
	for _, c := range separate(chains) {
		for last, step := range c {
			for _, mode := range []Mode{MayMove, MayCapture} {
				if step.Mode&mode == 0 {
					continue
				}
				end := c.endingIn(last, mode)
				bare := end.WithMode(0)
				i, known := at[bare.Key()]
				if !known {
					at[bare.Key()] = len(ends)
					ends = append(ends, end)
				} else {
					ends[i][len(ends[i])-1].Mode |= mode
				}
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(ends), func(c Chain) bool { return c.redundant(ends) })
}

// separate splits a chain that continues after a move or a capture into two.
func separate(chains []Chain) []Chain {
	var apart []Chain
	for _, c := range chains {
		i := slices.IndexFunc(c, func(s Step) bool { return s.Hop == AfterEither })
		if i < 0 {
			apart = append(apart, c)
			continue
		}
		for _, hop := range []Hop{AfterMove, AfterCapture} {
			one := slices.Clone(c)
			one[i].Hop = hop
			apart = append(apart, separate([]Chain{one})...)
		}
	}
	return apart
}

// redundant reports whether another chain allows all that this one allows: a free
// leap instead of a lame one, a longer slide instead of a shorter one.
func (c Chain) redundant(ends []Chain) bool {
	if len(c) > 1 || c[0].EnPassant != EnPassantNone {
		return false
	}
	return slices.ContainsFunc(ends, func(other Chain) bool {
		step, more := c[0], other[0]
		wider := more.Range != step.Range && (more.Range == 0 || step.Range != 0 && step.Range < more.Range)
		freer := len(more.Path) == 0 && len(step.Path) > 0
		if len(other) > 1 || !wider && (!freer || more.Range != step.Range) || more.Mode&step.Mode != step.Mode {
			return false
		}
		if step.Range = more.Range; freer {
			step.Path = nil
		}
		return other.WithMode(0).Key() == Chain{step}.WithMode(0).Key()
	})
}

// endingIn returns the chain that ends in one leg in one mode.
func (c Chain) endingIn(last int, mode Mode) Chain {
	end := slices.Clone(c[:last+1])
	for i := range end {
		end[i].Mode = 0
	}
	end[last].Mode, end[last].Then = mode, false
	for i := range end {
		if i == last && mode == MayMove || i < last && end[i+1].Hop != AfterCapture {
			end[i].Victims = 0 // nothing is captured there
		}
	}
	enPassant := &end[0].EnPassant
	if *enPassant == EnPassantCaptures && mode == MayMove || *enPassant == EnPassantExposes && mode == MayCapture {
		*enPassant = EnPassantNone
	}
	return end.Straighten()
}
