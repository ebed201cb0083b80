package board

import "slices"

// GoalDef wins the game for the side that brings a piece of the type into the zone.
type GoalDef struct {
	Type   PieceType
	Zone   [2]Set
	Answer [2]bool // sides that have one more move after the other's arrival: if they arrive too, the game is drawn
}

// compileGoals makes the ending of pieces that reach a region.
func compileGoals(r *Rules) predicate {
	goals := r.Goals()
	if len(goals) == 0 {
		return nil
	}
	return func(p *Position) Outcome {
		us, them := p.reached(p.turn), p.reached(p.turn.Other())
		switch {
		case us != nil && them != nil && us.Answer[p.turn.Other()]:
			return Draw
		case us == nil && them != nil && them.Answer[p.turn] && p.canArrive():
			return Ongoing
		case them != nil:
			return Loss
		case us != nil:
			return Win
		}
		return Ongoing
	}
}

// reached returns the goal that a side has reached, nil if none; of several one that
// the other side may not answer.
func (p *Position) reached(c Color) (found *GoalDef) {
	goals := p.rules.Goals()
	for i := range goals {
		zone := p.pieces[c]
		zone.intersect(&goals[i].Zone[c])
		for s, ok := zone.first(); ok; s, ok = zone.first() {
			if p.board[s].Type() == goals[i].Type && (found == nil || found.Answer[c.Other()]) {
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
func (r *Rules) Goals() []GoalDef { return r.Def.Endings.Goals }

// MayAnswer reports whether a side may still draw after the other has reached a goal.
func (r *Rules) MayAnswer(c Color) bool {
	return slices.ContainsFunc(r.Goals(), func(g GoalDef) bool { return g.Answer[c] })
}

// enemyReachesGoal reports whether a piece of the other side can reach its goal.
func (r *Rules) enemyReachesGoal(side Color, reach Reach) bool {
	enemy := side.Other()
	return slices.ContainsFunc(r.Goals(), func(g GoalDef) bool {
		squares := reach(enemy, g.Type)
		squares.intersect(&g.Zone[enemy])
		return !squares.Empty()
	})
}
