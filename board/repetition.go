package board

import (
	"cmp"
	"slices"

	"fairymax/board/define"
)

// repetitionRule is what [Compile] makes of the ending of that name.
type repetitionRule struct {
	count                int
	result, check, chase define.Outcome
	chases               chaseRule
}

func compileRepetition(r *Rules) repetitionRule {
	d := r.Def.Endings.Repetition
	rule := repetitionRule{count: d.Count, result: d.Result, check: d.PerpetualCheck, chase: d.PerpetualChase, chases: compileChase(r, &d.Chase)}
	if rule.result == define.Ongoing && rule.check == define.Ongoing && rule.chase == define.Ongoing {
		rule.count = 0
	}
	return rule
}

func repetitionDecides(def *define.Game) bool {
	d := &def.Endings.Repetition
	return d.Count > 0 && (d.Result.Decides() || d.PerpetualCheck.Decides() || d.PerpetualChase.Decides())
}

// beats reports whether a side can lose the game by repetition.
func (r repetitionRule) beats(side define.Color) bool {
	return r.count > 0 && (r.result.Beats(side) || r.check.Beats(side) || r.chase.Beats(side))
}

// perpetualsDecide reports whether perpetual checks or chases can lose or win the game.
func (r repetitionRule) perpetualsDecide() bool {
	return r.count > 0 && (r.check.Decides() || r.chase.Decides())
}

// RepetitionOutcome returns what a repetition that is no perpetual means for the side that
// moved last, or its winner.
func (r *Rules) RepetitionOutcome() define.Outcome { return r.repetition.result }

// RepetitionCount returns how often a position has to occur to end the game, 0
// for no such rule.
func (r *Rules) RepetitionCount() int { return r.repetition.count }

// isFinal reports whether no position before the move of a piece of type t can come
// again: the move captures, or the piece can never come back. No move is final
// where captured pieces may be dropped again.
func (r *Rules) isFinal(m Move, t define.PieceType) bool {
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
func (g *Game) repetition() (define.Outcome, Reason) {
	p := g.Position()
	count := p.rules.repetition.count
	if count == 0 {
		return define.Ongoing, NoReason
	}
	occurrences := g.occurrences()
	if len(occurrences) < count {
		return define.Ongoing, NoReason
	}
	return p.rules.JudgeCycle(g.positions[occurrences[count-1] : len(g.moves)+1])
}

// JudgeCycle judges the positions from one occurrence of a position to the next,
// both included, and returns the outcome for the side to move, before points decide. A
// perpetual check is worse than a chase; what both sides do is allowed to both. Where no
// perpetual is forbidden only the first and the last position are read.
func (r *Rules) JudgeCycle(cycle []*Position) (define.Outcome, Reason) {
	rule, turn := &r.repetition, cycle[len(cycle)-1].turn
	if rule.check != define.Ongoing {
		white, black := alwaysChecks(cycle, define.White), alwaysChecks(cycle, define.Black)
		if side, ok := perpetual(white, black); ok {
			return rule.check.Of(side, turn), PerpetualCheck
		}
		if white > 0 {
			return rule.result.Of(turn.Other(), turn), Repetition
		}
	}
	if rule.chase != define.Ongoing {
		j := chaser{rule: &rule.chases}
		if side, ok := perpetual(j.worst(cycle, define.White), j.worst(cycle, define.Black)); ok {
			return rule.chase.Of(side, turn), PerpetualChase
		}
	}
	return rule.result.Of(turn.Other(), turn), Repetition
}

// perpetual returns the side that does more of something than the other, if they do not do
// as much of it.
func perpetual[T cmp.Ordered](white, black T) (side define.Color, ok bool) {
	if black > white {
		return define.Black, true
	}
	return define.White, white > black
}

// alwaysChecks returns 1 if every move of a side gave check, and 0 if not.
func alwaysChecks(cycle []*Position, c define.Color) int {
	if slices.ContainsFunc(cycle[1:], func(p *Position) bool { return p.turn != c && !p.InCheck() }) {
		return 0
	}
	return 1
}
