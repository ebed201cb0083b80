package train

import (
	"encoding/binary"
	"math"
	"slices"
)

// Sample is a position to learn from.
type Sample struct {
	// Own and Other are the active features of the side to move's perspective and of its
	// opponent's, each once, in any order.
	Own, Other []uint16

	Bucket int     // of the output, below Shape.Buckets
	Base   float32 // centipawns of the evaluation that the network corrects, 0 if it stands alone
	Gain   float32 // how much of the network's output counts, 1 normally
	Target float32 // the probability to learn, from 0 to 1

	HeldOut bool // it judges the network and does not teach it
}

// check panics on what would spoil every weight or has no place in a record.
func (s *Sample) check() {
	for _, x := range [...]float32{s.Base, s.Gain, s.Target} {
		if x-x != 0 {
			panic("train: a number of a sample is not finite")
		}
	}
	if s.Bucket < 0 || s.Bucket > math.MaxUint16 || len(s.Own) > math.MaxUint16 || len(s.Other) > math.MaxUint16 {
		panic("train: a sample has too many features or a bucket out of range")
	}
}

// inputs is the number of inputs that a network needs for the sample.
func (s *Sample) inputs() (n int) {
	for _, list := range [...][]uint16{s.Own, s.Other} {
		if len(list) > 0 {
			n = max(n, int(slices.Max(list))+1)
		}
	}
	return n
}

// packer packs samples into records. A record is the length of its rest, the bucket, the
// three numbers, the length of the own features, these, and the other ones. Features are
// ascending, each as its distance from the one before.
type packer struct {
	sorted            []uint16
	own, other, bytes []byte
}

// farther is a byte of a distance that is not all of it: 255, and the rest follows. Hardly
// any distance needs that, so that a sample of 60 features takes about 76 bytes.
const farther = 255

// pack makes a record, which stays as it is until the next call.
func (p *packer) pack(s *Sample) []byte {
	p.own, p.other = p.features(p.own[:0], s.Own), p.features(p.other[:0], s.Other)
	b := binary.AppendUvarint(p.bytes[:0], uint64(s.Bucket))
	for _, x := range [...]float32{s.Base, s.Gain, s.Target} {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(x))
	}
	b = binary.AppendUvarint(b, uint64(len(p.own)))
	body := len(b) + len(p.own) + len(p.other)
	b = append(append(b, p.own...), p.other...)
	b = binary.AppendUvarint(b, uint64(body))
	p.bytes = append(b, b[:body]...) // the length goes first
	return p.bytes[body:]
}

// features appends the distances of features.
func (p *packer) features(to []byte, list []uint16) []byte {
	p.sorted = append(p.sorted[:0], list...)
	slices.Sort(p.sorted)
	last := uint16(0)
	for _, f := range p.sorted {
		distance := f - last
		for last = f; distance >= farther; distance -= farther {
			to = append(to, farther)
		}
		to = append(to, byte(distance))
	}
	return to
}

// extent is where the rest of the record at the beginning of some bytes begins and ends.
func extent(b []byte) (from, to int) {
	length, n := binary.Uvarint(b)
	return n, n + int(length)
}

// unpacked are samples as a network reads them, one after the other.
type unpacked struct {
	features []uint16 // of all: own, then other
	list     []item
}

// item is one of them.
type item struct {
	start, middle, end uint32 // of own and other features
	bucket             uint32
	base, gain, target float32
}

// clear takes all samples away and keeps their memory.
func (c *unpacked) clear() { c.features, c.list = c.features[:0], c.list[:0] }

// add unpacks the record at the beginning of some bytes.
func (c *unpacked) add(b []byte) {
	from, to := extent(b)
	record := b[from:to]
	bucket, n := binary.Uvarint(record)
	numbers := (*[12]byte)(record[n:])
	number := func(i int) float32 { return math.Float32frombits(binary.LittleEndian.Uint32(numbers[i:])) }
	length, size := binary.Uvarint(record[n+len(numbers):])
	record = record[n+len(numbers)+size:]
	x := item{start: uint32(len(c.features)), bucket: uint32(bucket), base: number(0), gain: number(4), target: number(8)}
	c.features = slices.Grow(c.features, len(record))
	c.unpack(record[:length])
	x.middle = uint32(len(c.features))
	c.unpack(record[length:])
	x.end = uint32(len(c.features))
	c.list = append(c.list, x)
}

// unpack appends features, for which there is room.
func (c *unpacked) unpack(distances []byte) {
	n := len(c.features)
	to := c.features[n:][:len(distances)]
	f, i := uint16(0), 0
	for _, d := range distances {
		f += uint16(d)
		to[i] = f
		if d != farther {
			i++
		}
	}
	c.features = c.features[:n+i]
}

// at is a sample with its features.
func (c *unpacked) at(i int) (x *item, own, other []uint16) {
	x = &c.list[i]
	return x, c.features[x.start:x.middle], c.features[x.middle:x.end]
}
