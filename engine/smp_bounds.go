package engine

import "fairymax/board"

// Threads share bounds of a node through the table while its moves are still being
// searched. They publish a better move as soon as there is one, in nodes of the
// PV, and poll for better moves and for results that end the node. Otherwise each
// thread would compare its moves with a best score of its own, and search many of
// them with too low an alpha.

// sharedNode is what a node polls for while its moves are searched.
type sharedNode struct {
	open        bool // other threads may find something; never with one thread
	pv          bool
	alpha, beta Score // a move counts if it is better than alpha
	depth       int
	known       record     // what the table held when this thread last polled or published
	pending     foundBound // what has stopped the search below this node
}

// foundBound is what another thread has found out about a node.
type foundBound struct {
	score Score
	move  board.Move // that reaches the score, where it is known
	final bool       // the node needs no more search
}

func (b foundBound) useful() bool { return b.final || b.move != board.NoMove }

// noPly is the resumePly of a search that is not to resume.
const noPly = -1

// share opens a node for the bounds of other threads, before its moves are searched.
func (w *worker) share(ply int, alpha, beta Score, depth int, known record) {
	f := &w.frames[ply]
	if w.abdada == nil || depth < abdadaDepth || f.excluded != board.NoMove || ply == 0 && w.partial {
		return
	}
	f.shared = sharedNode{open: true, pv: beta-alpha > 1, alpha: alpha, beta: beta, depth: depth, known: known}
}

// publish stores in the table that the move from ply reaches a score above alpha at the depth of
// the node, unless the table knows a better one.
func (w *worker) publish(ply int, m board.Move, score Score) {
	f := &w.frames[ply]
	s := &f.shared
	if !s.open || !s.pv || score >= s.beta {
		return
	}
	s.alpha = max(s.alpha, score)
	known, hit := w.table.probe(f.key)
	if hit && known.depth >= s.depth && known.bound&Lower != 0 && known.score.fromRoot(ply) >= score {
		return
	}
	w.table.store(f.key, record{score: score.fromNode(ply), eval: f.raw, depth: s.depth, bound: Lower, move: briefOf(m)})
	s.known, _ = w.table.probe(f.key)
}

// pollBound is what the table has learnt since the node last polled.
func (w *worker) pollBound(ply int) foundBound {
	f := &w.frames[ply]
	s := &f.shared
	found, hit := w.table.probe(f.key)
	if !hit || found.depth < s.depth || found == s.known {
		return foundBound{}
	}
	score := found.score.fromRoot(ply)
	if ply > 0 && cuts(found.bound, score, s.beta) && (!s.pv || found.bound != Upper) {
		return foundBound{score: score, final: true, move: w.legalMove(ply, found.move)}
	}
	if s.pv && found.bound != Upper && score > s.alpha && score < s.beta {
		return foundBound{score: score, move: w.legalMove(ply, found.move)}
	}
	return foundBound{}
}

// pollPath stops the search at the first ply on the way to this one that another
// thread knows more about, so that the search resumes there.
func (w *worker) pollPath(ply int) {
	for i := range ply {
		if s := &w.frames[i].shared; s.open {
			if s.pending = w.pollBound(i); s.pending.useful() {
				w.stopped, w.resumePly = true, i
				return
			}
		}
	}
}

// adoptBound takes over what another thread has found out about the node at ply,
// with its variation. The score is no more than a lower bound unless it is final.
func (w *worker) adoptBound(ply int) foundBound {
	f := &w.frames[ply]
	s := &f.shared
	found := s.pending
	if s.pending = (foundBound{}); !found.useful() {
		found = w.pollBound(ply)
	}
	if found.final {
		s.open = false
		f.pv = f.pv[:0]
	}
	if s.pv && found.move != board.NoMove {
		s.alpha = found.score
		w.tracePV(ply, found.move, s.depth)
		if ply == 0 {
			w.setBest(found.move, found.score)
		}
	}
	return found
}

// tracePV makes m, followed by the moves that the table knows, the variation of a ply.
func (w *worker) tracePV(ply int, m board.Move, length int) {
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

// resumesAt reports whether the search was stopped only to resume at ply.
func (w *worker) resumesAt(ply int) bool {
	if !w.stopped || w.resumePly != ply {
		return false
	}
	w.stopped, w.resumePly = false, noPly
	return true
}
