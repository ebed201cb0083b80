package train

import "fairymax/internal/portable"

// shardSize is the number of samples of a shard. It is a part of the result: sums are
// formed within shards first. The gradients of a shard of 64 hidden units fill 128 KiB,
// a part of a second-level cache.
const shardSize = 256

// shard is a part of a batch with its samples and their gradients. Slot 2i is the own perspective of its
// sample i, slot 2i+1 the other.
type shard struct {
	unpacked
	hidden []float32 // by slot: gradient of the hidden values before clamping
	slots  []slot
	// starts and order list for each input the slots in which it is active: those of
	// input f are order[starts[f]:starts[f+1]].
	starts []uint32
	order  []uint16
	all    []uint16 // slots 0, 1, 2 …

	bias, output, outputBias []float32 // gradients
	loss                     float64   // sum over the samples
}

// slot is the gradient of one perspective's piece-square sum.
type slot struct {
	linear float32
	bucket uint32
}

func newShard(s Shape, size int) *shard {
	all := make([]uint16, 2*size)
	for i := range all {
		all[i] = uint16(i)
	}
	return &shard{
		all:        all,
		hidden:     make([]float32, 2*size*s.Hidden),
		slots:      make([]slot, 2*size),
		starts:     make([]uint32, s.Inputs+2),
		bias:       make([]float32, s.Hidden),
		output:     make([]float32, s.Buckets*2*s.Hidden),
		outputBias: make([]float32, s.Buckets),
	}
}

// run computes loss and gradients of samples: records are where theirs begin in data, part is
// the weight of one in the mean of the batch.
func (s *shard) run(m *Model, data []byte, records []uint32, k, part float64) {
	s.clear()
	for _, start := range records {
		s.add(data[start:])
	}
	clear(s.output)
	clear(s.outputBias)
	s.loss = 0
	width := 2 * m.Hidden
	for i := range s.list {
		x, own, other := s.at(i)
		bucket := int(x.bucket)
		acc := s.hidden[i*width:][:width]
		out := m.forward(acc, own, other, bucket)
		p := x.predict(out, k)
		miss := p - float64(x.target)
		s.loss += float64(miss * miss)
		g := float32(2 * miss * p * (1 - p) * float64(x.gain) * (Scale / k) * part)
		row := s.output[bucket*width:][:width]
		differentiate(acc, m.outputRow(bucket), row, g)
		s.outputBias[bucket] += g
		s.slots[2*i] = slot{g, uint32(bucket)}
		s.slots[2*i+1] = slot{-g, uint32(bucket)}
	}
	s.sort()
	clear(s.bias)
	addRows(s.bias, s.hidden, s.all[:2*len(s.list)])
}

// predict is the probability that the network's output gives.
func (x *item) predict(out float32, k float64) float64 {
	return portable.Sigmoid((float64(x.base) + float64(float64(x.gain)*float64(out)*Scale)) / k)
}

// sort lists the slots of each input, in order: a sort by counting.
func (s *shard) sort() {
	clear(s.starts)
	next := s.starts[1:] // shifted by one: filling moves each start to the input's end
	for _, f := range s.features {
		next[int(f)+1]++
	}
	sum := uint32(0)
	for f, count := range next {
		sum += count
		next[f] = sum
	}
	total := len(s.features)
	if cap(s.order) < total {
		s.order = make([]uint16, total+total/8)
	}
	s.order = s.order[:total]
	for i := range s.list {
		_, own, other := s.at(i)
		s.fill(next, own, 2*i)
		s.fill(next, other, 2*i+1)
	}
}

// fill enters a slot at the inputs that are active in it.
func (s *shard) fill(next []uint32, features []uint16, slot int) {
	for _, f := range features {
		at := next[f]
		s.order[at] = uint16(slot)
		next[f] = at + 1
	}
}

// active lists the slots in which an input is active.
func (s *shard) active(input int) []uint16 {
	return s.order[s.starts[input]:s.starts[input+1]]
}
