package kernel

import "unsafe"

// FloatLanes is the number of float32 in a vector register.
const FloatLanes = 8

// AddScaled adds scale*from[i] to every to[i]. The product is rounded before the sum,
// without a fused multiply-add, so that training gives the same bits on all processors
// (of a NaN only that it is one). to may be from. Otherwise they must share no memory.
//
// It panics if the length is no multiple of [FloatLanes] or if the lengths differ.
func AddScaled(to, from []float32, scale float32) {
	n := len(to)
	if n%FloatLanes != 0 || len(from) != n {
		panic("kernel: lengths of vectors do not fit")
	}
	if !useAVX2 {
		addScaledTwin(to, from, scale)
		return
	}
	addScaledAVX2(unsafe.SliceData(to), unsafe.SliceData(from), n, scale)
}

func addScaledTwin(to, from []float32, scale float32) {
	from = from[:len(to)]
	for i := range to {
		to[i] += float32(scale * from[i]) // the conversion forbids fusing
	}
}
