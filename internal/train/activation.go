package train

import "math"

// Floats from 0 on have the order of their bits, and negative ones have the sign bit.
// The loops here clamp integers, which the compiler does without a branch: a branch
// would be mispredicted at every third unit.
const bitsOfOne = 0x3f800000

// clamped is x within 0 and 1.
func clamped(x float32) float32 {
	bits := int32(math.Float32bits(x))
	bits &^= bits >> 31
	return math.Float32frombits(uint32(min(bits, bitsOfOne)))
}

// activate clamps the hidden values in place and returns Σ weights[i]·acc[i]² in four
// partial sums. Lengths are equal and multiples of four.
func activate(acc, weights []float32) float32 {
	var s0, s1, s2, s3 float32
	for len(acc) >= 4 && len(weights) >= 4 {
		a, w := (*[4]float32)(acc), (*[4]float32)(weights)
		x0, x1, x2, x3 := clamped(a[0]), clamped(a[1]), clamped(a[2]), clamped(a[3])
		a[0], a[1], a[2], a[3] = x0, x1, x2, x3
		s0 += float32(float32(x0*x0) * w[0])
		s1 += float32(float32(x1*x1) * w[1])
		s2 += float32(float32(x2*x2) * w[2])
		s3 += float32(float32(x3*x3) * w[3])
		acc, weights = acc[4:], weights[4:]
	}
	return (s0 + s1) + (s2 + s3)
}

// differentiate takes the clamped values that activate left and the derivative g of
// the loss by the output. It adds the gradient of the weights to grad, and puts that of
// the hidden values before clamping in place of them.
func differentiate(acc, weights, grad []float32, g float32) {
	weights, grad = weights[:len(acc)], grad[:len(acc)]
	for i, x := range acc {
		square := float32(x * x)
		grad[i] += float32(g * square)
		bits := math.Float32bits(x)
		if bits >= bitsOfOne {
			bits = 0 // flat above 1; below 0 the slope 2x is 0 anyway
		}
		slope := float32(2 * math.Float32frombits(bits))
		acc[i] = float32(float32(g*weights[i]) * slope)
	}
}
