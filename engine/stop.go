package engine

// attach connects a worker to what can stop it, and to its assistants.
func (w *worker) attach(done <-chan struct{}, nodes uint64, t *timer, assistants []*worker) {
	w.done, w.limit, w.timer, w.assistants = done, nodes, t, assistants
}

// visit counts a node and reports whether the search has to end.
func (w *worker) visit(ply int) bool {
	if w.stopped {
		return true
	}
	w.nodes++
	w.selDepth = max(w.selDepth, ply)
	if w.nodes >= w.limit {
		w.stopped = true
	} else if w.nodes%checkEvery == 0 {
		w.checkStop()
	}
	return w.stopped
}

// checkStop stops the search at the end of its time or of its context.
func (w *worker) checkStop() {
	w.reported.Store(w.nodes)
	if w.timer.yield != nil {
		w.timer.yield()
	}
	if w.timer.applyRemote(w.done) && w.settled() {
		w.stopped = true
	}
	select {
	case <-w.done:
		w.stopped = true
	default:
		w.stopped = w.stopped || w.timer.expired()
	}
}
