package engine

// static evaluates the position at ply. After a null move only the side to move differs.
func (w *worker) static(ply int) Score {
	f := &w.frames[ply]
	if f.nullMove && w.frames[ply-1].raw != noScore {
		if score, ok := w.evaluator.AfterNull(ply, int32(w.frames[ply-1].raw)); ok {
			return evaluated(score)
		}
	}
	score := w.evalCache.find(f.key)
	if score == noScore {
		score = evaluated(w.evaluator.Score(ply, &f.position))
		w.evalCache.keep(f.key, score)
	}
	return score
}

// terminal reports whether the search ends at ply, because the game or the stack
// does, and the score.
func (w *worker) terminal(ply int) (score Score, over bool) {
	score, over = w.ended(ply)
	if !over && w.prober != nil {
		score, over = w.probe(ply)
	}
	if !over && ply >= MaxPly-1 {
		return w.static(ply), true
	}
	return score, over
}

// rough is a cheap estimate of the static evaluation.
func (w *worker) rough(ply int) Score {
	return evaluated(w.evaluator.Rough(ply, &w.frames[ply].position))
}

// evaluated is an evaluation as a score: far from any forced win.
func evaluated(centipawns int32) Score { return clamp(Score(centipawns), -evalLimit, evalLimit) }

// assess sets the static evaluation of a node, unless the side to move is in danger.
// It evaluates only if the table does not know the evaluation.
func (w *worker) assess(ply int, known Score) {
	f := &w.frames[ply]
	f.raw, f.eval = noScore, noScore
	if f.danger {
		return
	}
	if f.raw = known; known == noScore {
		f.raw = w.static(ply)
	}
	f.eval = w.corrected(ply, f.raw)
}

// improving reports whether the side to move stands better than at its last move.
func (w *worker) improving(ply int) bool {
	now := w.frames[ply].eval
	if now == noScore || ply < 2 {
		return false
	}
	before := w.frames[ply-2].eval
	return before == noScore || now > before
}

// standPat is the static evaluation for a node of the quiescence search: raw for the
// table, and stand for the node. A rough evaluation replaces the exact one where it
// is far outside the window; raw is noScore then.
func (w *worker) standPat(ply int, known, alpha, beta Score) (raw, stand Score) {
	if known != noScore {
		return known, w.corrected(ply, known)
	}
	if w.on(LazyEvaluation) {
		rough := w.rough(ply)
		if rough >= beta+w.margins.lazy || rough <= alpha-w.margins.lazy {
			return noScore, rough
		}
	}
	raw = w.static(ply)
	return raw, w.corrected(ply, raw)
}

// evalCache remembers static evaluations by the keys of their positions. Of those that
// a search of 20,000 nodes needs, it has computed a quarter before, in nodes that leave
// no record in the table; in 200,000 nodes, a sixth. A word holds the upper 48 bits of
// a key and, below them, by how much the evaluation is less than noScore. The index
// has the rest of the key.
type evalCache [1 << evalBits]uint64

// at is where the evaluation of the position with that key is kept.
func (e *evalCache) at(key uint64) *uint64 { return &e[key%uint64(len(e))] }

// find returns the evaluation of the position with that key, or noScore.
func (e *evalCache) find(key uint64) Score {
	word := *e.at(key)
	if word>>evalBits != key>>evalBits {
		return noScore
	}
	return noScore - Score(uint16(word))
}

func (e *evalCache) keep(key uint64, score Score) {
	*e.at(key) = key>>evalBits<<evalBits | uint64(uint16(noScore-score))
}
