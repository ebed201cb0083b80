package engine

import "fairymax/board"

// search returns the value of the position at ply, searched to depth. Between alpha
// and beta the value is exact, outside it is a bound. A node with a window wider
// than one point belongs to the PV; cut says that a null-window node is expected
// to fail high.
// https://www.chessprogramming.org/Principal_Variation_Search
func (w *worker) search(ply int, alpha, beta Score, depth int, cut bool) Score {
	if depth <= 0 {
		return w.quiesce(ply, alpha, beta)
	}
	f := &w.frames[ply]
	p := &f.position
	pv, root := beta-alpha > 1, ply == 0
	f.pv = f.pv[:0]
	if w.visit(ply) {
		return 0
	}

	// 1. The end of the game, and of the stack.
	if !root {
		if score, over := w.terminal(ply); over {
			return score
		}
	}

	// 2. A shorter mate is already known.
	if !root && w.on(MateDistance) {
		if alpha, beta = max(alpha, lossIn(ply)), min(beta, winIn(ply+1)); alpha >= beta {
			return alpha
		}
	}

	// 3. What the table knows.
	known, hit := w.table.probe(f.key)
	score := known.score.fromRoot(ply)
	if hit && !pv && known.depth >= depth && f.excluded == board.NoMove && cuts(known.bound, score, beta) && w.on(TableCuts) {
		return score
	}

	// 4. The static evaluation, and whether it improves.
	w.assess(ply, known.eval)
	eval := f.eval
	if f.danger {
		eval = -infinite
	} else if hit && cuts(known.bound, score, eval+1) {
		eval = score
	}
	improving := w.improving(ply)

	// 5. Pruning of the whole node.
	if !pv && !f.danger && f.excluded == board.NoMove {
		if score, ok := w.pruneNode(ply, known, pruneWindow{eval: eval, beta: beta, depth: depth, cut: cut, improving: improving}); ok || w.stopped {
			return score
		}
	}

	// 6. Without a hash move a deep search is badly ordered.
	if known.move == 0 && depth >= internalMinDepth && (pv || cut) && w.on(InternalReduction) {
		depth--
	}

	// 7. Whether the hash move is much better than all others.
	hash, extension := board.NoMove, 0
	if !root {
		hash = w.hashMove(ply, known.move, false)
		var over bool
		if extension, score, over = w.singular(ply, hash, known, beta, depth, cut); over || w.stopped {
			return score
		}
	}

	// 8. The moves.
	if root {
		w.startRoot()
	} else {
		w.startPicker(ply, hash, false)
	}
	w.frames[ply+2].killers, w.frames[ply+1].failedHigh = [2]board.Move{}, 0
	hashCapture := hash != board.NoMove && !hash.IsQuiet()
	f.numQuiets, f.numCaptures = 0, 0
	was, best, good := alpha, -infinite, board.NoMove
	for m, n := w.pick(ply); m != board.NoMove; m, n = w.pick(ply) {
		// 9. Pruning of single moves, once a move that does not lose is known.
		before, quiet := w.nodes, m.IsQuiet()
		var past int32
		if quiet {
			past = w.quietScore(f, p.Turn(), w.history.cell(p, m))
		}
		x := pruneCandidate{depth: depth, number: n, eval: eval, alpha: alpha, history: past, improving: improving}
		if !root && best > -provenWin && w.pruneMove(ply, m, x) {
			continue
		}
		pressing := m.IsDrop() && w.pressesKing(p, m)
		w.play(ply, m)
		check := w.frames[ply+1].danger

		// 10. Extension and reduction.
		next := depth - 1
		if m == hash {
			next += extension
		}
		r := w.reduction(candidate{
			number: n, depth: next + 1, pv: pv, cut: cut, quiet: quiet, check: check, pressing: pressing, improving: improving,
			hashCapture: hashCapture, failedHigh: w.frames[ply+1].failedHigh > manyFailedHigh, killer: m == f.killers[0] || m == f.killers[1], history: past,
		})

		// 11. The search of the move.
		score := w.scout(ply, m, attempt{alpha: alpha, beta: beta, best: best, depth: next, reduction: r, first: best == -infinite, pv: pv, cut: cut})
		if root {
			w.addEffort(m, w.nodes-before)
		}
		if w.stopped {
			return 0
		}

		// 12. The best so far.
		if score > best {
			best = score
			if score > alpha {
				alpha, good = score, m
				w.raiseAlpha(ply, m, score, pv)
				if score >= beta {
					w.reward(ply, depth, m)
					f.failedHigh++
					break
				}
			}
		}
		f.note(m, quiet)
	}

	// 13. No legal move: mate or stalemate. What histories and table learn.
	switch {
	case f.excluded != board.NoMove:
		return max(best, was)
	case f.picker.number == 0:
		return w.noMoves(ply)
	}
	if root && w.partial {
		return best // true of some moves only
	}
	w.conclude(ply, depth, best, boundFor(best, was, beta), good)
	return best
}

// attempt is how a move is to be searched.
type attempt struct {
	alpha, beta, best Score // best of the moves before it
	depth, reduction  int   // the reduction is that of the first search
	first             bool  // no move of the node has been searched yet
	pv, cut           bool
}

// scout searches the move just made from ply with a null window first, unless it is the first of a PV
// node. It searches again when the move proves better than expected: after a
// reduced search a ply deeper or shallower, by how good the move looks.
func (w *worker) scout(ply int, m board.Move, a attempt) Score {
	score := a.alpha + 1
	if !a.pv || !a.first {
		score = -w.search(ply+1, -a.alpha-1, -a.alpha, a.depth-a.reduction, !a.cut || a.reduction > 0)
		if a.reduction > 0 && score > a.alpha && !w.stopped {
			switch above := score - a.best; {
			case above > w.margins.deeper+w.margins.deeper*Score(a.reduction)/deeperSlope:
				a.depth++
			case above < w.margins.deeper*Score(a.depth)/shallowerUnit:
				a.depth--
			}
			score = -w.search(ply+1, -a.alpha-1, -a.alpha, a.depth, !a.cut)
			if !w.stopped {
				w.creditSearchedAgain(ply, m, a.depth, score > a.alpha)
			}
		}
	}
	if a.pv && (a.first || score > a.alpha) && !w.stopped {
		score = -w.search(ply+1, -a.beta, -a.alpha, a.depth, false)
	}
	return score
}

// raiseAlpha notes that a move is better than alpha.
func (w *worker) raiseAlpha(ply int, m board.Move, score Score, pv bool) {
	if pv {
		w.frames[ply].extendPV(m, &w.frames[ply+1])
	}
	if ply == 0 {
		w.setBest(m, score)
	}
}

// conclude stores the result of a node in histories and table.
func (w *worker) conclude(ply, depth int, best Score, bound Bound, move board.Move) {
	f := &w.frames[ply]
	if bound == Upper {
		w.creditPrior(ply, depth)
	}
	w.correct(ply, depth, best, bound, move)
	w.table.store(f.key, record{score: best.fromNode(ply), eval: f.raw, depth: depth, bound: bound, move: packMove(move)})
}
