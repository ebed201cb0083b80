package engine

import (
	"sync"
	"sync/atomic"
)

// race is how the threads of a team run each iteration: the first one to finish
// it ends it for all, and the others go on from what it has found.
type race struct {
	depth atomic.Int32 // of the last iteration that somebody has finished
	mutex sync.Mutex
	best  variation // what that one has come to
}

// begin forgets the last search.
func (r *race) begin() { r.depth.Store(0) }

// over reports whether somebody has finished the iteration of that depth.
func (r *race) over(depth int) bool { return depth > 0 && int(r.depth.Load()) >= depth }

// finish notes what an iteration has come to, unless somebody was quicker.
func (r *race) finish(depth int, v variation) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if !r.over(depth) {
		r.best = v
		r.depth.Store(int32(depth))
	}
}

// winner is the last iteration that somebody has finished, and its line.
func (r *race) winner() (depth int, v variation) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return int(r.depth.Load()), r.best
}
