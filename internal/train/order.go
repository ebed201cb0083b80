package train

import (
	"math/bits"
	"math/rand/v2"
)

// shuffle puts numbers in a random order.
func shuffle(order []uint32, random *rand.PCG) {
	for i := len(order) - 1; i > 0; i-- {
		j, _ := bits.Mul64(random.Uint64(), uint64(i)+1)
		order[i], order[j] = order[j], order[i]
	}
}

// uniform fills values with random numbers within ±most.
func uniform(values []float32, random *rand.PCG, most float32) {
	for i := range values {
		x := float32(int64(random.Uint64()>>40)-1<<23) / (1 << 23) // exact
		values[i] = float32(x * most)
	}
}
