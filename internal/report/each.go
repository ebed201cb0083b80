package report

import (
	"sync"

	"fairymax/engine"
)

// each calls f with 0 to n−1, so many at a time, each time with an engine that remembers
// nothing. Preparing one for the rules takes longer than many a search, so that they are
// used again.
func (s *Study) each(n int, f func(e *engine.Engine, i int)) {
	var working sync.WaitGroup
	next := make(chan int)
	for range min(s.Threads, n) {
		working.Go(func() {
			e := s.Engine()
			for i := range next {
				e.NewGame(s.Rules)
				f(e, i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	working.Wait()
}
