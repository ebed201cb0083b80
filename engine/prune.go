package engine

import "fairymax/board"

// Decisions that end the search of a node, or skip one of its moves, without
// looking. None is taken in a node that is in check or part of the PV.

// reverseFutility reports whether a node is so far above beta that a shallow
// search would hardly bring it down.
// https://www.chessprogramming.org/Reverse_Futility_Pruning
func (w *worker) reverseFutility(eval, beta Score, depth int, improving bool) bool {
	if !w.on(ReverseFutility) || depth > reverseMaxDepth || eval >= provenWin || beta <= -provenWin {
		return false
	}
	if improving {
		depth--
	}
	return eval-w.margins.reverse*Score(depth) >= beta
}

// razor reports whether a node is so far below alpha that only captures could
// help, and they do not; score is what they reach.
func (w *worker) razor(ply int, eval, alpha Score, depth int) (score Score, ok bool) {
	if !w.on(Razoring) || depth > razorMaxDepth || eval+w.margins.razor*Score(depth) > alpha {
		return 0, false
	}
	score = w.quiesce(ply, alpha, alpha+1)
	return score, score <= alpha
}

// passes tries the null move: if the node fails high although the opponent
// moves twice, it is not worth more search. It is not tried twice in a row, nor
// by a side that has little but pawns, which may well be worse off for having
// to move. Deep cuts are verified by a search in which that side may not pass.
// https://www.chessprogramming.org/Null_Move_Pruning
func (w *worker) passes(ply int, eval, beta Score, depth int) (score Score, ok bool) {
	f := &w.frames[ply]
	side := f.position.Turn()
	if !w.on(NullMove) || depth < nullMinDepth || eval < beta || beta <= -provenWin ||
		f.passed || ply < w.nullFrom[side] || !w.strong(ply) {
		return 0, false
	}
	reduced := depth - 3 - depth/4 - int(min((eval-beta)/w.margins.nullEval, 3))
	w.pass(ply)
	score = -w.search(ply+1, -beta, -beta+1, reduced, true)
	if w.stopped || score < beta {
		return 0, false
	}
	if score >= provenWin {
		score = beta // a win found by passing is no proof
	}
	if depth < nullVerifyDepth || !w.on(NullVerification) || w.nullFrom[side] > 0 {
		return score, true
	}
	w.nullFrom[side] = ply + depth*3/4
	verified := w.search(ply, beta-1, beta, reduced, false)
	w.nullFrom[side] = 0
	return score, verified >= beta && !w.stopped
}

// strong reports whether the side to move has more than a minor man besides
// royal and pawns: with less, every move may be worse than passing.
func (w *worker) strong(ply int) bool {
	f := &w.frames[ply]
	return f.sums.force[f.position.Turn()] >= 4*int32(w.evaluator.pawn)
}

// late reports whether a shallow node has looked at quiet moves enough when it
// comes to its nth move.
func (w *worker) late(depth, n int, improving bool) bool {
	if !w.on(LateMovePruning) || depth > lateMaxDepth {
		return false
	}
	enough := 3 + depth*depth
	if !improving {
		enough /= 2
	}
	return n > enough*w.breadth/chessMoves
}

// futile reports whether a quiet move near the leaves cannot be expected to reach alpha.
// https://www.chessprogramming.org/Futility_Pruning
func (w *worker) futile(eval, alpha Score, depth int) bool {
	return w.on(Futility) && depth <= futilityMaxDepth &&
		eval+w.margins.futilityBase+w.margins.futility*Score(depth) <= alpha
}

// losesTooMuch reports whether a move near the leaves gives away more material
// than its depth allows.
func (w *worker) losesTooMuch(p *board.Position, m board.Move, depth int) bool {
	if !w.on(ExchangePruning) || depth > exchangeMaxDepth {
		return false
	}
	margin := w.margins.exchangeTaking
	if m.IsQuiet() {
		margin = w.margins.exchangeQuiet
	}
	return !w.gains(p, m, -int32(margin)*int32(depth))
}
