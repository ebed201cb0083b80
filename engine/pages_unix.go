//go:build unix

package engine

import (
	"syscall"
	"unsafe"
)

// onHeap says that the collector frees buckets.
const onHeap = false

// allocate returns empty buckets in memory of their own, outside the heap, and a
// function that gives it back to the system. In memory that the heap has used before
// the runtime would write zeros, and the collector would let the heap grow to twice
// its size.
func allocate(n int) (buckets []bucket, giveBack func(), err error) {
	data, err := syscall.Mmap(-1, 0, n*bucketBytes, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE|syscall.MAP_ANON)
	if err != nil {
		return nil, nil, err
	}
	buckets = unsafe.Slice((*bucket)(unsafe.Pointer(&data[0])), n)
	return buckets, func() { syscall.Munmap(data) }, nil
}
