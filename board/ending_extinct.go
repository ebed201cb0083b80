package board

import "slices"

// ExtinctDef ends the game when a side runs out of pieces.
type ExtinctDef struct {
	Types  TypeMask // 0 switches it off
	Result Outcome  // of the side that runs out of them; Ongoing stands for Loss
	All    bool     // all types together have to run out, not just any of them
	Left   int      // as many pieces left are still too few
}

// Keep is a set of types of which a side must keep pieces, on the board or in
// hand.
type Keep struct {
	Types TypeMask
	Left  int // as many pieces left are too few
}

// MustKeep lists what a side must not lose: the last of its royals where they can
// be captured one by one, and the types that lose the game when they are extinct.
func (r *Rules) MustKeep(c Color) []Keep {
	var list []Keep
	if d := (Keep{Types: r.RoyalTypes()}); r.losesLastRoyal() && r.placement.countAll(c, d.Types) > 0 {
		list = append(list, d)
	}
	if r.extinctionResult() == Loss {
		list = append(list, r.extinctions(c)...)
	}
	return list
}

// Unwanted returns the types that a side wins by running out of.
func (r *Rules) Unwanted() TypeMask {
	if r.extinctionResult() == Win {
		return r.Def.Endings.Extinct.Types
	}
	return 0
}

// extinctionResult is what becomes of a side that runs out of pieces.
func (r *Rules) extinctionResult() Outcome { return max(Loss, r.Def.Endings.Extinct.Result) }

func (def *Definition) extinctionDecides() bool {
	return def.Endings.Extinct.Types != 0 && def.Endings.Extinct.Result != Draw
}

// extinctions lists the types that end the game when a side runs out of them. What a
// side did not have at the start cannot run out; of types that count together, those
// into which its pieces promote count as well.
func (r *Rules) extinctions(c Color) []Keep {
	d := r.Def.Endings.Extinct
	groups := []TypeMask{d.Types}
	if !d.All {
		groups = d.Types.singles()
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
func (r *Rules) losesByExtinction(side Color, _ Reach) bool {
	own, other := len(r.extinctions(side)) > 0, len(r.extinctions(side.Other())) > 0
	switch o := r.extinctionResult(); o {
	case Loss:
		return own
	case Win:
		return other
	default:
		return o.beats(side) && (own || other)
	}
}

// compileExtinction makes the ending of a side that runs out of pieces.
func compileExtinction(r *Rules) predicate {
	keeps := [2][]Keep{r.extinctions(White), r.extinctions(Black)}
	if len(keeps[White])+len(keeps[Black]) == 0 {
		return nil
	}
	result := r.extinctionResult()
	out := func(p *Position, c Color) bool {
		return slices.ContainsFunc(keeps[c], func(k Keep) bool { return p.countAll(c, k.Types) <= k.Left })
	}
	return func(p *Position) Outcome {
		switch {
		case out(p, p.turn.Other()):
			return result.of(p.turn.Other(), p.turn)
		case out(p, p.turn):
			return result.of(p.turn, p.turn)
		}
		return Ongoing
	}
}

// compileRoyalLoss makes the ending of a side that has lost its last royal.
func compileRoyalLoss(r *Rules) predicate {
	if r.royalRule.types == 0 || !r.losesRoyals() {
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
	return func(p *Position) Outcome {
		switch {
		case lost(p, p.turn.Other()):
			return Win // a move that loses both sides' royals loses
		case lost(p, p.turn):
			return Loss
		}
		return Ongoing
	}
}

// mayRunOut reports whether pieces may still be captured, or become others.
func (m *remains) mayRunOut(_ Color) bool {
	for c := White; c <= Black; c++ {
		for i := range m.pieces[c] {
			if len(m.rules.forms(c, m.typeAt(c, i))) > 1 {
				return true
			}
		}
	}
	return m.meet()
}

// mayTakeRoyal reports whether a side may still capture the enemy royal, or remove it by
// the capture of another piece.
func (m *remains) mayTakeRoyal(c Color) bool {
	if !m.rules.dead.kamikaze {
		return true
	}
	var hits, targets Set
	for i := range m.pieces[c] {
		hits.unite(&m.reach(c, i).hits)
	}
	for i := range m.pieces[c.Other()] {
		targets.unite(&m.reach(c.Other(), i).ways)
	}
	return hits.meets(&targets)
}
