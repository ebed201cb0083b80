package engine

import (
	"os"
	"syscall"
	"unsafe"
)

// useLargePages asks the system for large pages behind a table: looks into it go
// anywhere, and with small ones most would have to wait for the translation of
// the address as well. The system may decline.
func useLargePages(buckets []bucket) {
	data := unsafe.Slice((*byte)(unsafe.Pointer(&buckets[0])), len(buckets)*int(unsafe.Sizeof(buckets[0])))
	page := os.Getpagesize()
	begun := -int(uintptr(unsafe.Pointer(&data[0]))) & (page - 1) // of a page that others share
	if begun < len(data) {
		syscall.Madvise(data[begun:], syscall.MADV_HUGEPAGE)
	}
}
