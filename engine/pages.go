package engine

import (
	"math"
	"math/bits"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
	"unsafe"
)

// pages is what a table knows of its memory. The system hands out pages when they are
// first touched, and needs seconds for some gigabytes. A goroutine touches them
// meanwhile, so that neither the conversation nor the search waits.
type pages struct {
	touched   bool // or soon
	toucher   sync.WaitGroup
	abandoned atomic.Bool // the toucher is to end
	giveBack  func()
	cleanup   runtime.Cleanup
}

const bucketBytes = int(unsafe.Sizeof(bucket{}))

// bucketsIn is how many buckets fit that many mebibytes: a power of two, with a number of bytes that
// can be counted.
func bucketsIn(mebibytes int) int {
	n := max(1, uint64(min(mebibytes, math.MaxInt>>20))<<20/uint64(bucketBytes))
	return 1 << (bits.Len64(n) - 1)
}

// newTable makes an empty table of at most that many mebibytes, and at least one
// bucket. It is smaller if the system refuses that much.
func newTable(mebibytes int) *table {
	for n := bucketsIn(mebibytes); ; n /= 2 {
		buckets, giveBack, err := allocate(n)
		if err != nil && n > 1 {
			continue
		}
		if err != nil {
			buckets, giveBack = make([]bucket, 1), func() {}
		}
		useHugePages(buckets)
		t := &table{buckets: buckets, pages: pages{giveBack: giveBack}}
		if !onHeap {
			t.cleanup = runtime.AddCleanup(t, func(giveBack func()) { giveBack() }, giveBack)
		}
		return t
	}
}

// touch begins to touch all pages, once. It changes no entry.
func (t *table) touch() {
	if t.touched {
		return
	}
	t.touched = true
	step := max(1, os.Getpagesize()/bucketBytes)
	t.toucher.Go(func() {
		for i := 0; i < len(t.buckets) && !t.abandoned.Load(); i += step {
			t.buckets[i][0].data.Add(0) // only a write makes the system hand out the page
		}
	})
}

// free gives the memory back to the system. The table must not be used after that.
func (t *table) free() {
	t.abandoned.Store(true)
	t.toucher.Wait()
	t.cleanup.Stop()
	t.buckets = nil
	t.giveBack()
}
