package train

import (
	"sync"
	"sync/atomic"
)

// parallel calls task for 0 to count−1, on some goroutines. Tasks write to places of
// their own, so that their order does not matter.
func parallel(threads, count int, task func(int)) {
	if threads = min(threads, count); threads <= 1 {
		for i := range count {
			task(i)
		}
		return
	}
	var next atomic.Int64
	var group sync.WaitGroup
	for range threads {
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < count; i = int(next.Add(1)) - 1 {
				task(i)
			}
		})
	}
	group.Wait()
}
