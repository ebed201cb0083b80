package train

import (
	"math"
	"slices"
)

// chunkSize is the number of samples that share an arena; offsets stay 32 bits.
const (
	chunkBits = 15
	chunkSize = 1 << chunkBits
)

// Set keeps samples in memory: 20 bytes each and 2 for each feature, so that ten
// million samples of 60 features need 1.4 GB. The zero value is empty and ready. Adding
// is for one goroutine; afterwards any number may read.
type Set struct {
	chunks []chunk
	length int
	// What the samples need of a Shape.
	inputs, buckets int
	// sum tells sets apart: a checkpoint fits the samples it was made with.
	sum uint64
}

// chunk has chunkSize samples, the last one fewer.
type chunk struct {
	features []uint16 // of all samples: own, then other
	samples  []sample
}

// sample is a position to learn from.
type sample struct {
	start  uint32 // of its features in the chunk
	owns   uint16 // number of own features; others to the next sample's start
	bucket uint16
	base   float32
	gain   float32
	target float32
}

// Add appends a sample and copies its features, which come without repetition.
//
//   - own and other: at most 65,535 active features of the side to move's perspective
//     and of its opponent's.
//   - bucket: the output bucket, below Shape.Buckets.
//   - base: centipawns of the evaluation that the network corrects, 0 if it stands alone.
//   - gain: how much of the network's output counts, 1 normally.
//   - target: the probability to learn, from 0 to 1.
//
// It panics on numbers that are not finite: one of them would spoil every weight.
func (s *Set) Add(own, other []uint16, bucket int, base, gain, target float32) {
	for _, x := range [...]float32{base, gain, target} {
		if x-x != 0 {
			panic("train: a number of a sample is not finite")
		}
	}
	if len(own) > math.MaxUint16 || len(other) > math.MaxUint16 || bucket < 0 || bucket > math.MaxUint16 {
		panic("train: a sample has too many features or a bucket out of range")
	}
	if s.length%chunkSize == 0 {
		s.grow()
	}
	c := &s.chunks[len(s.chunks)-1]
	c.samples = append(c.samples, sample{
		start: uint32(len(c.features)), owns: uint16(len(own)), bucket: uint16(bucket),
		base: base, gain: gain, target: target,
	})
	c.features = append(append(c.features, own...), other...)
	s.length++
	s.note(own)
	s.note(other)
	s.buckets = max(s.buckets, bucket+1)
	s.mix(uint64(bucket)<<32 | uint64(math.Float32bits(base)))
	s.mix(uint64(math.Float32bits(gain))<<32 | uint64(math.Float32bits(target)))
}

// Len is the number of samples.
func (s *Set) Len() int { return s.length }

// grow gives back what the last chunk's arena has spare, and begins a chunk with the
// size of the last.
func (s *Set) grow() {
	next := chunk{samples: make([]sample, 0, min(chunkSize, max(64, s.length)))}
	if n := len(s.chunks); n > 0 {
		last := &s.chunks[n-1]
		last.features = append(make([]uint16, 0, len(last.features)), last.features...)
		next.features = make([]uint16, 0, len(last.features)+len(last.features)/16)
	}
	s.chunks = append(s.chunks, next)
}

// note remembers the largest feature, and the features in the sum.
func (s *Set) note(features []uint16) {
	if len(features) > 0 {
		s.inputs = max(s.inputs, int(slices.Max(features))+1)
	}
	s.mix(uint64(len(features)))
	for len(features) >= 4 {
		f := (*[4]uint16)(features)
		s.mix(uint64(f[0]) | uint64(f[1])<<16 | uint64(f[2])<<32 | uint64(f[3])<<48)
		features = features[4:]
	}
	for _, f := range features {
		s.mix(uint64(f))
	}
}

// mix adds a word to the sum, in which the order counts.
func (s *Set) mix(word uint64) {
	x := (s.sum ^ word) * 0x9e3779b97f4a7c15
	s.sum = x ^ x>>29
}

// at is a sample with its features.
func (s *Set) at(i int) (x *sample, own, other []uint16) {
	c := &s.chunks[i>>chunkBits]
	i &= chunkSize - 1
	x = &c.samples[i]
	end := uint32(len(c.features))
	if i+1 < len(c.samples) {
		end = c.samples[i+1].start
	}
	features := c.features[x.start:end]
	return x, features[:x.owns], features[x.owns:]
}
