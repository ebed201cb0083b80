package engine

import (
	"slices"

	"fairymax/board"
)

// iterate searches deeper and deeper until a limit is reached.
// https://www.chessprogramming.org/Iterative_Deepening
func (w *worker) iterate(limits Limits, report func(Info)) Result {
	w.orderRoot()
	w.bestMove, w.bestScore = w.root[0], w.guess()
	result := Result{Move: w.root[0], PV: w.root[:1:1]}
	lines := make([]variation, clamp(limits.Lines, 1, len(w.moves)))
	deepest := MaxPly - 1
	if limits.Depth > 0 {
		deepest = min(limits.Depth, deepest)
	}
	w.shown = board.NoMove
	for w.depth = 1; w.depth <= deepest && !w.stopped; w.depth++ {
		w.selDepth = 0
		if !w.searchLines(lines, report) {
			break
		}
		best := lines[0]
		w.note(lines, result)
		w.reorderRoot(len(lines))
		result.Move, result.Score, result.Depth, result.PV = best.pv[0], best.score, w.depth, best.pv
		if !limits.Infinite && w.settled() {
			break
		}
	}
	adopted := w.adoptUnfinished(&result, lines[0])
	if len(result.PV) == 1 {
		result.PV = w.answered(result.Move)
	}
	if adopted || len(lines) == 1 && result.Depth > 0 && w.shown != result.Move {
		w.reportPlayed(report, result, adopted)
	}
	if len(result.PV) > 1 {
		result.Ponder = result.PV[1]
	}
	result.Nodes = w.nodes
	return result
}

// guess is the score before a move has been searched: the static evaluation, where there is one.
func (w *worker) guess() Score {
	w.assess(0, noScore)
	if eval := w.frames[0].eval; eval != noScore {
		return eval
	}
	return drawn
}

// note notes how an iteration has gone; before is the result of the one before.
func (w *worker) note(lines []variation, before Result) {
	s, best := &w.state, lines[0]
	s.stable++
	if best.pv[0] != before.Move {
		s.stable = 0
	}
	s.fallen, s.share = before.Score-best.score, w.effortShare()
	s.depth, s.ended = w.depth, w.timer.elapsed()
	s.decided = decidedBy(w.depth, lines[:1])
	s.allDecided = s.decided && decidedBy(w.depth, lines)
}

// decidedBy reports whether deeper iterations would find no shorter mates than those of the lines.
func decidedBy(depth int, lines []variation) bool {
	return !slices.ContainsFunc(lines, func(v variation) bool {
		moves, mate := v.score.Mate()
		return !mate || 2*max(moves, -moves)+mateSurplus > depth
	})
}

// reportPlayed reports the move that is played where the last line was of another one.
func (w *worker) reportPlayed(report func(Info), result Result, unfinished bool) {
	if w.lineNumber = 1; !unfinished {
		w.depth = result.Depth
	}
	w.reportPV(report, result.Score, Exact, result.PV)
}

// adoptUnfinished takes over what the iteration that did not end has found, and reports
// whether that is another move. It may have ended in a later line; the first one is whole
// then.
func (w *worker) adoptUnfinished(result *Result, first variation) bool {
	if result.Depth == 0 {
		result.Score = w.bestScore
	}
	if w.bestMove == result.Move {
		return false
	}
	result.Move, result.Score, result.PV = w.bestMove, w.bestScore, []board.Move{w.bestMove}
	if len(first.pv) > 0 && first.pv[0] == w.bestMove {
		result.PV = first.pv
	}
	return true
}

// answered is a move of the root with the reply that the table knows, if any. A move
// that an unfinished iteration has found, or that failed high, has no variation.
func (w *worker) answered(m board.Move) []board.Move {
	w.play(0, m)
	if reply := w.reply(1); reply != board.NoMove {
		return []board.Move{m, reply}
	}
	return []board.Move{m}
}

// searchLines searches the root once for each line, without the moves of the lines
// before it, and sorts the lines. It is false if the search has to end.
// https://www.chessprogramming.org/Multi-PV
func (w *worker) searchLines(lines []variation, report func(Info)) bool {
	partial := w.partial
	defer func() { w.root, w.partial = w.moves, partial }()
	for i := range lines {
		w.lineNumber = i + 1
		w.root, w.partial = w.moves[i:], partial || i > 0
		score := w.aspire(lines[i].score, report)
		if w.stopped {
			return false
		}
		lines[i] = variation{score, w.linePV()}
		w.report(report, score, Exact)
	}
	w.lineNumber = 1
	slices.SortStableFunc(lines, func(a, b variation) int { return int(b.score - a.score) })
	for i := range lines {
		w.moves[i] = lines[i].pv[0]
	}
	w.bestMove, w.bestScore = lines[0].pv[0], lines[0].score
	return true
}

// linePV returns the variation of the line just searched.
func (w *worker) linePV() []board.Move {
	if pv := w.frames[0].pv; len(pv) > 0 {
		return slices.Clone(pv)
	}
	return []board.Move{w.root[0]}
}

// settled reports whether iterations after the last one are not worth their time. On a clock they are
// not if the move is forced, or mates: other lines may then stay as they are.
func (w *worker) settled() bool {
	s, onClock := w.state, w.timer.soft > 0
	switch {
	case w.timer.pondering || !onClock && w.timer.hard == 0 || s.depth == 0:
		return false
	case onClock && (len(w.moves) == 1 || s.decided) || s.allDecided:
		return true
	}
	return w.timer.enough(s, w.margins.falling)
}

// aspire searches the root with a window around the last score, and widens it while
// the score falls outside.
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
			w.report(report, score, Upper)
			beta = (alpha + beta) / 2
			alpha = max(score-half, -infinite)
		case score >= beta:
			w.report(report, score, Lower)
			beta = min(score+half, infinite)
		default:
			return score
		}
		if half *= aspirationGrowth; half > aspirationMost*w.margins.aspiration {
			alpha, beta = -infinite, infinite
		}
	}
}

// report reports the state of the search.
func (w *worker) report(report func(Info), score Score, bound Bound) {
	pv := w.frames[0].pv
	if len(pv) == 0 {
		pv = w.root[:1]
	}
	w.reportPV(report, score, bound, pv)
}

func (w *worker) reportPV(report func(Info), score Score, bound Bound, pv []board.Move) {
	w.shown = pv[0]
	if report == nil {
		return
	}
	report(Info{
		Depth: w.depth, SelDepth: w.selDepth, Score: score, Bound: bound,
		Time: w.timer.earlier + w.timer.elapsed(), Nodes: w.visited(), Full: w.table.full(), PV: pv, Line: w.lineNumber,
	})
}
