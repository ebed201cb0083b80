package board

import (
	"slices"

	"fairymax/board/define"
)

// Keep is a set of types of which a side must keep pieces, on the board or in
// hand.
type Keep struct {
	Types define.TypeMask
	Left  int // as many pieces left are too few
}

// MustKeep lists what a side must not lose: the last of its royals where they can
// be captured one by one, and the types that lose the game when they are extinct.
func (r *Rules) MustKeep(c define.Color) []Keep {
	var list []Keep
	if d := (Keep{Types: r.RoyalTypes()}); r.losesLastRoyal() && r.placement.countAll(c, d.Types) > 0 {
		list = append(list, d)
	}
	if r.extinctionResult() == define.Loss {
		list = append(list, r.extinctions(c)...)
	}
	return list
}

// Unwanted returns the types that a side wins by running out of.
func (r *Rules) Unwanted() define.TypeMask {
	if r.extinctionResult() == define.Win {
		return r.Def.Endings.Extinct.Types
	}
	return 0
}

// extinctionResult is what becomes of a side that runs out of pieces.
func (r *Rules) extinctionResult() define.Outcome {
	return max(define.Loss, r.Def.Endings.Extinct.Result)
}

func extinctionDecides(def *define.Game) bool {
	return def.Endings.Extinct.Types != 0 && def.Endings.Extinct.Result != define.Draw
}

// extinctions lists the types that end the game when a side runs out of them. What a
// side did not have at the start cannot run out; of types that count together, those
// into which its pieces promote count as well.
func (r *Rules) extinctions(c define.Color) []Keep {
	d := r.Def.Endings.Extinct
	groups := []define.TypeMask{d.Types}
	if !d.All {
		groups = d.Types.Singles()
	}
	var list []Keep
	for _, types := range groups {
		if r.placement.countAll(c, types) > d.Left {
			list = append(list, Keep{types, d.Left})
		}
	}
	return list
}

// losesByExtinction reports whether a side can lose because pieces run out.
func (r *Rules) losesByExtinction(side define.Color, _ Reach) bool {
	own, other := len(r.extinctions(side)) > 0, len(r.extinctions(side.Other())) > 0
	switch o := r.extinctionResult(); o {
	case define.Loss:
		return own
	case define.Win:
		return other
	default:
		return o.Beats(side) && (own || other)
	}
}

// compileExtinction makes the ending of a side that runs out of pieces.
func compileExtinction(r *Rules) predicate {
	keeps := [2][]Keep{r.extinctions(define.White), r.extinctions(define.Black)}
	if len(keeps[define.White])+len(keeps[define.Black]) == 0 {
		return nil
	}
	result := r.extinctionResult()
	out := func(p *Position, c define.Color) bool {
		return slices.ContainsFunc(keeps[c], func(k Keep) bool { return p.countAll(c, k.Types) <= k.Left })
	}
	return func(p *Position) define.Outcome {
		switch {
		case out(p, p.turn.Other()):
			return result.Of(p.turn.Other(), p.turn)
		case out(p, p.turn):
			return result.Of(p.turn, p.turn)
		}
		return define.Ongoing
	}
}

// compileRoyalLoss makes the ending of a side that has lost its last royal.
func compileRoyalLoss(r *Rules) predicate {
	if r.royalRule.types == 0 || !r.losesRoyals() {
		return nil
	}
	var owns [2]bool
	for c := range owns {
		set := r.placement.Royals(define.Color(c))
		owns[c] = !set.Empty() || r.placement.royalsInHand(define.Color(c)) > 0
	}
	lost := func(p *Position, c define.Color) bool {
		return owns[c] && p.royals[c] == 0 && p.royalsInHand(c) == 0
	}
	return func(p *Position) define.Outcome {
		switch {
		case lost(p, p.turn.Other()):
			return define.Win // a move that loses both sides' royals loses
		case lost(p, p.turn):
			return define.Loss
		}
		return define.Ongoing
	}
}

// mayRunOut reports whether pieces may still be captured, or become others.
func (m remains) mayRunOut(_ define.Color) bool {
	for c := define.White; c <= define.Black; c++ {
		for i := range m.counts[c] {
			if len(m.rules.forms(c, m.typeAt(c, i))) > 1 {
				return true
			}
		}
	}
	return m.meet()
}

// mayTakeRoyal reports whether a side may still capture the enemy royal, or remove it by
// the capture of another piece.
func (m remains) mayTakeRoyal(c define.Color) bool {
	if !m.rules.dead.kamikaze {
		return true
	}
	var hits, targets define.Set
	for i := range m.counts[c] {
		hits.Unite(&m.reach(c, i).hits)
	}
	for i := range m.counts[c.Other()] {
		targets.Unite(&m.reach(c.Other(), i).ways)
	}
	return hits.Meets(&targets)
}
