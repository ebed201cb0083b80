package main

import (
	"runtime"
	"sync"
)

// More threads are a typing error.
const mostThreads = 1024

// threadsFlag declares the flag that says how many processors a command uses; the usual number is 0
// for all of them.
func (k *call) threadsFlag(threads *int, usual int, remark string) {
	if usual == 0 {
		usual = runtime.NumCPU()
	}
	k.flags.IntVar(threads, "threads", usual, "use this `NUMBER` of processors"+remark)
	k.limit("threads", 1, mostThreads)
}

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
