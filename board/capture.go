package board

import (
	"slices"

	"fairymax/board/define"
)

// captureFilters remove from all legal moves those that a rule of captures refuses, nil for none.
var captureFilters = [...]func(*Position, *MoveList){define.CapturesFree: nil, define.CapturesForced: keepCaptures}

var _ [define.NumCaptureRules]func(*Position, *MoveList) = captureFilters // no rule is missing

// applyCaptureRule removes the moves that the rule refuses from all legal ones.
func (p *Position) applyCaptureRule(list *MoveList) {
	if p.binds(ruleCaptures) {
		captureFilters[p.rules.Captures()](p, list)
	}
}

func keepCaptures(_ *Position, list *MoveList) {
	if slices.ContainsFunc(list.Moves(), Move.IsCapture) {
		list.keep(0, Move.IsCapture)
	}
}

// Captures returns the rule of captures.
func (r *Rules) Captures() define.CaptureRule { return r.Def.Captures }

func (r *Rules) limitsCaptures() bool { return captureFilters[r.Captures()] != nil }

// refusesByCaptures reports whether the rule of captures refuses a move, legal otherwise or
// not.
func (p *Position) refusesByCaptures(m Move) Refusal {
	var list MoveList
	p.without(1 << ruleCaptures).Legal(&list)
	if !list.contains(m) {
		list.add(m)
	}
	if p.applyCaptureRule(&list); list.contains(m) {
		return NotRefused
	}
	return RefusedCaptures
}
