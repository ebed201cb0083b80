//go:build purego || (!amd64 && !(js && simd128))

package kernel

const useVectors = false

// There is nothing to call.

func accumulateVectors(to, from *int16, n int, table *int16, size int, add *uint16, adds int, remove *uint16, removes int) bool {
	panic("kernel: no vectors")
}

func outputVectors(accumulator, weights *int16, n int, limit int16) int32 {
	panic("kernel: no vectors")
}
