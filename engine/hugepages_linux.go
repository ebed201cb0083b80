package engine

import (
	"os"
	"syscall"
	"unsafe"
)

// useHugePages asks the system for huge pages behind a table. Its accesses are
// random, and with small pages most would also miss the TLB. The system may
// decline.
func useHugePages[T any](table []T) {
	data := unsafe.Slice((*byte)(unsafe.Pointer(&table[0])), len(table)*int(unsafe.Sizeof(table[0])))
	page := os.Getpagesize()
	begun := -int(uintptr(unsafe.Pointer(&data[0]))) & (page - 1) // of a page that others share
	if begun < len(data) {
		syscall.Madvise(data[begun:], syscall.MADV_HUGEPAGE)
	}
}
