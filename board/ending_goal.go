package board

// compileGoals makes the ending of men who reach a region.
func compileGoals(r *Rules) *ending {
	goals := r.Def.Endings.Goals
	if len(goals) == 0 {
		return nil
	}
	reached := func(p *Position, c Color) bool {
		for i := range goals {
			zone := p.men[c]
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
	return &ending{GoalReached, func(p *Position) Outcome {
		switch {
		case reached(p, p.turn.Other()):
			return Loss
		case reached(p, p.turn):
			return Win
		}
		return Ongoing
	}}
}
