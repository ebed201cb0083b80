package engine

import "fairymax/board"

// Decisions that end the search of a node, or skip one of its moves, without
// looking. None is taken in a node that is in check or part of the PV.

// shortcut tries what may end the search of a node without looking at its moves.
func (w *worker) shortcut(ply int, eval, alpha, beta Score, depth int, known record, cut, improving bool) (score Score, ok bool) {
	if w.reverseFutility(eval, beta, depth, improving) {
		return eval, true
	}
	if score, ok := w.razor(ply, eval, alpha, depth); ok || w.stopped {
		return score, ok
	}
	if score, ok := w.passes(ply, eval, beta, depth, cut); ok || w.stopped {
		return score, ok
	}
	return w.probcut(ply, beta, depth, known, cut)
}

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
func (w *worker) passes(ply int, eval, beta Score, depth int, cut bool) (score Score, ok bool) {
	f := &w.frames[ply]
	side := f.position.Turn()
	if !w.on(NullMove) || depth < nullMinDepth || eval < beta || beta <= -provenWin ||
		f.passed || ply < w.nullFrom[side] || !w.mayPass(ply) {
		return 0, false
	}
	reduced := depth - 3 - depth/4 - int(min((eval-beta)/w.margins.nullEval, 3))
	if w.game.QuietWins {
		reduced = max(reduced, 1) // captures alone do not show what the opponent threatens
	}
	w.pass(ply)
	score = -w.search(ply+1, -beta, -beta+1, reduced, !cut)
	if w.stopped || score < beta {
		return 0, false
	}
	if score >= provenWin {
		score = beta // a win found by passing is no proof
	}
	if depth < w.verifyDepth(ply) || !w.on(NullVerification) || w.nullFrom[side] > 0 {
		return score, true
	}
	w.nullFrom[side] = ply + depth*3/4
	verified := w.search(ply, beta-1, beta, reduced, false)
	w.nullFrom[side] = 0
	return score, verified >= beta && !w.stopped
}

// mayPass reports whether passing is likely to be worse than some move: the side
// to move has more than a minor man besides royal and pawns, and more than that
// where having no move does not draw. It is not done where passing is a move of
// the game, where captures are forced, nor while men are put on the board.
func (w *worker) mayPass(ply int) bool {
	k, p := w.game, &w.frames[ply].position
	least := int32(4)
	if k.StalemateDecides {
		least = 8
	}
	return k.NullMove && w.strength(ply) >= least*int32(k.Pawn) && !k.Placing(p)
}

// verifyDepth is the depth from which a null-move cut is verified: early where
// few men are left, and zugzwang looms.
func (w *worker) verifyDepth(ply int) int {
	k := w.game
	if k.StalemateDecides && w.strength(ply) < 16*int32(k.Pawn) {
		return nullVerifyEarly
	}
	return nullVerifyDepth
}

// strength is the value of the side to move's pieces besides royals and pawns.
func (w *worker) strength(ply int) int32 {
	return w.evaluator.Structure(ply).Strength(w.frames[ply].position.Turn())
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
	return n > latePatience*enough*w.breadth/chessMoves
}

// prospect describes a move for the decision whether to look at it at all.
type prospect struct {
	depth, number int // of the node; of the move, from 1
	eval, alpha   Score
	history       int32
	improving     bool
}

// poor reports whether a move near the leaves is not worth a look. Late quiet
// moves, which would be reduced, are nearer to the leaves than others.
func (w *worker) poor(f *frame, m board.Move, x prospect) bool {
	if !m.IsQuiet() {
		return f.picker.losing() && w.losesTooMuch(f, m, x.depth)
	}
	depth := w.left(x)
	return w.futile(x.eval, x.alpha, depth) || w.unlikely(x.history, depth) || w.losesTooMuch(f, m, depth)
}

// futile reports whether a quiet move near the leaves cannot be expected to reach alpha.
// https://www.chessprogramming.org/Futility_Pruning
func (w *worker) futile(eval, alpha Score, depth int) bool {
	return w.on(Futility) && depth <= futilityMaxDepth &&
		eval+w.margins.futilityBase+w.margins.futility*Score(depth) <= alpha
}

// losesTooMuch reports whether a move near the leaves gives away more material
// than its depth allows.
func (w *worker) losesTooMuch(f *frame, m board.Move, depth int) bool {
	if !w.on(ExchangePruning) || depth > exchangeMaxDepth {
		return false
	}
	margin := w.margins.exchangeTaking
	if m.IsQuiet() {
		margin = w.margins.exchangeQuiet
	}
	return !w.gains(f, m, -int32(margin)*int32(depth))
}

// unlikely reports whether a quiet move near the leaves has too seldom been good.
func (w *worker) unlikely(past int32, depth int) bool {
	return w.on(HistoryPruning) && depth <= historyMaxDepth && past < historyFloor*int32(depth)
}

// probcut tries captures that would bring the node far above beta, each with a
// shallow search: one that stays there cuts.
// https://www.chessprogramming.org/ProbCut
func (w *worker) probcut(ply int, beta Score, depth int, known record, cut bool) (score Score, ok bool) {
	f := &w.frames[ply]
	raised := beta + w.margins.probcut
	if !w.on(ProbCut) || depth < probcutMinDepth || beta <= -provenWin || raised >= provenWin ||
		known.bound != NoBound && known.depth >= depth-3 && known.score.fromRoot(ply) < raised {
		return 0, false
	}
	f.listed = false
	w.startPicker(ply, board.NoMove, true)
	for m := w.next(ply); m != board.NoMove; m = w.next(ply) {
		if f.picker.losing() {
			break
		}
		if !w.gains(f, m, int32(raised-f.eval)) {
			continue
		}
		w.play(ply, m)
		score = -w.quiesce(ply+1, -raised, -raised+1)
		if score >= raised && !w.stopped {
			score = -w.search(ply+1, -raised, -raised+1, depth-4, !cut)
		}
		if w.stopped {
			return 0, false
		}
		if score >= raised {
			w.table.store(f.key, record{score: score.fromNode(ply), eval: f.raw, depth: depth - 3, bound: Lower, move: briefOf(m)})
			return score, true
		}
	}
	return 0, false
}
