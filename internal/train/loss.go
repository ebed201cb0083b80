package train

import (
	"errors"
	"slices"
	"sync"
)

// Losses are mean squared errors of predicted probabilities over a set, against targets.
type Losses struct {
	Target     float64 // of base and network together
	BaseTarget float64 // of base alone
}

// Loss measures a network on samples; k is that of Options. The result does not depend
// on the number of threads. An empty set has losses of 0.
func (m *Model) Loss(set *Set, k float64, threads int) (Losses, error) {
	var mean Losses
	if err := set.fits(m.Shape); err != nil {
		return mean, err
	}
	sums, failed := make([]Losses, len(set.blocks)), make([]error, len(set.blocks))
	var desks sync.Pool
	parallel(threads, len(sums), func(i int) {
		d, ok := desks.Get().(*desk)
		if !ok {
			d = &desk{acc: make([]float32, 2*m.Hidden)}
		}
		defer desks.Put(d)
		if failed[i] = d.open(&set.blocks[i]); failed[i] == nil {
			sums[i] = d.losses(m, k)
		}
	})
	for _, s := range sums {
		mean.Target += s.Target
		mean.BaseTarget += s.BaseTarget
	}
	for _, x := range []*float64{&mean.Target, &mean.BaseTarget} {
		*x /= float64(max(set.Len(), 1))
	}
	return mean, errors.Join(failed...)
}

// desk is where the samples of one block after the other are judged.
type desk struct {
	data []byte
	unpacked
	acc []float32
}

// open unpacks a block.
func (d *desk) open(b *block) error {
	d.data = slices.Grow(d.data[:0], int(b.length))[:b.length]
	if err := b.read(d.data); err != nil {
		return err
	}
	d.clear()
	for at := 0; at < len(d.data); {
		d.add(d.data[at:])
		_, length := extent(d.data[at:])
		at += length
	}
	return nil
}

// losses are sums over the samples.
func (d *desk) losses(m *Model, k float64) (sum Losses) {
	for i := range d.list {
		x, own, other := d.at(i)
		out := m.forward(d.acc, own, other, int(x.bucket))
		sum.add(x, x.predict(out, k), x.predict(0, k))
	}
	return sum
}

// add adds the errors of a sample.
func (l *Losses) add(x *item, p, base float64) {
	square := func(a float64, b float32) float64 { d := a - float64(b); return float64(d * d) }
	l.Target += square(p, x.target)
	l.BaseTarget += square(base, x.target)
}
