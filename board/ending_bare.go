package board

// BareKing says what becomes of a side that has only its royals left.
type BareKing uint8

// The rules of bare kings.
const (
	BareNothing   BareKing = iota
	BareLoses              // it has lost
	BareMayAnswer          // it has lost unless it bares the other side with its next move, which draws
	BareDraws              // the game is drawn
	BareWins               // it has won
)

// bareOutcomes are those of a bare side, by rule, before any answer.
var bareOutcomes = [...]Outcome{BareLoses: Loss, BareMayAnswer: Loss, BareDraws: Draw, BareWins: Win}

// compileBareKing makes the ending of a side that has only royals left.
func compileBareKing(r *Rules) predicate {
	rule := r.Def.Endings.BareKing
	if rule == BareNothing {
		return nil
	}
	bare := bareOutcomes[rule]
	return func(p *Position) Outcome {
		us, them := p.isBare(p.turn), p.isBare(p.turn.Other())
		switch {
		case us && them:
			return Draw
		case them:
			return bare.of(White, Black) // it moved, and is still bare
		case us && !(rule == BareMayAnswer && p.canBare()):
			return bare
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
	own := p.Pieces(c)
	return own.Len() <= royals && (idle || p.handEmpty(c))
}

// canBare reports whether the side to move can leave the other bare.
func (p *Position) canBare() bool {
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

// BareRoyalOutcome returns what becomes of a side that has only royals left, Ongoing if
// nothing.
func (r *Rules) BareRoyalOutcome() Outcome { return bareOutcomes[r.Def.Endings.BareKing] }

// losesByBareRoyal reports whether a side can lose because one side has only royals.
func (r *Rules) losesByBareRoyal(side Color, reach Reach) bool {
	switch r.BareRoyalOutcome() {
	case Loss:
		return r.hasRoyal(side, reach)
	case Win:
		return r.hasRoyal(side.Other(), reach)
	}
	return false
}
