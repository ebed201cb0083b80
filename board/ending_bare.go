package board

import "fairymax/board/define"

// compileBareKing makes the ending of a side that has only royals left.
func compileBareKing(r *Rules) predicate {
	rule := r.Def.Endings.BareKing
	if rule == define.BareNothing {
		return nil
	}
	bare, answers := rule.Outcome(), rule.MayAnswer()
	return func(p *Position) define.Outcome {
		us, them := p.isBare(p.turn), p.isBare(p.turn.Other())
		switch {
		case us && them:
			return define.Draw
		case them:
			return bare.Of(define.White, define.Black) // it moved, and is still bare
		case us && !(answers && p.canBare()):
			return bare
		}
		return define.Ongoing
	}
}

// isBare reports whether a side has only royals. Pieces in hand that are only good
// for a promotion do not count: without a pawn they never come in.
func (p *Position) isBare(c define.Color) bool {
	royals := 1
	if p.rules.royalRule.several {
		royals = int(p.royals[c])
	}
	idle := p.rules.hands.use&^define.HandPromote == 0
	own := p.Pieces(c)
	return own.Len() <= royals && (idle || p.handEmpty(c))
}

// canBare reports whether the side to move can leave the other bare.
func (p *Position) canBare() bool {
	var room [roomForMoves]Move
	list := MoveList{buffer: room[:]}
	var next Position
	p.LegalCaptures(&list)
	for _, m := range list.Moves() {
		p.carryOut(m, &next)
		if next.isBare(next.turn) {
			return true
		}
	}
	return false
}

// BareRoyalOutcome returns what becomes of a side that has only royals left, Ongoing if
// nothing.
func (r *Rules) BareRoyalOutcome() define.Outcome { return r.Def.Endings.BareKing.Outcome() }

// losesByBareRoyal reports whether a side can lose because one side has only royals.
func (r *Rules) losesByBareRoyal(side define.Color, reach Reach) bool {
	switch r.BareRoyalOutcome() {
	case define.Loss:
		return r.hasRoyal(side, reach)
	case define.Win:
		return r.hasRoyal(side.Other(), reach)
	}
	return false
}
