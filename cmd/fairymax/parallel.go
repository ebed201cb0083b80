package main

import (
	"runtime"
	"sync"
)

// inParallel does something for each number below count, on all processors.
func inParallel(count int, do func(i int)) {
	var working sync.WaitGroup
	places := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i := range count {
		places <- struct{}{}
		working.Go(func() {
			do(i)
			<-places
		})
	}
	working.Wait()
}
