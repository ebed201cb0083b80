package engine

import (
	"fairymax/board"
	"fairymax/board/define"
)

// ended reports whether the game is over at ply, and the score. Mate and stalemate
// are found later, when the node has no legal move.
func (w *worker) ended(ply int) (score Score, over bool) {
	p := &w.frames[ply].position
	if verdict, why := p.Ended(); why != board.NoReason {
		return w.outcome(verdict, ply), true
	}
	if p.Dead() {
		return w.draw(ply), true
	}
	if w.game.Declares && p.Declaration() == define.Win {
		return winIn(ply), true
	}
	if score, over := w.repeated(ply); over {
		return score, true
	}
	if outcome := w.countedOut(p); outcome != define.Ongoing {
		if !p.HasLegalMove() {
			return w.noMoves(ply), true // mate and stalemate come before the counts
		}
		return w.outcome(outcome, ply), true
	}
	return 0, false
}

// countedOut returns what it means that the move rule or a count has reached its limit.
func (w *worker) countedOut(p *board.Position) define.Outcome {
	if rule := w.rules.MoveRule(); rule > 0 && p.Clock() >= 2*rule {
		return p.MoveRuleOutcome()
	}
	if w.game.Counting {
		if played, limit := p.Count(); limit > 0 && played >= limit {
			return define.Draw
		}
	}
	return define.Ongoing
}

// repeated reports whether the position has occurred often enough before, and the
// score. One earlier time within the search is enough where repetition draws, has the same
// winner whoever repeats, or is forbidden to a side that attacks perpetually: what was
// possible once will be possible again. Such a loss is not proven, so it counts as a bad
// evaluation.
func (w *worker) repeated(ply int) (score Score, over bool) {
	need := w.rules.RepetitionCount() - 1
	if need < 1 {
		return 0, false
	}
	here := w.base + ply
	key := w.keys[here]
	for back := 2; back <= w.frames[ply].reversible && need > 0; back += 2 {
		if w.keys[here-back] != key {
			continue
		}
		need--
		if need > 0 && back >= ply {
			continue
		}
		verdict, why := w.rules.JudgeCycle(w.line[here-back : here+1])
		switch {
		case verdict == define.Ongoing:
		case need == 0:
			return w.outcome(verdict, ply), true
		case verdict == define.Draw || why != board.Repetition || w.rules.RepetitionOutcome().ByColour():
			return clamp(w.outcome(verdict, ply), -evalLimit, evalLimit), true
		}
	}
	return 0, false
}

// noMoves is the score of a position without a legal move. A side that waits for a piece
// has not lost yet, so it counts as a bad evaluation.
func (w *worker) noMoves(ply int) Score {
	outcome, why := w.frames[ply].position.Stuck()
	score := w.outcome(outcome, ply)
	if why == board.Waiting {
		return clamp(score, -evalLimit, evalLimit)
	}
	return score
}

// outcome is the score of a game that ends ply plies from the root with that outcome
// for the side to move.
func (w *worker) outcome(o define.Outcome, ply int) Score {
	switch o {
	case define.Win:
		return winIn(ply)
	case define.Loss:
		return lossIn(ply)
	}
	return w.draw(ply)
}

// draw is the score of a draw ply plies from the root, with contempt, or that of the win
// or loss that points make of it.
// https://www.chessprogramming.org/Contempt_Factor
func (w *worker) draw(ply int) Score {
	if w.game.DecidesDraws {
		if o := w.frames[ply].position.DrawOutcome(); o != define.Draw {
			return w.outcome(o, ply)
		}
	}
	if ply%2 == 0 {
		return drawn - w.contempt
	}
	return drawn + w.contempt
}
