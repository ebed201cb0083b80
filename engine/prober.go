package engine

import (
	"fairymax/board"
	"fairymax/board/define"
)

// Prober knows endings from tables of all their positions. A search asks it at the root
// (known.go) and, from roots that it does not know, in every node.
type Prober interface {
	// Begin is called before a search from a position, with so many threads. It reports whether
	// Probe may know positions that the search comes to; End follows if it may.
	Begin(p *board.Position, threads int) bool
	End()

	// Probe returns what a position is worth to the side to move, Win, Draw or Loss, and in how
	// many plies the game is over then, as if nothing had been played before. Several goroutines
	// call it at once.
	Probe(p *board.Position) (o define.Outcome, plies int, known bool)
}

// consult begins a search with the prober, if there is one and it may know anything. The
// search gets it, and done ends that. A search that must be reproducible asks nothing, because
// what a prober knows may depend on time.
func (e *Engine) consult(p *board.Position, limits Limits) (prober Prober, done func()) {
	if prober = e.options.Prober; prober == nil || limits.reproducible() || !prober.Begin(p, max(1, e.options.Threads)) {
		return nil, func() {}
	}
	return prober, prober.End
}

// probe is the score of a position that the prober knows. A win that may come later than the
// move rule or a count allows is left to the search, and one that is farther than scores can say
// is not proven: the table would bring it nearer.
func (w *worker) probe(ply int) (score Score, known bool) {
	p := &w.frames[ply].position
	outcome, plies, known := w.prober.Probe(p)
	switch {
	case !known:
		return 0, false
	case !outcome.Decides():
		return w.draw(ply), true
	case !w.inTime(p, outcome, plies):
		return 0, false
	case ply+plies > MaxPly && outcome == define.Win:
		return evalLimit, true
	case ply+plies > MaxPly:
		return -evalLimit, true
	case outcome == define.Win:
		return winIn(ply + plies), true
	}
	return lossIn(ply + plies), true
}

// inTime reports whether a game that is decided in so many plies ends before the move rule or a
// count can draw it. Before the losing side is bare, another count may begin.
func (w *worker) inTime(p *board.Position, o define.Outcome, plies int) bool {
	if rule := w.rules.MoveRule(); rule > 0 && p.Clock()+plies > 2*rule {
		return false
	}
	if !w.game.Counting {
		return true
	}
	loser := p.Turn()
	if o == define.Win {
		loser = loser.Other()
	}
	left := p.Pieces(loser)
	played, limit := p.Count()
	return limit > 0 && played+plies <= limit && left.Len() == 1
}
