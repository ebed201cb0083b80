package board

// What a turn may be besides a move of one piece on the board.

// addRest adds drops and passes, applies the rules of facing royals and of captures, and
// places walls.
func (p *Position) addRest(list *MoveList, g *checkInfo, quiet elementFlags) {
	facing := p.RoyalsFace()
	if quiet != 0 {
		p.addDrops(list, g)
		if p.rules.MayPass() && !g.checked || facing {
			list.add(passMove)
		}
	}
	if facing {
		p.keepParting(list)
	}
	if p.rules.rays.returns {
		list.dropExtraPasses()
	}
	p.applyCaptureRule(list)
	if p.rules.walls {
		p.addWalls(list)
	}
}

// MayPass reports whether a side may pass its turn instead of moving, if it is not in check.
func (r *Rules) MayPass() bool { return r.Def.Pass }

// CanEverPass reports whether a turn can be passed: by rule, or by a piece that
// moves away and comes back in one move.
func (r *Rules) CanEverPass() bool {
	return r.MayPass() || r.forbidsFacing() || r.hasStep(func(s *Step) bool { return s.Hop == AfterMove || s.Hop == AfterEither })
}

// HasLocustCaptures reports whether any piece continues after a capture.
func (r *Rules) HasLocustCaptures() bool {
	return r.hasStep(func(s *Step) bool { return s.Hop == AfterCapture || s.Hop == AfterEither })
}

// hasSpecialTurns reports whether a turn can be more or less than a choice among
// the moves of pieces.
func (r *Rules) hasSpecialTurns() bool {
	if r.MayPass() || r.walls || r.forbidsFacing() || r.Captures() != CapturesFree {
		return true
	}
	for _, t := range r.promoters {
		if r.PromotesInPlace(t) {
			return true
		}
	}
	return false
}

// dropExtraPasses keeps one pass: which piece passed makes no difference.
func (l *MoveList) dropExtraPasses() {
	passed := false
	l.keep(0, func(m Move) bool {
		again := m.IsPass() && passed
		passed = passed || m.IsPass()
		return !again
	})
}
