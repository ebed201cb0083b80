package engine

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// begin sets the worker on the current position of a game.
func (w *worker) begin(g *board.Game, root []board.Move) {
	w.keys, w.line = w.keys[:0], w.line[:0]
	played := len(g.Moves())
	for i := range played {
		w.keys, w.line = append(w.keys, g.PositionAt(i).Key()), append(w.line, g.PositionAt(i))
	}
	w.base = played
	for i := range w.frames {
		w.keys, w.line = append(w.keys, 0), append(w.line, &w.frames[i].position)
	}
	w.moves = append(w.moves[:0], root...)
	w.root = w.moves
	w.nodes, w.depth, w.stopped, w.nullFrom = 0, 0, false, [2]int{}
	w.prober, w.contempt = nil, 0 // what the search before was given
	w.state = iterationState{}    // a ponder hit may come before the first iteration
	w.reported.Store(0)

	f := &w.frames[0]
	g.Position().CopyTo(&f.position)
	w.evaluator.Begin(&f.position)
	f.killers, f.nullMove, f.excluded = [2]board.Move{}, false, board.NoMove
	w.arrive(0, min(f.position.Reversible(), played))
}

// play makes a move from ply; the result stands at ply+1.
func (w *worker) play(ply int, m board.Move) {
	f, next := &w.frames[ply], &w.frames[ply+1]
	p := &f.position
	f.row = w.history.row(p.Turn(), w.history.cell(p, m))
	f.quietMove = m.IsQuiet()
	p.Play(m, &next.position)
	w.fetch(&next.position)
	w.evaluator.Follow(ply+1, &next.position)
	next.nullMove = false
	w.arrive(ply+1, min(next.position.Reversible(), f.reversible+1))
}

// playNull makes a null move from ply.
func (w *worker) playNull(ply int) {
	f, next := &w.frames[ply], &w.frames[ply+1]
	f.row, f.quietMove = noRow, false
	f.position.PlayNull(&next.position)
	w.fetch(&next.position)
	w.evaluator.FollowNull(ply + 1)
	next.nullMove = true
	w.arrive(ply+1, 0)
}

// fetch asks the memory for what is known of a position; what follows takes about as long.
func (w *worker) fetch(p *board.Position) {
	key := w.tableKey(p)
	prefetch(w.table.bucket(key), w.evalCache.at(key))
}

// arrive computes what every node needs to know about its position.
func (w *worker) arrive(ply, reversible int) {
	f := &w.frames[ply]
	f.reversible = reversible
	f.danger = f.position.InCheck() || w.game.Declares && f.position.FacesDeclaration()
	f.key = w.tableKey(&f.position)
	w.keys[w.base+ply] = f.position.Key()
	if w.game.MoreThanCheck {
		w.findDanger(f)
	}
}

// endangers reports whether a move from ply puts the other side in danger.
func (w *worker) endangers(ply int, m board.Move) bool {
	if !w.game.MoreThanCheck {
		return w.frames[ply].position.GivesCheck(m)
	}
	w.play(ply, m)
	return w.frames[ply+1].danger
}

// findDanger adds other dangers than check.
func (w *worker) findDanger(f *frame) {
	g := w.game
	if g.HasPseudoRoyals {
		f.pseudoRoyals = define.Set{}
		g.PseudoRoyals(&f.position, define.White, &f.pseudoRoyals)
		g.PseudoRoyals(&f.position, define.Black, &f.pseudoRoyals)
		f.danger = f.danger || traits.Endangered(&f.position, &f.pseudoRoyals)
	}
	if g.QuietWins {
		f.danger = f.danger || g.GoalThreatened(&f.position)
	}
}

// tableKey tells positions apart that the table must not mix up: while a count runs, the
// same position is worth less later, and where points or the colour decide at the move
// rule, more or less near it.
func (w *worker) tableKey(p *board.Position) uint64 {
	key := p.Key()
	if w.game.Counting {
		key ^= countKey(p)
	}
	if w.game.ClockDecides {
		key ^= clockKey(p, 2*w.rules.MoveRule())
	}
	return key
}

// clockKey is a hash of how far the move rule is, rounded, in the second half of its plies.
func clockKey(p *board.Position, plies int) uint64 {
	if 2*p.Clock() <= plies || plies == 0 {
		return 0
	}
	return traits.Scramble(uint64(p.Clock()/clockStep) + 1)
}

// countKey is a hash of the plies left in a count, rounded while many are left.
func countKey(p *board.Position) uint64 {
	played, limit := p.Count()
	if limit == 0 {
		return 0
	}
	left := max(0, limit-played)
	if left > countNear {
		left = left / countStep * countStep
	}
	return traits.Scramble(uint64(left) + 1)
}
