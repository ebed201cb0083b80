package board

import "slices"

// GoalDef wins the game for the side that brings a piece of the type into the zone.
type GoalDef struct {
	Type   PieceType
	Zone   [2]Set
	Counts GoalCount
	Answer [2]bool // sides that have one more move after the other's arrival: if they arrive too, the game is drawn
}

// GoalCount says when a piece in the zone counts.
type GoalCount uint8

// The moments when it counts.
const (
	GoalAtOnce GoalCount = iota
	GoalIfSafe           // while no enemy piece attacks it there
	GoalIfKept           // when its side is to move again
)

// goalCounts has a row for each: all that the program knows of it.
var goalCounts = [...]struct {
	word      string // of the language
	condition string // what has to hold, after the sentence of the goal
	mayUndo   bool   // the enemy may still prevent it when the piece has arrived
}{
	GoalAtOnce: {word: "at once"},
	GoalIfSafe: {word: "safe", condition: ", as soon as no enemy piece attacks it there", mayUndo: true},
	GoalIfKept: {word: "kept", condition: " if the enemy's next move leaves it there", mayUndo: true},
}

// GoalCounts returns the words of all moments, by number.
func GoalCounts() []string {
	var words []string
	for _, row := range goalCounts {
		words = append(words, row.word)
	}
	return words
}

// Condition says what has to hold besides the arrival, "" for nothing.
func (g GoalCount) Condition() string { return goalCounts[g].condition }

// counts reports whether a piece of a side that stands in the zone has reached the goal.
func (g *GoalDef) counts(p *Position, s Square, c Color) bool {
	switch g.Counts {
	case GoalIfSafe:
		return !p.Attacked(s, c.Other())
	case GoalIfKept:
		return p.turn == c
	}
	return true
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
		case us != nil && them != nil && (us.Answer[p.turn.Other()] || goalCounts[us.Counts].mayUndo):
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
			if p.board[s].Type() == goals[i].Type && goals[i].counts(p, s, c) && (found == nil || found.Answer[c.Other()]) {
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

func (def *Definition) hasGoals() bool { return len(def.Endings.Goals) > 0 }

// enemyReachesGoal reports whether a piece of the other side can reach its goal.
func (r *Rules) enemyReachesGoal(side Color, reach Reach) bool {
	enemy := side.Other()
	return slices.ContainsFunc(r.Goals(), func(g GoalDef) bool {
		squares := reach(enemy, g.Type)
		squares.intersect(&g.Zone[enemy])
		return !squares.Empty()
	})
}

// mayArrive reports whether a side's piece may still reach a goal.
func (m *remains) mayArrive(c Color) bool {
	for i := range m.rules.Def.Endings.Goals {
		goal := &m.rules.Def.Endings.Goals[i]
		if royal := m.royalReach(c); royal != nil && goal.Type == m.rules.dead.royals[c] && royal.squares.meets(&goal.Zone[c]) {
			return true
		}
		for j := range m.pieces[c] {
			if slices.Contains(m.rules.forms(c, m.typeAt(c, j)), goal.Type) && m.reach(c, j).squares.meets(&goal.Zone[c]) {
				return true
			}
		}
	}
	return false
}
