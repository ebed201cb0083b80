package board

import (
	"slices"

	"fairymax/board/define"
)

// goalCounts says of each moment whether a piece of a side that stands in the zone counts.
var goalCounts = [...]func(p *Position, s define.Square, c define.Color) bool{
	define.GoalAtOnce: func(*Position, define.Square, define.Color) bool { return true },
	define.GoalIfSafe: func(p *Position, s define.Square, c define.Color) bool { return !p.Attacked(s, c.Other()) },
	define.GoalIfKept: func(p *Position, _ define.Square, c define.Color) bool { return p.turn == c },
}

var _ [define.NumGoalCounts]func(*Position, define.Square, define.Color) bool = goalCounts // no moment is missing

// compileGoals makes the ending of pieces that reach a region.
func compileGoals(r *Rules) predicate {
	goals := r.Goals()
	if len(goals) == 0 {
		return nil
	}
	return func(p *Position) define.Outcome {
		us, them := p.reached(p.turn), p.reached(p.turn.Other())
		switch {
		case us != nil && them != nil && (us.Answer[p.turn.Other()] || us.Counts.MayUndo()):
			return define.Draw
		case us == nil && them != nil && them.Answer[p.turn] && p.canArrive():
			return define.Ongoing
		case them != nil:
			return define.Loss
		case us != nil:
			return define.Win
		}
		return define.Ongoing
	}
}

// reached returns the goal that a side has reached, nil if none; of several one that
// the other side may not answer.
func (p *Position) reached(c define.Color) (found *define.Goal) {
	goals := p.rules.Goals()
	for i := range goals {
		zone := p.pieces[c]
		zone.Intersect(&goals[i].Zone[c])
		for s, ok := zone.First(); ok; s, ok = zone.First() {
			if p.board[s].Type() == goals[i].Type && goalCounts[goals[i].Counts](p, s, c) && (found == nil || found.Answer[c.Other()]) {
				found = &goals[i]
			}
			zone.Remove(s)
		}
	}
	return found
}

// canArrive reports whether the side to move can reach a goal at once.
func (p *Position) canArrive() bool {
	var list MoveList
	var next Position
	p.Legal(&list)
	return slices.ContainsFunc(list.Moves(), func(m Move) bool {
		p.carryOut(m, &next)
		return next.reached(p.turn) != nil
	})
}

// Goals returns what wins by being reached; the list must not be changed.
func (r *Rules) Goals() []define.Goal { return r.Def.Endings.Goals }

func definesGoals(def *define.Game) bool { return len(def.Endings.Goals) > 0 }

// enemyReachesGoal reports whether a piece of the other side can reach its goal.
func (r *Rules) enemyReachesGoal(side define.Color, reach Reach) bool {
	enemy := side.Other()
	return slices.ContainsFunc(r.Goals(), func(g define.Goal) bool {
		squares := reach(enemy, g.Type)
		squares.Intersect(&g.Zone[enemy])
		return !squares.Empty()
	})
}

// mayArrive reports whether a side's piece may still reach a goal.
func (m remains) mayArrive(c define.Color) bool {
	for i := range m.rules.Def.Endings.Goals {
		goal := &m.rules.Def.Endings.Goals[i]
		if royal := m.royalReach(c); royal != nil && goal.Type == m.rules.dead.royals[c] && royal.squares.Meets(&goal.Zone[c]) {
			return true
		}
		for j := range m.counts[c] {
			if slices.Contains(m.rules.forms(c, m.typeAt(c, j)), goal.Type) && m.reach(c, j).squares.Meets(&goal.Zone[c]) {
				return true
			}
		}
	}
	return false
}
