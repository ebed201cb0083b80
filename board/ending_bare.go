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

// bareKings has a row for each rule.
var bareKings = [...]struct {
	word     string  // of the language
	outcome  Outcome // of a bare side, before any answer
	answers  bool    // it may answer
	sentence string  // what the rule says, "" for nothing
}{
	{"none", Ongoing, false, ""},
	{"loss", Loss, false, "a side that has only royal pieces left loses."},
	{"loss unless answered", Loss, true, "a side that has only royal pieces left loses, unless its next move leaves the other side with only royal pieces too; then the game is drawn."},
	{"draw", Draw, false, "if a side has only royal pieces left, the game is drawn."},
	{"win", Win, false, "if a side has only royal pieces left, it wins."},
}

var _ = [1]struct{}{}[len(bareKings)-1-int(BareWins)] // no row is missing

// BareKings returns the words of all rules, by number.
func BareKings() []string {
	var words []string
	for _, row := range bareKings {
		words = append(words, row.word)
	}
	return words
}

// Sentence says what the rule is, "" for none.
func (b BareKing) Sentence() string { return bareKings[b].sentence }

// compileBareKing makes the ending of a side that has only royals left.
func compileBareKing(r *Rules) predicate {
	rule := r.Def.Endings.BareKing
	if rule == BareNothing {
		return nil
	}
	bare, answers := bareKings[rule].outcome, bareKings[rule].answers
	return func(p *Position) Outcome {
		us, them := p.isBare(p.turn), p.isBare(p.turn.Other())
		switch {
		case us && them:
			return Draw
		case them:
			return bare.of(White, Black) // it moved, and is still bare
		case us && !(answers && p.canBare()):
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
func (r *Rules) BareRoyalOutcome() Outcome { return bareKings[r.Def.Endings.BareKing].outcome }

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
