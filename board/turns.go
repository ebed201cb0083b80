package board

import (
	"fairymax/board/define"

	"fairymax/board/program"
)

// What a turn may be besides a move of one piece on the board.

// addRest adds drops and passes, applies the rules of facing royals and of captures, and
// places walls.
func (p *Position) addRest(list *MoveList, g *checkInfo, quiet program.Flags) {
	facing := p.royalsFace()
	if quiet != 0 {
		p.addDrops(list, g, p.emptySquares())
		if p.rules.MayPass() && !g.checked || facing {
			list.add(passMove)
		}
	}
	if facing {
		p.keepParting(list)
	}
	if p.rules.rays.Passes {
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
func (r *Rules) CanEverPass() bool { return r.MayPass() || r.forbidsFacing() || r.rays.Passes }

// HasLocustCaptures reports whether any piece continues after a capture.
func (r *Rules) HasLocustCaptures() bool {
	return r.hasStep(func(s *define.Step) bool { return s.Hop == define.AfterCapture || s.Hop == define.AfterEither })
}

// hasLocusts is HasLocustCaptures for captures that some square allows.
func (r *Rules) hasLocusts() bool { return r.rays.Locusts != [2]define.TypeMask{} }

// locustRoom is what captures on the way can change.
func locustRoom(r *Rules) (squares, hands int) {
	if r.hands.keeps {
		hands = define.MaxLocustVictims
	}
	return define.MaxLocustVictims - 1, hands // one of them has its room by en passant
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
