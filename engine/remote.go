package engine

import (
	"sync"
	"time"
)

// Remote controls a running search: from pondering to playing, and through pauses.
// Any goroutine may use it. A Remote belongs to one search, which polls it every
// few milliseconds.
type Remote struct {
	mu      sync.Mutex
	hit     *budget
	resumed chan struct{} // closed by Resume; nil while the search is not paused
}

// budget is the time for a move, as in [Limits].
type budget struct{ soft, hard time.Duration }

// Hit turns a search that ponders into one for a move: from now on time counts.
func (r *Remote) Hit(soft, hard time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.hit = &budget{soft, hard}
}

// Pause freezes the search and its clock until Resume.
func (r *Remote) Pause() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.resumed == nil {
		r.resumed = make(chan struct{})
	}
}

// Resume lets a paused search go on.
func (r *Remote) Resume() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.resumed != nil {
		close(r.resumed)
		r.resumed = nil
	}
}

// wait returns as soon as the search is not paused, or has to end, and how long it was paused.
func (r *Remote) wait(done <-chan struct{}) time.Duration {
	r.mu.Lock()
	resumed := r.resumed
	r.mu.Unlock()
	if resumed == nil {
		return 0
	}
	paused := time.Now()
	select {
	case <-resumed:
	case <-done:
	}
	return time.Since(paused)
}

// takeHit returns what Hit has set, and only once.
func (r *Remote) takeHit() *budget {
	r.mu.Lock()
	defer r.mu.Unlock()
	hit := r.hit
	r.hit = nil
	return hit
}
