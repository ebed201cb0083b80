package board

// BareKing says what becomes of a side that has only its royals left.
type BareKing uint8

// The rules of bare kings.
const (
	BareNothing   BareKing = iota
	BareLoses              // it has lost
	BareMayAnswer          // it has lost unless it bares the other side with its next move, which draws
)

// compileBareKing makes the ending of a side that has only royals left.
func compileBareKing(r *Rules) predicate {
	rule := r.Def.Endings.BareKing
	if r.bareLoses = rule != BareNothing; !r.bareLoses {
		return nil
	}
	return func(p *Position) Outcome {
		us, them := p.isBare(p.turn), p.isBare(p.turn.Other())
		switch {
		case us && them:
			return Draw
		case them:
			return Win // it moved, and is still bare
		case us && !(rule == BareMayAnswer && p.canBare()):
			return Loss
		}
		return Ongoing
	}
}

// isBare reports whether a side has only royals. Pieces in hand that are only good
// for a promotion do not count: without a pawn they never come in.
func (p *Position) isBare(c Color) bool {
	royals := 1
	if p.rules.royalRule.several {
		royals = int(p.royals[c])
	}
	idle := p.rules.hands.use&^HandPromote == 0
	return p.pieces[c].Len() <= royals && (idle || p.handEmpty(c))
}

// canBare reports whether the side to move can leave the other bare.
func (p *Position) canBare() bool {
	if p.pieces[p.turn.Other()].Len() > 2+MaxLocustVictims {
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

// BareRoyalLoses reports whether a side that has only royals left has lost.
func (r *Rules) BareRoyalLoses() bool { return r.bareLoses }
