//go:build !purego

package kernel

// useAVX2 chooses between assembly and twin. It never changes.
var useAVX2 = hasAVX2()

// hasAVX2 reports whether the processor has AVX2 and the system saves its registers.
func hasAVX2() bool

// accumulateAVX2 reports false if a row lies outside the table.
//
//go:noescape
func accumulateAVX2(to, from *int16, n int, table *int16, size int, add *uint16, adds int, remove *uint16, removes int) bool

//go:noescape
func outputAVX2(accumulator, weights *int16, n int, limit int16) int32
