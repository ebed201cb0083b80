package board

import (
	"slices"

	"fairymax/board/define"
)

// There is one rule of captures besides none: this does not compile with another number. A
// function in a table of rules would send every list of moves to the heap.
var _ = [1]struct{}{}[define.NumCaptureRules-2]

// applyCaptureRule removes the moves that the rule refuses from all legal ones.
func (p *Position) applyCaptureRule(list *MoveList) {
	if p.binds(ruleCaptures) && slices.ContainsFunc(list.Moves(), Move.IsCapture) {
		list.keep(0, Move.IsCapture)
	}
}

// Captures returns the rule of captures.
func (r *Rules) Captures() define.CaptureRule { return r.Def.Captures }

func (r *Rules) limitsCaptures() bool { return r.Captures() != define.CapturesFree }

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
