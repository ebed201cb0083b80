//go:build !purego

package kernel

// useVectors chooses between assembly and twin. It never changes.
var useVectors = hasAVX2()

// hasAVX2 reports whether the processor has AVX2 and the system saves its registers.
func hasAVX2() bool

// accumulateVectors reports false if a row lies outside the table.
//
//go:noescape
func accumulateVectors(to, from *int16, n int, table *int16, size int, add *uint16, adds int, remove *uint16, removes int) bool

//go:noescape
func outputVectors(accumulator, weights *int16, n int, limit int16) int32
