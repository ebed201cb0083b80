package engine

import (
	"sync"
	"sync/atomic"
)

// iterationSync keeps threads in the same iteration: the first one to finish it
// ends it for all, and the others go on from its result.
type iterationSync struct {
	depth atomic.Int32 // of the last iteration that a thread has finished
	mutex sync.Mutex
	best  variation // its result
}

// reset forgets the last search.
func (s *iterationSync) reset() { s.depth.Store(0) }

// finished reports whether a thread has finished the iteration of that depth.
func (s *iterationSync) finished(depth int) bool { return depth > 0 && int(s.depth.Load()) >= depth }

// finish notes the result of an iteration, unless another thread was faster.
func (s *iterationSync) finish(depth int, v variation) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !s.finished(depth) {
		s.best = v
		s.depth.Store(int32(depth))
	}
}

// latest is the last finished iteration and its result.
func (s *iterationSync) latest() (depth int, v variation) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return int(s.depth.Load()), s.best
}
