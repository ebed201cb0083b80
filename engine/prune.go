package engine

import "fairymax/board"

// Pruning: the search of a node ends, or skips one of its moves, without searching.
// Nodes in check and nodes of the PV do not end so, and in check no move is skipped.

// pruneWindow describes a node for the decision whether to search its moves. Its window is one
// point wide: alpha is below beta.
type pruneWindow struct {
	eval, beta     Score
	depth          int
	cut, improving bool
}

// pruneNode tries what may end the search of a node before its moves are searched.
func (w *worker) pruneNode(ply int, known record, x pruneWindow) (score Score, ok bool) {
	if w.reverseFutility(x) {
		return x.eval, true
	}
	if score, ok := w.razor(ply, x); ok || w.stopped {
		return score, ok
	}
	if score, ok := w.nullMoveCut(ply, x); ok || w.stopped {
		return score, ok
	}
	return w.probcut(ply, known, x)
}

// reverseFutility reports whether a node is so far above beta that a shallow search
// is unlikely to bring it below.
// https://www.chessprogramming.org/Reverse_Futility_Pruning
func (w *worker) reverseFutility(x pruneWindow) bool {
	if !w.on(ReverseFutility) || x.depth > reverseMaxDepth || x.eval >= provenWin || x.beta <= -provenWin {
		return false
	}
	depth := x.depth
	if x.improving {
		depth--
	}
	return x.eval-w.margins.reverse*Score(depth) >= x.beta
}

// razor reports whether a node is so far below alpha that only captures could help,
// and they do not. The score is what captures reach.
// https://www.chessprogramming.org/Razoring
func (w *worker) razor(ply int, x pruneWindow) (score Score, ok bool) {
	if !w.on(Razoring) || x.depth > razorMaxDepth || x.eval+w.margins.razor*Score(x.depth) >= x.beta {
		return 0, false
	}
	score = w.quiesce(ply, x.beta-1, x.beta)
	return score, score < x.beta
}

// nullMoveCut tries the null move: if the node fails high although the opponent
// moves twice in a row, it needs no more search. Two null moves never follow each
// other. Deep cutoffs are verified by a search in which the side may not pass.
// https://www.chessprogramming.org/Null_Move_Pruning
func (w *worker) nullMoveCut(ply int, x pruneWindow) (score Score, ok bool) {
	f := &w.frames[ply]
	side := f.position.Turn()
	if !w.on(NullMove) || x.depth < nullMinDepth || x.eval < x.beta || x.beta <= -provenWin ||
		f.nullMove || ply < w.nullFrom[side] || !w.nullMoveSound(ply) {
		return 0, false
	}
	reduced := x.depth - nullReduction - x.depth/nullDepthShare - int(min((x.eval-x.beta)/w.margins.nullEval, nullEvalMost))
	if w.game.QuietWins {
		reduced = max(reduced, 1) // captures alone miss quiet threats to win
	}
	w.playNull(ply)
	score = -w.search(ply+1, -x.beta, -x.beta+1, reduced, !x.cut)
	if w.stopped || score < x.beta {
		return 0, false
	}
	if score >= provenWin {
		score = x.beta // a win after a null move is not proven
	}
	if x.depth < w.verifyDepth(ply) || !w.on(NullVerification) || w.nullFrom[side] > 0 || reduced <= 0 {
		return score, true // the quiescence search would stand pat here, and refute nothing
	}
	w.nullFrom[side] = ply + x.depth*nullVerifyShare/percent
	verified := w.search(ply, x.beta-1, x.beta, reduced, false)
	w.nullFrom[side] = 0
	return score, verified >= x.beta && !w.stopped
}

// nullMoveSound reports whether zugzwang is unlikely: the side to move has more than
// a minor piece besides royals and pawns, and more than that where a side without
// a move does not draw. Passing must not be a move of the game, captures must not
// be forced, and all pieces must have been put on the board.
// https://www.chessprogramming.org/Zugzwang
func (w *worker) nullMoveSound(ply int) bool {
	g, p := w.game, &w.frames[ply].position
	least := int32(nullStrength)
	if g.StalemateDecides {
		least = nullStrengthDecided
	}
	return g.NullMove && w.strength(ply) >= least*int32(g.Pawn) && !p.Placing()
}

// verifyDepth is the depth from which null-move cutoffs are verified: early where few
// pieces are left and zugzwang is near.
func (w *worker) verifyDepth(ply int) int {
	g := w.game
	if g.StalemateDecides && w.strength(ply) < nullVerifyStrength*int32(g.Pawn) {
		return nullVerifyEarly
	}
	return nullVerifyDepth
}

// strength is the value of the side to move's pieces besides royals and pawns.
func (w *worker) strength(ply int) int32 {
	return w.evaluator.Structure(ply).Strength(w.frames[ply].position.Turn())
}

// lateMove reports whether a shallow node has searched enough quiet moves before its
// nth move.
// https://www.chessprogramming.org/Futility_Pruning#Move_Count_Based_Pruning
func (w *worker) lateMove(depth, n int, improving bool) bool {
	if !w.on(LateMovePruning) || depth > lateMaxDepth {
		return false
	}
	enough := lateBase + depth*depth
	if !improving {
		enough /= lateWorsening
	}
	return n > latePatience*enough*w.typicalMoves/chessMoves
}

// pruneCandidate describes a move for the decision whether to search it.
type pruneCandidate struct {
	depth, number int // of the node; of the move, from 1
	eval, alpha   Score
	history       int32
	improving     bool
}

// pruneMove reports whether a move of a node is skipped. The first one is not, nor any in
// danger, nor those that put the other side in danger, unless there have been enough
// quiet moves.
func (w *worker) pruneMove(ply int, m board.Move, x pruneCandidate) bool {
	f := &w.frames[ply]
	if x.number == 1 || f.danger || w.game.QuietWins && w.game.ReachesGoal(&f.position, m) {
		return false
	}
	if m.IsQuiet() && w.lateMove(x.depth, x.number, x.improving) {
		f.picker.skipQuiets = true
		return true
	}
	return w.prunable(f, m, x) && !w.endangers(ply, m)
}

// prunable reports whether a move near the leaves is not worth a search. Late quiet
// moves would be reduced, so they count as nearer to the leaves.
func (w *worker) prunable(f *frame, m board.Move, x pruneCandidate) bool {
	if !m.IsQuiet() {
		return f.picker.losing() && w.losesTooMuch(f, m, x.depth)
	}
	depth := w.lateDepth(x)
	return w.futile(x.eval, x.alpha, depth) || w.badHistory(x.history, depth) || w.losesTooMuch(f, m, depth)
}

// lateDepth is roughly the depth that is left to a late quiet move.
func (w *worker) lateDepth(x pruneCandidate) int {
	if !w.on(LateMoveReduction) {
		return x.depth
	}
	r := w.reductions[min(x.depth, MaxPly-1)][min(x.number, reduceMoves-1)]
	if !x.improving {
		r += moreWorsening
	}
	r -= x.history * reductionUnit / reduceHistory
	return clamp(x.depth-int(r)/reductionUnit, 1, x.depth)
}

// futile reports whether a quiet move near the leaves is unlikely to reach alpha.
// https://www.chessprogramming.org/Futility_Pruning
func (w *worker) futile(eval, alpha Score, depth int) bool {
	return w.on(Futility) && depth <= futilityMaxDepth &&
		eval+w.margins.futilityBase+w.margins.futility*Score(depth) <= alpha
}

// losesTooMuch reports whether a move near the leaves loses more material than its
// depth allows.
func (w *worker) losesTooMuch(f *frame, m board.Move, depth int) bool {
	if !w.on(ExchangePruning) || depth > exchangeMaxDepth {
		return false
	}
	least := -w.margins.exchangeTaking * Score(depth)
	if m.IsQuiet() {
		least = -w.margins.exchangeQuiet * Score(depth*depth) / exchangeUnit
	}
	return !w.seeAtLeast(f, m, int32(least))
}

// badHistory reports whether a quiet move near the leaves has seldom been good.
func (w *worker) badHistory(past int32, depth int) bool {
	return w.on(HistoryPruning) && depth <= historyMaxDepth && past < historyFloor*int32(depth)
}

// probcut tries captures that would bring the node far above beta, each with a
// shallow search. One that stays there cuts.
// https://www.chessprogramming.org/ProbCut
func (w *worker) probcut(ply int, known record, x pruneWindow) (score Score, ok bool) {
	f := &w.frames[ply]
	raised := x.beta + w.margins.probcut
	if !w.on(ProbCut) || x.depth < probcutMinDepth || x.beta <= -provenWin || raised >= provenWin ||
		known.bound != NoBound && known.depth > x.depth-probcutReduction && known.score.fromRoot(ply) < raised {
		return 0, false
	}
	f.listed = false
	w.startPicker(ply, board.NoMove, true)
	for m := w.next(ply); m != board.NoMove; m = w.next(ply) {
		if f.picker.losing() {
			break
		}
		if !w.seeAtLeast(f, m, int32(raised-f.eval)) {
			continue
		}
		w.play(ply, m)
		score = -w.quiesce(ply+1, -raised, -raised+1)
		if score >= raised && !w.stopped {
			score = -w.search(ply+1, -raised, -raised+1, x.depth-probcutReduction, !x.cut)
		}
		if w.stopped {
			return 0, false
		}
		if score >= raised {
			w.table.store(f.key, record{score: score.fromNode(ply), eval: f.raw, depth: x.depth - probcutReduction + 1, bound: Lower, move: packMove(m)})
			return score, true
		}
	}
	return 0, false
}
