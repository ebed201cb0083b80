package traits

import (
	"fairymax/board"
	"fairymax/board/define"
)

// findGoals computes the distances to the goals.
func (g *Game) findGoals() {
	for c := define.White; c <= define.Black; c++ {
		for _, def := range g.Rules.Goals() {
			profile := g.Profiles[define.MakePiece(c, def.Type)]
			goal := Goal{Piece: profile.Piece(), Steps: profile.stepsTo(&def.Zone[c]), next: make([]define.Set, g.Rules.Squares)}
			for s := range goal.next {
				next := &goal.next[s]
				*next = profile.Moves[s]
				Join(next, &profile.Captures[s])
				Intersect(next, &def.Zone[c])
			}
			g.Goals[c] = append(g.Goals[c], goal)
		}
	}
}

// GoalThreatened reports whether the side that is not to move could win by
// reaching a goal next.
func (g *Game) GoalThreatened(p *board.Position) bool { return g.GoalInReach(p, p.Turn().Other()) }

// GoalInReach reports whether a side could win by reaching a goal if it were to move.
func (g *Game) GoalInReach(p *board.Position, side define.Color) bool {
	pieces := p.Pieces(side)
	for i := range g.Goals[side] {
		goal := &g.Goals[side][i]
		for s := range Each(&pieces) {
			if p.At(s) != goal.Piece || goal.next[s].Empty() {
				continue
			}
			for to := range Each(&goal.next[s]) {
				if !p.At(to).Is(side) && !(g.Uncapturable[goal.Piece] && p.AttackedAs(goal.Piece.Type(), to, side.Other())) {
					return true
				}
			}
		}
	}
	return false
}

// GoalNear reports whether a piece of a side could be at its goal in two moves.
func (g *Game) GoalNear(p *board.Position, side define.Color) bool {
	pieces := p.Pieces(side)
	for i := range g.Goals[side] {
		goal := &g.Goals[side][i]
		for s := range Each(&pieces) {
			if p.At(s) == goal.Piece && goal.Steps[s] <= 2 {
				return true
			}
		}
	}
	return false
}

// ReachesGoal reports whether a move brings a piece to its goal.
func (g *Game) ReachesGoal(p *board.Position, m board.Move) bool { return g.comesWithin(0, p, m) }

// ThreatensGoal reports whether a move brings a piece to where its goal is a move away and
// the other side does not attack it.
func (g *Game) ThreatensGoal(p *board.Position, m board.Move) bool {
	return g.comesWithin(1, p, m) && !p.AttackedAs(p.At(m.From()).Type(), m.To(), p.Turn().Other())
}

// comesWithin reports whether a move brings a piece to where it needs so many moves to its goal.
func (g *Game) comesWithin(moves int, p *board.Position, m board.Move) bool {
	goals := g.Goals[p.Turn()]
	for i := range goals {
		if p.At(m.From()) == goals[i].Piece && goals[i].Steps[m.To()] == moves {
			return true
		}
	}
	return false
}
