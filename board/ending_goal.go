package board

import "slices"

// GoalDef wins the game for the side that brings a piece of the type into the zone.
type GoalDef struct {
	Type PieceType
	Zone [2]Set
}

// compileGoals makes the ending of pieces that reach a region.
func compileGoals(r *Rules) predicate {
	goals := r.Goals()
	if len(goals) == 0 {
		return nil
	}
	reached := func(p *Position, c Color) bool {
		for i := range goals {
			zone := p.pieces[c]
			zone.intersect(&goals[i].Zone[c])
			for s, ok := zone.first(); ok; s, ok = zone.first() {
				if p.board[s].Type() == goals[i].Type {
					return true
				}
				zone.Remove(s)
			}
		}
		return false
	}
	return func(p *Position) Outcome {
		switch {
		case reached(p, p.turn.Other()):
			return Loss
		case reached(p, p.turn):
			return Win
		}
		return Ongoing
	}
}

// Goals returns what wins by being reached; the list must not be changed.
func (r *Rules) Goals() []GoalDef { return r.Def.Endings.Goals }

// enemyReachesGoal reports whether a piece of the other side can reach its goal.
func (r *Rules) enemyReachesGoal(side Color, reach Reach) bool {
	enemy := side.Other()
	return slices.ContainsFunc(r.Goals(), func(g GoalDef) bool {
		squares := reach(enemy, g.Type)
		squares.intersect(&g.Zone[enemy])
		return !squares.Empty()
	})
}
