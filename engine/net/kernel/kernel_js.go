//go:build simd128 && !purego

package kernel

// The kernels are functions of the host, because Go writes no SIMD for WebAssembly. The
// host has made them of integer.wat, on the memory of this program.

// useVectors chooses between them and the twins. It never changes.
var useVectors = hasVectors()

// hasVectors reports whether the host knows SIMD.
//
//go:wasmimport fairymax vectors
func hasVectors() bool

func accumulateVectors(to, from *int16, n int, table *int16, size int, add *uint16, adds int, remove *uint16, removes int) bool {
	return accumulateHost(to, from, int32(n), table, int32(size), add, int32(adds), remove, int32(removes))
}

func outputVectors(accumulator, weights *int16, n int, limit int16) int32 {
	return outputHost(accumulator, weights, int32(n), int32(limit))
}

//go:wasmimport fairymax accumulate
//go:noescape
func accumulateHost(to, from *int16, n int32, table *int16, size int32, add *uint16, adds int32, remove *uint16, removes int32) bool

//go:wasmimport fairymax output
//go:noescape
func outputHost(accumulator, weights *int16, n int32, limit int32) int32
