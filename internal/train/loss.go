package train

import "fmt"

// Losses are mean squared errors of predicted probabilities over a set, against targets.
type Losses struct {
	Target     float64 // of base and network together
	BaseTarget float64 // of base alone
}

// fits refuses samples that the tables of a shape cannot serve.
func (s *Set) fits(shape Shape) error {
	if s.inputs > shape.Inputs || s.buckets > shape.Buckets {
		return fmt.Errorf("the samples have %d features and %d buckets, the network %d and %d",
			s.inputs, s.buckets, shape.Inputs, shape.Buckets)
	}
	return nil
}

// Loss measures a network on samples; k is that of Options. The result does not depend
// on the number of threads. An empty set has losses of 0.
func (m *Model) Loss(samples *Set, k float64, threads int) (Losses, error) {
	var mean Losses
	if err := samples.fits(m.Shape); err != nil {
		return mean, err
	}
	n := samples.Len()
	sums := make([]Losses, (n+shardSize-1)/shardSize)
	parallel(threads, len(sums), func(i int) {
		acc := make([]float32, 2*m.Hidden)
		for number := i * shardSize; number < min((i+1)*shardSize, n); number++ {
			x, own, other := samples.at(number)
			out := m.forward(acc, own, other, int(x.bucket))
			sums[i].add(x, x.predict(out, k), x.predict(0, k))
		}
	})
	for _, s := range sums {
		mean.Target += s.Target
		mean.BaseTarget += s.BaseTarget
	}
	for _, x := range []*float64{&mean.Target, &mean.BaseTarget} {
		*x /= float64(max(n, 1))
	}
	return mean, nil
}

// add adds the errors of a sample.
func (l *Losses) add(x *sample, p, base float64) {
	square := func(a float64, b float32) float64 { d := a - float64(b); return float64(d * d) }
	l.Target += square(p, x.target)
	l.BaseTarget += square(base, x.target)
}
