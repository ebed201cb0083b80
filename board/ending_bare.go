package board

// compileBareKing makes the ending of a side that has only royals left.
func compileBareKing(r *Rules) *ending {
	rule := r.Def.Endings.BareKing
	if rule == BareNothing {
		return nil
	}
	return &ending{BareRoyal, func(p *Position) Outcome {
		us, them := p.isBare(p.turn), p.isBare(p.turn.Other())
		switch {
		case us && them:
			return Draw
		case them:
			return Win // it moved, and is bare all the same
		case us && !(rule == BareMayAnswer && p.canBare()):
			return Loss
		}
		return Ongoing
	}}
}

// isBare reports whether a side has nobody but royals. Those who only wait in
// hand for a promotion do not count: without a pawn they will never come.
func (p *Position) isBare(c Color) bool {
	royals := 1
	if p.rules.royalty.several {
		royals = int(p.royals[c])
	}
	idle := p.rules.hands.use&^HandPromote == 0
	return p.men[c].Len() <= royals && (idle || p.handEmpty(c))
}

// canBare reports whether the side to move can leave the other bare.
func (p *Position) canBare() bool {
	if p.men[p.turn.Other()].Len() > 2+MaxOnTheWay {
		return false
	}
	var list MoveList
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
