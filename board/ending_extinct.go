package board

import "slices"

// compileExtinction makes the ending of a side that runs out of men. Types that
// a side never had cannot run out.
func compileExtinction(r *Rules) *ending {
	d := r.Def.Endings.Extinct
	if d.Types == 0 {
		return nil
	}
	var masks [2][]TypeMask // running out of the men of any of these loses
	for c := range masks {
		owned := TypeMask(0)
		for t := PieceType(1); int(t) <= len(r.Def.Types); t++ {
			if d.Types.Has(t) && r.placement.countMen(Color(c), MaskOf(t))+r.placement.Hand(Color(c), t) > d.Left {
				owned |= MaskOf(t)
				masks[c] = append(masks[c], MaskOf(t))
			}
		}
		if d.All && owned != 0 {
			masks[c] = []TypeMask{owned}
		}
	}
	lost := func(p *Position, c Color) bool {
		return slices.ContainsFunc(masks[c], func(types TypeMask) bool {
			return p.countMen(c, types)+p.countHand(c, types) <= d.Left
		})
	}
	return &ending{Extinction, func(p *Position) Outcome {
		switch {
		case lost(p, p.turn.Other()):
			return Win
		case lost(p, p.turn):
			return Loss
		}
		return Ongoing
	}}
}

// compileRoyalLoss makes the ending of a side that has lost its last royal.
func compileRoyalLoss(r *Rules) *ending {
	if r.royalty.types == 0 || !r.losesRoyals() {
		return nil
	}
	var owns [2]bool
	for c := range owns {
		set := r.placement.Royals(Color(c))
		owns[c] = !set.Empty() || r.placement.royalsInHand(Color(c)) > 0
	}
	lost := func(p *Position, c Color) bool {
		return owns[c] && p.royals[c] == 0 && p.royalsInHand(c) == 0
	}
	return &ending{Extinction, func(p *Position) Outcome {
		switch {
		case lost(p, p.turn):
			return Loss
		case lost(p, p.turn.Other()):
			return Win
		}
		return Ongoing
	}}
}
