package board

import "slices"

// RepetitionDef says what becomes of a game in which a position comes again.
type RepetitionDef struct {
	Count          int     // occurrences of a position that end the game
	Result         Outcome // for the side that moved last, or a winner
	PerpetualCheck Outcome // for a side that gave check with every move between them; Ongoing if there is no such rule
	PerpetualChase Outcome // for a side that attacked the same unprotected piece with every move between them
}

// repetitionRule is what [Compile] makes of the ending of that name.
type repetitionRule struct {
	count                int
	result, check, chase Outcome
}

func compileRepetition(def *Definition) repetitionRule {
	d := def.Endings.Repetition
	rule := repetitionRule{count: d.Count, result: d.Result, check: d.PerpetualCheck, chase: d.PerpetualChase}
	if rule.result == Ongoing && rule.check == Ongoing && rule.chase == Ongoing {
		rule.count = 0
	}
	return rule
}

// beats reports whether a side can lose the game by repetition.
func (r repetitionRule) beats(side Color) bool {
	return r.count > 0 && (r.result.beats(side) || r.check.beats(side) || r.chase.beats(side))
}

// RepetitionOutcome returns what a repetition that is no perpetual means for the side that
// moved last, or its winner.
func (r *Rules) RepetitionOutcome() Outcome { return r.repetition.result }

// RepetitionCount returns how often a position has to occur to end the game, 0
// for no such rule.
func (r *Rules) RepetitionCount() int { return r.repetition.count }

// isFinal reports whether no position before the move of a piece of type t can come
// again: the move captures, or the piece can never come back. No move is final
// where captured pieces may be dropped again.
func (r *Rules) isFinal(m Move, t PieceType) bool {
	return !r.hands.returns && (m.IsCapture() || r.oneWay.Has(t))
}

// Repetitions counts how often the current position has occurred, this time included.
func (g *Game) Repetitions() int { return len(g.occurrences()) }

// occurrences lists the numbers of the positions that equal the current one, the
// current one first.
func (g *Game) occurrences() []int {
	now := g.Position()
	last := len(g.moves)
	list := []int{last}
	for i := last - 2; i >= 0 && i >= last-now.Reversible(); i -= 2 {
		if g.positions[i].key == now.key {
			list = append(list, i)
		}
	}
	return list
}

// repetition judges a position that has occurred often enough, for the side to move.
func (g *Game) repetition() (Outcome, Reason) {
	p := g.Position()
	count := p.rules.repetition.count
	if count == 0 {
		return Ongoing, NoReason
	}
	occurrences := g.occurrences()
	if len(occurrences) < count {
		return Ongoing, NoReason
	}
	return p.rules.JudgeCycle(g.positions[occurrences[count-1] : len(g.moves)+1])
}

// JudgeCycle judges the positions from one occurrence of a position to the next,
// both included, and returns the outcome for the side to move, before points decide. Where no
// perpetual is forbidden only the first and the last position are read.
func (r *Rules) JudgeCycle(cycle []*Position) (Outcome, Reason) {
	rule, turn := &r.repetition, cycle[len(cycle)-1].turn
	if side, ok := onlySide(rule.check != Ongoing, func(c Color) bool { return alwaysChecks(cycle, c) }); ok {
		return rule.check.of(side, turn), PerpetualCheck
	}
	if side, ok := onlySide(rule.chase != Ongoing, func(c Color) bool { return alwaysChases(cycle, c) }); ok {
		return rule.chase.of(side, turn), PerpetualChase
	}
	return rule.result.of(turn.Other(), turn), Repetition
}

// onlySide returns the side that alone passes a test, where the rule counts.
func onlySide(counts bool, test func(Color) bool) (side Color, ok bool) {
	if !counts {
		return White, false
	}
	white, black := test(White), test(Black)
	if black {
		side = Black
	}
	return side, white != black
}

// alwaysChecks reports whether every move of a side gave check.
func alwaysChecks(cycle []*Position, c Color) bool {
	return !slices.ContainsFunc(cycle[1:], func(p *Position) bool { return p.turn != c && !p.InCheck() })
}

// alwaysChases reports whether every move of a side attacked one and the same
// unprotected piece of the other. Royals and pieces that can only go forward may
// chase; neither counts as chased.
func alwaysChases(cycle []*Position, c Color) bool {
	first := cycle[0]
	chased := first.Pieces(c.Other())
	for _, start := range chased.Squares() {
		if piece := first.board[start]; first.rules.IsRoyal(piece.Type()) || first.rules.Irreversible(piece.Type()) {
			continue
		}
		if alwaysChased(cycle, start, c) {
			return true
		}
	}
	return false
}

// alwaysChased follows the piece that starts on a square.
func alwaysChased(cycle []*Position, at Square, by Color) bool {
	for _, p := range cycle[1:] {
		at = p.follow(at)
		if !p.board[at].Is(by.Other()) {
			return false // it was captured, and only a piece like it came back
		}
		if p.turn != by && !p.chases(at, by) {
			return false
		}
	}
	return true
}

// follow returns where the piece that stood on s before the last move stands now.
func (p *Position) follow(s Square) Square {
	for _, left := range p.Changes() {
		if left.Square != s {
			continue
		}
		for _, reached := range p.Changes() {
			if reached.Now == left.Was && reached.Was != left.Was {
				return reached.Square
			}
		}
	}
	return s
}

// chases reports whether a side attacks the piece on s with a piece that may not
// chase, and nothing protects it.
func (p *Position) chases(s Square, by Color) bool {
	var noSquares Set
	if len(p.Attackers(s, by.Other(), &noSquares, nil)) > 0 {
		return false
	}
	return slices.ContainsFunc(p.Attackers(s, by, &noSquares, nil), func(from Square) bool {
		t := p.board[from].Type()
		return !p.rules.IsRoyal(t) && !p.rules.Irreversible(t)
	})
}
