package board

import "slices"

// What a turn may be besides a move of one man on the board.

// addRest adds what is no move of a man on the board, and keeps to the rule that
// captures come first.
func (p *Position) addRest(list *MoveList, g *guard, quiet elementFlags) {
	if quiet != 0 {
		p.addDrops(list, g)
		if p.rules.mayPass() && !g.checked {
			list.add(passMove)
		}
	}
	list.dropLaterPasses()
	if p.rules.mustCapture() && slices.ContainsFunc(list.Moves(), Move.IsCapture) {
		list.keep(0, Move.IsCapture)
	}
}

func (r *Rules) mayPass() bool { return r.Def.Pass }

func (r *Rules) mustCapture() bool { return r.Def.MustCapture }

// withoutDuty returns the rules with captures as a choice.
func (r *Rules) withoutDuty() *Rules {
	free, def := *r, *r.Def
	def.MustCapture = false
	free.Def = &def
	return &free
}

// hasSpecialTurns reports whether a turn can be more or less than a choice among
// the moves of men.
func (r *Rules) hasSpecialTurns() bool {
	standing := func(rule *promotion) bool { return rule != nil && rule.by&ByStanding != 0 }
	return r.mayPass() || r.mustCapture() || slices.ContainsFunc(r.promotion[White], standing) || slices.ContainsFunc(r.promotion[Black], standing)
}

// dropLaterPasses keeps one pass: who passed makes no difference.
func (l *MoveList) dropLaterPasses() {
	passed := false
	l.keep(0, func(m Move) bool {
		again := m.IsPass() && passed
		passed = passed || m.IsPass()
		return !again
	})
}
