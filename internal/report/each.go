package report

import "sync"

// each calls f with 0 to n−1, so many at a time.
func each(threads, n int, f func(i int)) {
	var working sync.WaitGroup
	next := make(chan int)
	for range min(threads, n) {
		working.Go(func() {
			for i := range next {
				f(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	working.Wait()
}
