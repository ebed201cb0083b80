package board

import "fairymax/board/define"

// CheckGiving returns the rule of giving check.
func (r *Rules) CheckGiving() define.CheckGiving { return r.royalRule.gives }

func (r *Rules) limitsChecks() bool { return r.CheckGiving() != define.ChecksFree }

// refusesGiving reports whether a move is refused only because it gives check.
func (p *Position) refusesGiving(m Move) Refusal {
	if p.allowedWithout(ruleGiving, m) {
		return RefusedGiving
	}
	return NotRefused
}

// keepMayGive removes the moves from number n on that give a check that they may not
// give.
func (p *Position) keepMayGive(list *MoveList, n int) {
	if p.binds(ruleMating) {
		p.keepMating(list, n)
	}
	if p.binds(ruleGiving) {
		list.keep(n, p.mayGive)
	}
}

// mayGive reports whether a move gives no check, or one that it may give.
func (p *Position) mayGive(m Move) bool {
	return !p.GivesCheck(m) || p.rules.CheckGiving().MayMate() && p.leavesNoReply(m, true)
}

// leavesNoReply reports whether a move that gives check leaves none. A reply that gives check
// counts only if it mates; whether a third check in turn may be given is not asked, which
// keeps this from going on for ever.
func (p *Position) leavesNoReply(m Move, replies bool) bool {
	var next Position
	p.carryOut(m, &next)
	next.lifted |= 1 << ruleGiving
	if !replies {
		return next.NoWayOut()
	}
	var room [roomForMoves]Move
	list := MoveList{buffer: room[:]}
	next.Legal(&list)
	if list.Len() == 0 {
		return !next.Waits()
	}
	next.lifted = p.lifted
	for _, reply := range list.Moves() {
		if !next.GivesCheck(reply) || next.leavesNoReply(reply, false) {
			return false
		}
	}
	return true
}
