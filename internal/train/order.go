package train

import (
	"math/bits"
	"math/rand/v2"
)

// shuffle fills order with 0 to len−1 in a random order that seed and epoch decide.
func shuffle(order []uint32, seed uint64, epoch int) {
	for i := range order {
		order[i] = uint32(i)
	}
	random := rand.NewPCG(seed, uint64(epoch)+1)
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
