package engine

import "fairymax/board"

// ended reports whether the game is over at ply for another reason than the
// want of a legal move, and the score.
func (w *worker) ended(ply int) (score Score, over bool) {
	p := &w.frames[ply].position
	if w.endings.Material != board.Ongoing && p.Dead() {
		return outcome(w.endings.Material, ply), true
	}
	if w.repeated(ply) {
		return -outcome(w.endings.Repetition.Result, ply), true
	}
	if rule := w.endings.MoveRule; rule > 0 && p.Clock() >= 2*rule {
		if !p.HasLegalMove() {
			return w.stuck(ply), true // mate and stalemate come before the move rule
		}
		return drawn, true
	}
	return 0, false
}

// repeated reports whether the position has occurred before often enough. One
// earlier time within the search is enough where repetition draws: what was
// possible once will be possible again.
func (w *worker) repeated(ply int) bool {
	need := w.endings.Repetition.Count - 1
	if need < 1 || w.endings.Repetition.Result == board.Ongoing {
		return false
	}
	here := w.base + ply
	key := w.keys[here]
	for back := 2; back <= w.frames[ply].reversible; back += 2 {
		if w.keys[here-back] != key {
			continue
		}
		inTree := back < ply && w.endings.Repetition.Result == board.Draw
		if need--; inTree || need == 0 {
			return true
		}
	}
	return false
}

// stuck is the score of a position without a legal move.
func (w *worker) stuck(ply int) Score {
	if w.frames[ply].inCheck {
		return outcome(w.endings.Checkmate, ply)
	}
	return outcome(w.endings.Stalemate, ply)
}
