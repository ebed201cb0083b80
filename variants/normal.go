package variants

import (
	"slices"

	"fairymax/board"
)

// This file brings steps into a form in which equal moves look equal, however
// they were written. Betza's notation splits what a row says in one chain.

// normal returns chains that say the same as the given ones, of which each may
// end in its last leg only, and each is there once.
func normal(chains []chain) []chain {
	var ends []chain
	at := make(map[string]int)
	for _, legs := range separate(chains) {
		for last, step := range legs {
			for _, mode := range []board.Mode{board.MayMove, board.MayCapture} {
				if step.Mode&mode == 0 {
					continue
				}
				end := ending(legs, last, mode)
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
	return slices.DeleteFunc(slices.Clone(ends), func(legs chain) bool { return needless(legs, ends) })
}

// separate makes two chains of one that goes on after a move or a capture.
func separate(chains []chain) []chain {
	var apart []chain
	for _, legs := range chains {
		i := slices.IndexFunc(legs, func(s board.Step) bool { return s.Hop == board.AfterEither })
		if i < 0 {
			apart = append(apart, legs)
			continue
		}
		for _, hop := range []board.Hop{board.AfterMove, board.AfterCapture} {
			one := slices.Clone(legs)
			one[i].Hop = hop
			apart = append(apart, separate([]chain{one})...)
		}
	}
	return apart
}

// needless reports whether a lame leap says nothing that a free one does not, or
// a short slide nothing that a longer one does not.
func needless(legs chain, ends []chain) bool {
	if len(legs) > 1 || legs[0].EnPassant != board.EnPassantNone {
		return false
	}
	return slices.ContainsFunc(ends, func(other chain) bool {
		step, more := legs[0], other[0]
		wider := more.Range != step.Range && (more.Range == 0 || step.Range != 0 && step.Range < more.Range)
		freer := len(more.Path) == 0 && len(step.Path) > 0
		if len(other) > 1 || !wider && (!freer || more.Range != step.Range) || more.Mode&step.Mode != step.Mode {
			return false
		}
		if step.Range = more.Range; freer {
			step.Path = nil
		}
		return other.WithMode(0).Key() == chain{step}.WithMode(0).Key()
	})
}

// ending returns the chain that goes to one leg and ends there in one way.
func ending(legs chain, last int, mode board.Mode) chain {
	end := slices.Clone(legs[:last+1])
	for i := range end {
		end[i].Mode = 0
	}
	end[last].Mode, end[last].Then = mode, false
	for i := range end {
		if i == last && mode == board.MayMove || i < last && end[i+1].Hop != board.AfterCapture {
			end[i].Victims = 0 // nobody is captured there
		}
	}
	passant := &end[0].EnPassant
	if *passant == board.EnPassantTakes && mode == board.MayMove || *passant == board.EnPassantLeaves && mode == board.MayCapture {
		*passant = board.EnPassantNone
	}
	return end.Straighten()
}
