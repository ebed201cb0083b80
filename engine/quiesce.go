package engine

import (
	"math"

	"fairymax/board"
)

// quiesce searches captures and promotions, all moves out of check, and only moves
// where captures are forced, until the position is quiet enough to be evaluated.
func (w *worker) quiesce(ply int, alpha, beta Score) Score {
	w.quietFrom, w.quietUntil = ply, w.nodes+quietMost
	return w.quiesceOn(ply, alpha, beta)
}

// quiesceOn is quiesce from its entry on.
func (w *worker) quiesceOn(ply int, alpha, beta Score) Score {
	f, entry := &w.frames[ply], ply == w.quietFrom
	f.pv = f.pv[:0]
	if w.visit(ply) {
		return 0
	}
	// 1. The end of the game, and of the stack.
	if score, over := w.terminal(ply); over {
		return score
	}

	// 2. What the rules leave to choose. Where they say that a side must capture, it cannot stand
	// pat, but only the entry insists on that: chains of forced captures branch without end, and
	// the evaluation of losing games knows what it means to be forced.
	moves, mustCapture := w.choices(ply)
	if moves == 0 {
		return w.noMoves(ply)
	}
	all := f.danger || moves == 1
	lenient := mustCapture && !entry

	// 3. What the table knows. An entry must not be cut by what a lenient node has found.
	known, hit := w.table.probe(f.key)
	if hit && !lenient && beta-alpha == 1 && w.on(TableCuts) {
		if score := known.score.fromRoot(ply); cuts(known.bound, score, beta) {
			return score
		}
	}

	// 4. Standing pat: a side that is not in danger need not capture. Where all moves capture, and
	// where captures have led too far, no position is quieter.
	best, raw, stand, was := -infinite, noScore, -infinite, alpha
	free := !f.danger && !(entry && mustCapture)
	if free {
		raw, stand = w.standPat(ply, known.eval, alpha, beta)
		best = stand
		if hit && cuts(known.bound, known.score, best+1) && known.score < provenWin && known.score > -provenWin {
			best = known.score
		}
		if best >= beta {
			if !hit && !lenient {
				w.table.store(f.key, record{score: best.fromNode(ply), eval: raw, bound: Lower})
			}
			return best
		}
		if w.game.OnlyCaptures || w.nodes >= w.quietUntil {
			return best
		}
		alpha = max(alpha, best)
	}

	// 5. Moves. Near the entry, quiet ones too where they may win the game.
	winning := !all && free && ply <= w.quietFrom+quietPlies && w.quietMayWin(f)
	quiets := all || winning
	hash := w.hashMove(ply, known.move, !quiets)
	if !quiets && hash.IsQuiet() {
		hash = board.NoMove
	}
	w.startPicker(ply, hash, !quiets)
	good, tried := board.NoMove, 0
	for m := w.next(ply); m != board.NoMove; m = w.next(ply) {
		tried++
		if best > -provenWin && w.futileInQuiescence(ply, m, stand, alpha, free, winning) {
			continue
		}
		w.play(ply, m)
		score := -w.quiesceOn(ply+1, -beta, -alpha)
		if w.stopped {
			return 0
		}
		if score > best {
			best = score
			if score > alpha {
				alpha, good = score, m
				f.extendPV(m, &w.frames[ply+1])
				if score >= beta {
					break
				}
			}
		}
	}
	if f.danger && tried == 0 {
		return w.noMoves(ply)
	}
	if !lenient {
		w.table.store(f.key, record{score: best.fromNode(ply), eval: raw, bound: boundFor(best, was, beta), move: packMove(good)})
	}
	return best
}

// choices counts the legal moves where captures are forced, and reports whether they
// are captures. Elsewhere their number has no limit.
func (w *worker) choices(ply int) (moves int, mustCapture bool) {
	if !w.game.MustCapture {
		return math.MaxInt, false
	}
	f := &w.frames[ply]
	f.position.Legal(&f.recalled)
	list := f.recalled.Moves()
	return len(list), len(list) > 0 && list[0].IsCapture()
}

// futileInQuiescence reports whether a move of the quiescence search is not worth a
// search: it loses material, or what it captures does not reach alpha. In danger,
// quiet moves are left out once one escape has been found. Forced captures are all
// searched. Where quiet moves are there for winning, others of them are left out.
func (w *worker) futileInQuiescence(ply int, m board.Move, stand, alpha Score, free, winning bool) bool {
	f := &w.frames[ply]
	switch {
	case f.danger:
		f.picker.skipQuiets = true
		return m.IsQuiet() || f.picker.losing()
	case !free:
		return false
	case winning && m.IsQuiet():
		return !w.winsQuietly(ply, m)
	case f.picker.losing():
		return true
	case !w.on(DeltaPruning) || m.Promotion() != 0:
		return false
	}
	gain, wins := w.captureGain(f, m)
	return !wins && stand+Score(gain)+w.margins.delta <= alpha
}

// quietMayWin reports whether quiet moves of the side to move may win the game at once, by a
// check that counts, or by a threat that only a faster piece can answer.
func (w *worker) quietMayWin(f *frame) bool {
	g, p := w.game, &f.position
	return w.on(QuietWins) && (g.ChecksWin || g.QuietWins && g.GoalInReach(p, p.Turn()) || w.races() && g.GoalNear(p, p.Turn()))
}

// winsQuietly reports whether a quiet move reaches a goal, gives a check that counts, or
// threatens to reach a goal in a race.
func (w *worker) winsQuietly(ply int, m board.Move) bool {
	g, p := w.game, &w.frames[ply].position
	return g.ReachesGoal(p, m) || g.ChecksWin && w.endangers(ply, m) || w.races() && g.ThreatensGoal(p, m)
}

// races reports whether threats to reach a goal are searched. Where checks gain time
// against them, that costs strength.
func (w *worker) races() bool { return w.game.Races && w.on(GoalThreats) }
