package kernel

import (
	"math"
	"os"
	"slices"
	"syscall"
	"testing"
	"unsafe"
)

// fenced returns memory for n values that ends where reading crashes. It is
// filled with ones.
func fenced[T int16 | uint16](t *testing.T, n int) []T {
	t.Helper()
	var zero T
	page, size := os.Getpagesize(), n*int(unsafe.Sizeof(zero))
	body := (size + page - 1) / page * page
	memory, err := syscall.Mmap(-1, 0, body+page, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() {
		if err := syscall.Munmap(memory); err != nil {
			t.Error(err)
		}
	})
	if err := syscall.Mprotect(memory[body:], syscall.PROT_NONE); err != nil {
		t.Skip(err)
	}
	values := unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(memory[body-size:body]))), n)
	for i := range values {
		values[i] = 1
	}
	return values
}

// No kernel reads or writes behind a slice.
func TestFences(t *testing.T) {
	for n := Lanes; n <= 160; n += Lanes {
		to, from, table := fenced[int16](t, n), fenced[int16](t, n), fenced[int16](t, 3*n)
		add, remove := fenced[uint16](t, 3), fenced[uint16](t, 1)
		add[0], add[1], add[2], remove[0] = 2, 0, 2, 2
		Accumulate(to, from, table, add, remove)
		if want := slices.Repeat([]int16{3}, n); !slices.Equal(to, want) {
			t.Errorf("%d sums: got %v, want %v", n, to, want)
		}
		if got := Output(to, from, math.MaxInt16); got != int32(9*n) {
			t.Errorf("%d sums: got output %d, want %d", n, got, 9*n)
		}
	}
}
