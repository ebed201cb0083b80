package engine

import "fairymax/board"

// iterate searches deeper and deeper until a limit is reached.
func (w *worker) iterate(limits Limits, report func(Info)) Result {
	w.orderRoot()
	w.bestMove, w.bestScore = w.root[0], drawn
	result := Result{Move: w.root[0], PV: w.root[:1:1]}
	deepest := MaxPly - 1
	if limits.Depth > 0 {
		deepest = min(limits.Depth, deepest)
	}
	var state mood
	for w.depth = 1; w.depth <= deepest && !w.stopped; w.depth++ {
		w.selDepth = 0
		score := w.aspire(result.Score, report)
		if w.stopped {
			break
		}
		state.stable++
		if w.bestMove != result.Move {
			state.stable = 0
		}
		state.fallen = result.Score - score
		result.Move, result.Score, result.Depth = w.bestMove, score, w.depth
		result.PV = append([]board.Move(nil), w.frames[0].pv...)
		w.tell(report, score, Exact)
		if !limits.Infinite && w.settled(limits, result, state) {
			break
		}
	}
	if w.bestMove != result.Move { // found by the iteration that was broken off
		result.Move, result.Score, result.PV = w.bestMove, w.bestScore, []board.Move{w.bestMove}
	}
	if len(result.PV) > 1 {
		result.Ponder = result.PV[1]
	}
	result.Nodes = w.nodes
	return result
}

// settled reports whether deeper iterations are not worth their time.
func (w *worker) settled(limits Limits, r Result, state mood) bool {
	if limits.Soft == 0 && limits.Hard == 0 {
		return false
	}
	if len(w.root) == 1 {
		return true
	}
	if moves, ok := r.Score.Mate(); ok && 2*max(moves, -moves)+4 <= r.Depth {
		return true
	}
	return w.timer.enough(state, w.margins.falling)
}

// aspire searches the root with a window around the last score and widens it as
// often as the score falls outside.
// https://www.chessprogramming.org/Aspiration_Windows
func (w *worker) aspire(last Score, report func(Info)) Score {
	alpha, beta := -infinite, infinite
	half := w.margins.aspiration
	if w.depth >= aspirationDepth && w.on(Aspiration) {
		alpha, beta = max(last-half, -infinite), min(last+half, infinite)
	}
	for {
		score := w.search(0, alpha, beta, w.depth, false)
		switch {
		case w.stopped:
			return score
		case score <= alpha:
			w.tell(report, score, Upper)
			beta = (alpha + beta) / 2
			alpha = max(score-half, -infinite)
		case score >= beta:
			w.tell(report, score, Lower)
			beta = min(score+half, infinite)
		default:
			return score
		}
		if half *= 2; half > 16*w.margins.aspiration {
			alpha, beta = -infinite, infinite
		}
	}
}

// orderRoot puts what the table holds for the root first, then captures.
func (w *worker) orderRoot() {
	n := 0
	for i, m := range w.root {
		if !m.IsQuiet() {
			copy(w.root[n+1:i+1], w.root[n:i])
			w.root[n] = m
			n++
		}
	}
	known, _ := w.table.probe(w.frames[0].position.Key())
	for i, m := range w.root {
		if known.move != 0 && briefOf(m) == known.move {
			copy(w.root[1:i+1], w.root[:i])
			w.root[0] = m
			break
		}
	}
}

// tell reports how the search stands.
func (w *worker) tell(report func(Info), score Score, bound Bound) {
	if report == nil {
		return
	}
	pv := w.frames[0].pv
	if len(pv) == 0 {
		pv = []board.Move{w.bestMove}
	}
	report(Info{
		Depth: w.depth, SelDepth: w.selDepth, Score: score, Bound: bound,
		Time: w.timer.elapsed(), Nodes: w.nodes, Full: w.table.full(), PV: pv, MultiPV: 1,
	})
}
