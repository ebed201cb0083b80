// Package portable has functions that give the same bits on every processor: they consist of
// sums and products that are rounded one by one, in a fixed order. Those of package math do
// not: Exp is assembly on some processors, and on others the compiler fuses products with sums.
package portable

import "math"

// ln2 in two parts: a product of the first with a small integer is exact.
const (
	ln2High = 6.93147180369123816490e-01
	ln2Low  = 1.90821492927058770002e-10
)

// exponential is e to the power of x, for |x| ≤ 700, with an error below 1e-15 of it.
//
// x = n·ln 2 + r with |r| ≤ 0.35; the series of r ends below 2e-16.
func exponential(x float64) float64 {
	n := math.Floor(float64(x*math.Log2E) + 0.5)
	r := x - float64(n*ln2High) - float64(n*ln2Low)
	p := float64(1.0 / 6227020800)
	for _, c := range [...]float64{
		1.0 / 479001600, 1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040,
		1.0 / 720, 1.0 / 120, 1.0 / 24, 1.0 / 6, 1.0 / 2, 1, 1,
	} {
		p = c + float64(p*r)
	}
	return float64(p * math.Float64frombits(uint64(int64(n)+1023)<<52))
}

// Sigmoid is 1 / (1 + exp(−x)), a probability, in the same bits on every processor. Beyond
// ±40 it has no more digits.
func Sigmoid(x float64) float64 {
	return 1 / (1 + exponential(-min(max(x, -40), 40)))
}

// CosineFall falls from 1 to 0 as x goes from 0 to 1: half of 1 + cos(πx), which is
// the square of cos(πx/2). The series ends below 1e-16.
func CosineFall(x float64) float64 {
	u := x * (math.Pi / 2)
	square := float64(u * u)
	c := 1.0
	for k := 22; k > 0; k -= 2 {
		c = 1 - float64(float64(c*square)/float64(k*(k-1)))
	}
	return float64(c * c)
}

// Power is x to the power of n by repeated squaring.
func Power(x float64, n int) float64 {
	p := 1.0
	for ; n > 0; n >>= 1 {
		if n&1 != 0 {
			p = float64(p * x)
		}
		x = float64(x * x)
	}
	return p
}
