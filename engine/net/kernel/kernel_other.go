//go:build !amd64 || purego

package kernel

const useAVX2 = false

// There is no assembly to call.

func accumulateAVX2(to, from *int16, n int, table *int16, size int, add *uint16, adds int, remove *uint16, removes int) bool {
	panic("kernel: no AVX2")
}

func outputAVX2(accumulator, weights *int16, n int, limit int16) int32 { panic("kernel: no AVX2") }
