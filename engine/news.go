package engine

import "fairymax/board"

// The threads of a team tell each other through the table what they find out about
// a node while its moves are still being searched: a better move as soon as there
// is one, in nodes of the PV, and that a node needs no more search. Without it each
// would compare its moves with a best score of its own, and search many of them
// with too low an alpha.

// question is what a node in the midst of its moves would like to hear about.
type question struct {
	open        bool // somebody may answer; never in a thread alone
	pv          bool
	alpha, beta Score // alpha is what a move has to be better than to be news
	depth       int
	known       record // what the table held when this thread last looked or wrote
}

// answer is what another thread has found out about a node.
type answer struct {
	score Score
	move  board.Move // that reaches it, where it is known
	final bool       // the node needs no more search
}

// nowhere is the ply that a search goes back to which is to end.
const nowhere = -1

// ask opens the question of a node whose moves are going to be searched.
func (w *worker) ask(ply int, alpha, beta Score, depth int, known record) {
	f := &w.frames[ply]
	if w.busy == nil || depth < busyDepth || f.excluded != board.NoMove || ply == 0 && w.partial {
		return
	}
	f.question = question{open: true, pv: beta-alpha > 1, alpha: alpha, beta: beta, depth: depth, known: known}
}

// news is what the table has come to know since the node last looked.
func (w *worker) news(ply int) answer {
	f := &w.frames[ply]
	q := &f.question
	told, hit := w.table.probe(f.key)
	if !hit || told.depth < q.depth || told == q.known {
		return answer{}
	}
	score := told.score.fromRoot(ply)
	if ply > 0 && cuts(told.bound, score, q.beta) && (!q.pv || told.bound != Upper) {
		return answer{score: score, final: true, move: w.find(ply, told.move)}
	}
	if q.pv && told.bound != Upper && score > q.alpha && score < q.beta {
		return answer{score: score, move: w.find(ply, told.move)}
	}
	return answer{}
}

// listen takes over what another thread has found out about the node at ply: the
// variation. What the score is good for in the node is the caller's business. It is
// no more than a lower bound unless it is final.
func (w *worker) listen(ply int) answer {
	f := &w.frames[ply]
	a, q := w.news(ply), &f.question
	if a.final {
		q.open = false
		f.pv = f.pv[:0]
	}
	if q.pv && a.move != board.NoMove {
		q.alpha = a.score
		w.trace(ply, a.move, q.depth)
		if ply == 0 {
			w.promote(a.move, a.score)
		}
	}
	return a
}

// trace makes m and the moves that the table knows after it the variation of a ply.
func (w *worker) trace(ply int, m board.Move, length int) {
	f := &w.frames[ply]
	f.pv = append(f.pv[:0], m)
	for at := ply; len(f.pv) < length && at < MaxPly-1; at++ {
		w.play(at, m)
		if _, over := w.ended(at + 1); over {
			return
		}
		if m = w.reply(at + 1); m == board.NoMove {
			return
		}
		f.pv = append(f.pv, m)
	}
}

// announce tells others that the move from ply reaches the score, which is better
// than alpha, when it is searched as deep as the node wants it, unless they know better.
func (w *worker) announce(ply int, m board.Move, score Score) {
	f := &w.frames[ply]
	q := &f.question
	if !q.open || !q.pv || score >= q.beta {
		return
	}
	q.alpha = max(q.alpha, score)
	told, hit := w.table.probe(f.key)
	if hit && told.depth >= q.depth && told.bound&Lower != 0 && told.score.fromRoot(ply) >= score {
		return
	}
	w.table.store(f.key, record{score: score.fromNode(ply), eval: f.raw, depth: q.depth, bound: Lower, move: briefOf(m)})
	q.known, _ = w.table.probe(f.key)
}

// hear stops the search at the first ply on the way to this one that another
// thread has found out more about, so that it goes on from there.
func (w *worker) hear(ply int) {
	for i := range ply {
		if !w.frames[i].question.open {
			continue
		}
		if a := w.news(i); a.final || a.move != board.NoMove {
			w.stopped, w.back = true, i
			return
		}
	}
}

// returned reports whether the search was stopped only to go on from ply.
func (w *worker) returned(ply int) bool {
	if !w.stopped || w.back != ply {
		return false
	}
	w.stopped, w.back = false, nowhere
	return true
}
