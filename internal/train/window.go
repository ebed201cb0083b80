package train

import (
	"math/rand/v2"
	"slices"
)

// windowSize is the part of a set that is in memory at a time, in bytes: some 850,000
// samples. Another one is read meanwhile.
const windowSize = 64 << 20

// plan is the order in which the blocks of a set are read in an epoch: window i has the
// blocks from cuts[i] on, and of the samples of the epoch those from starts[i] on.
type plan struct {
	epoch        int
	blocks       []uint32
	cuts, starts []int
}

// windows is the number of windows of an epoch. None is so small that a batch could reach
// over two of their ends.
func (s *Set) windows(batch int) int {
	size, largest := s.window, uint32(batch)
	if size == 0 {
		size = windowSize
	}
	for _, b := range s.blocks {
		largest = max(largest, b.samples)
	}
	wanted := (s.bytes + int64(size) - 1) / int64(size)
	return max(1, min(int(wanted), s.length/(4*int(largest))))
}

// plan draws the order of an epoch. A set that fits into a window is read once.
func (s *Set) plan(seed uint64, epoch, windows int) *plan {
	p := &plan{epoch: epoch, blocks: make([]uint32, len(s.blocks))}
	for i := range p.blocks {
		p.blocks[i] = uint32(i)
	}
	if windows > 1 {
		shuffle(p.blocks, rand.NewPCG(seed, stream(epoch, -1)))
	}
	seen := 0
	for i, b := range p.blocks {
		if seen >= len(p.cuts)*s.length/windows {
			p.cuts, p.starts = append(p.cuts, i), append(p.starts, seen)
		}
		seen += int(s.blocks[b].samples)
	}
	p.cuts, p.starts = append(p.cuts, len(p.blocks)), append(p.starts, seen)
	for i := range windows { // its samples are shuffled anyway: a disk reads in one direction
		slices.Sort(p.blocks[p.cuts[i]:p.cuts[i+1]])
	}
	return p
}

// stream tells the random numbers of a window of an epoch from all others; 0 are those of
// the weights, and window −1 those of the blocks.
func stream(epoch, window int) uint64 { return uint64(epoch+1)<<32 | uint64(uint32(window)) }

// window is samples of consecutive batches in memory, as records.
type window struct {
	epoch, number int
	data          []byte
	order         []uint32 // where the record of each sample begins
	first         int      // number of the first of them in the epoch
}

// load reads a window of an epoch. Its first samples are the last ones of the window before,
// those of a batch that reaches over its end: lead of them.
func (w *window) load(s *Set, seed uint64, p *plan, number, lead int, before *window) error {
	w.epoch, w.number, w.first = p.epoch, number, p.starts[number]-lead
	blocks := p.blocks[p.cuts[number]:p.cuts[number+1]]
	w.reserve(s, blocks)
	if lead > 0 {
		for _, start := range before.order[len(before.order)-lead:] {
			record := before.data[start:]
			_, length := extent(record)
			w.data = append(w.data, record[:length]...)
		}
	}
	for _, b := range blocks {
		at, length := len(w.data), int(s.blocks[b].length)
		w.data = slices.Grow(w.data, length)[:at+length]
		if err := s.blocks[b].read(w.data[at:]); err != nil {
			return err
		}
	}
	w.shuffle(seed, lead)
	return nil
}

// reserve empties the window, and makes room for blocks and a batch before them, with some
// to spare: other windows are a little larger.
func (w *window) reserve(s *Set, blocks []uint32) {
	bytes, samples := 0, 0
	for _, b := range blocks {
		bytes += int(s.blocks[b].length)
		samples += int(s.blocks[b].samples)
	}
	w.data, w.order = w.data[:0], w.order[:0]
	if cap(w.data) < bytes {
		w.data = make([]byte, 0, bytes+bytes/16)
	}
	if cap(w.order) < samples {
		w.order = make([]uint32, 0, samples+samples/16)
	}
}

// shuffle puts the samples behind the first ones in a random order.
func (w *window) shuffle(seed uint64, lead int) {
	w.order = w.order[:0]
	for at := 0; at < len(w.data); {
		w.order = append(w.order, uint32(at))
		_, length := extent(w.data[at:])
		at += length
	}
	shuffle(w.order[lead:], rand.NewPCG(seed, stream(w.epoch, w.number)))
}
