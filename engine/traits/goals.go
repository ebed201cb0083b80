package engine

import "fairymax/board"

// Goals are regions that win the game for whoever reaches them.

// goal is what the search knows about one of them.
type goal struct {
	man   board.Piece
	steps []int       // moves to the region, by square
	next  []board.Set // where in the region the man may go at once, by square
}

// learnGoals lays out the ways to the goals.
func (k *knowledge) learnGoals() {
	for c := board.White; c <= board.Black; c++ {
		for i := range k.rules.Def.Endings.Goals {
			def := &k.rules.Def.Endings.Goals[i]
			m := survey(k.rules, c, def.Type)
			g := goal{man: board.MakePiece(c, def.Type), steps: m.stepsTo(&def.Zone[c]), next: m.moves}
			for s := range g.next {
				join(&g.next[s], &m.captures[s])
				intersect(&g.next[s], &def.Zone[c])
			}
			k.goals[c] = append(k.goals[c], g)
		}
	}
}

// reaches reports whether the side that is not to move could win by reaching a
// goal next.
func (k *knowledge) reaches(p *board.Position) bool {
	us := p.Turn()
	them := us.Other()
	men := p.Pieces(them)
	for i := range k.goals[them] {
		g := &k.goals[them][i]
		for s := range each(&men) {
			if p.At(s) != g.man || g.next[s].Empty() {
				continue
			}
			for to := range each(&g.next[s]) {
				if !p.At(to).Is(them) && !(k.sovereign[g.man] && p.Attacked(to, us)) {
					return true
				}
			}
		}
	}
	return false
}

// arrives reports whether a move brings a man to a goal.
func (k *knowledge) arrives(p *board.Position, m board.Move) bool {
	goals := k.goals[p.Turn()]
	for i := range goals {
		if p.At(m.From()) == goals[i].man && goals[i].steps[m.To()] == 0 {
			return true
		}
	}
	return false
}

// goals rewards men who are near their goals.
func (v *view) goalsNear() pair {
	var score [2]int32
	for c := range score {
		men := v.p.Pieces(board.Color(c))
		for i := range v.knowledge.goals[c] {
			g := &v.knowledge.goals[c][i]
			nearest := len(nearGoal) - 1
			for s := range each(&men) {
				if v.p.At(s) == g.man {
					nearest = min(nearest, g.steps[s])
				}
			}
			score[c] += nearGoal[nearest] * int32(v.pawn) / 100
		}
	}
	near := score[board.White] - score[board.Black]
	return pair{near, near}
}

// nearGoal is what it is worth to be so many moves from a goal, in percent of a pawn.
var nearGoal = [...]int32{300, 150, 70, 35, 15, 5, 0}
