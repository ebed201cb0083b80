package train

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestClamped tries the bounds and numbers beyond.
func TestClamped(t *testing.T) {
	inf := float32(math.Inf(1))
	for x, want := range map[float32]float32{-inf: 0, -1: 0, -1e-30: 0, 0: 0, 1e-30: 1e-30, 0.5: 0.5, 1: 1, 1.5: 1, inf: 1} {
		if got := clamped(x); got != want {
			t.Errorf("clamped(%g) = %g, want %g", x, got, want)
		}
	}
	if x := clamped(float32(math.Copysign(0, -1))); x != 0 {
		t.Errorf("clamped(-0) = %g", x)
	}
}

// TestAddRows compares with a plain loop, bit by bit, for widths with a rest.
func TestAddRows(t *testing.T) {
	random := rand.NewPCG(2, 2)
	for _, width := range []int{1, 3, 8, 12, 16, 32, 48, 64, 80, 128} {
		table, dst := make([]float32, 20*width), make([]float32, width)
		uniform(table, random, 3)
		uniform(dst, random, 3)
		for _, rows := range [][]uint16{nil, {19}, {0, 5, 5, 19, 3}} {
			want := slices.Clone(dst)
			for _, row := range rows {
				add(want, table[int(row)*width:][:width])
			}
			got := slices.Clone(dst)
			if addRows(got, table, rows); !slices.Equal(got, want) {
				t.Errorf("width %d, rows %v: %v, want %v", width, rows, got, want)
			}
		}
	}
}

// BenchmarkStep trains with 30 features a side, as an epoch over Capablanca's does.
func BenchmarkStep(b *testing.B) {
	shape := Shape{Inputs: 1280, Hidden: 64, Buckets: 4}
	random := rand.New(rand.NewPCG(1, 1))
	list := make([]Sample, 100_000)
	for i := range list {
		own, other := make([]uint16, 30), make([]uint16, 30)
		for i := range own {
			own[i], other[i] = uint16(random.IntN(1280)), uint16(random.IntN(1280))
		}
		list[i] = Sample{Own: own, Other: other, Bucket: random.IntN(4), Gain: 1, Target: 0.5}
	}
	set := setOf(b, list...)
	var of [][]uint16
	for f := range shape.Inputs {
		of = append(of, []uint16{uint16(f / 80), uint16(16 + f/10), uint16(144 + f/80*10 + f%10)})
	}
	for name, factors := range map[string][][]uint16{"plain": nil, "factors": of} {
		b.Run(name, func(b *testing.B) {
			x := start(b, shape, Options{Epochs: 1 << 30, Factors: factors}, 1, set)
			x.Step()
			b.ResetTimer()
			for range b.N {
				x.Step()
			}
			p := x.Progress()
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*set.Len()/p.Batches), "µs/sample")
		})
	}
}
