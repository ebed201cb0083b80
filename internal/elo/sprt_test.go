package elo

import (
	"math"
	"math/rand/v2"
	"testing"
)

// The likelihood has closed forms where pairs have at most two different points:
// the most likely distribution with a mean then follows from the mean.
func TestLLR(t *testing.T) {
	test := SPRT{Elo0: 0, Elo1: 20, Alpha: 0.05, Beta: 0.05}
	high := Expected(20)
	for _, row := range []struct {
		name  string
		pairs Pairs
		want  float64
	}{
		{"nothing", Pairs{}, 0},
		{"all won", Pairs{4: 40}, 40 * math.Log(high/0.5)},
		{"all lost", Pairs{0: 40}, 40 * math.Log((1-high)/0.5)},
		{"all drawn", Pairs{2: 40}, 40 * math.Log(1-2*(high-0.5))},
		{"won or lost", Pairs{0: 30, 4: 50}, 50*math.Log(high/0.5) + 30*math.Log((1-high)/0.5)},
	} {
		got := test.LLR(row.pairs)
		if math.Abs(got-row.want) > 0.02 {
			t.Errorf("%s: LLR %v, want %v", row.name, got, row.want)
		}
	}
}

// With many pairs of every kind, the ratio is nearly that of a normal distribution.
func TestLLRIsNormal(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	test := SPRT{Elo0: 0, Elo1: 10, Alpha: 0.05, Beta: 0.05}
	for range 100 {
		var p Pairs
		sum := 0.0
		for i, most := range []int{60, 150, 200, 150, 60} {
			p[i] = most + random.IntN(most/5)
			sum += float64(p[i]) * points(i)
		}
		low, high, n := Expected(test.Elo0), Expected(test.Elo1), float64(p.Len())
		normal := n * (high - low) * (2*sum/n - low - high) / p.variance()
		if got := test.LLR(p); math.Abs(got-normal) > 0.03*(1+math.Abs(normal)) {
			t.Errorf("%v: %v, as a normal distribution %v", p, got, normal)
		}
	}
}

// The most likely distribution has the wanted mean, and its probabilities sum to 1.
func TestTilt(t *testing.T) {
	for _, p := range []Pairs{{1, 2, 3, 4, 5}, {4: 7}, {2: 100}, {0: 1}} {
		for _, mean := range []float64{0.1, 0.5, 0.53, 0.9} {
			k, all := p.tilt(mean), 0.0
			for i := range p {
				all += p.count(i)
			}
			sum, first := 0.0, 0.0
			for i := range p {
				probability := p.count(i) / all / (1 + k*(points(i)-mean))
				sum += probability
				first += probability * points(i)
			}
			if math.Abs(sum-1) > 1e-6 || math.Abs(first-mean) > 1e-6 {
				t.Errorf("%v: probabilities sum to %v with mean %v, want %v", p, sum, first, mean)
			}
		}
	}
}

func BenchmarkLLR(b *testing.B) {
	for b.Loop() {
		SPRT{Elo0: 0, Elo1: 20, Alpha: 0.05, Beta: 0.05}.LLR(Pairs{10, 20, 30, 25, 15})
	}
}
