package train

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// Set is samples in files. Only some of them are in memory at a time, so that it may be of
// any size. The zero value is empty.
type Set struct {
	blocks []block
	length int
	bytes  int64 // of all blocks
	// What the samples need of a Shape.
	inputs, buckets int
	// sum tells sets apart: a checkpoint fits the samples it was made with.
	sum uint64

	window int // bytes that are in memory at a time, 0 for windowSize
}

// Samples are those of files that writers have completed.
type Samples struct {
	Training, HeldOut Set
	Units             int // of all sources
	files             []*os.File
}

// Open opens files of samples, to be learnt from together.
func Open(paths ...string) (*Samples, error) {
	s := new(Samples)
	for _, path := range paths {
		file, err := os.Open(path)
		if err == nil {
			s.files = append(s.files, file)
			err = s.add(file)
		}
		if err != nil {
			s.Close()
			return nil, err
		}
	}
	return s, nil
}

// Close closes the files.
func (s *Samples) Close() {
	for _, file := range s.files {
		file.Close()
	}
}

// add adds the samples of a file.
func (s *Samples) add(file *os.File) error {
	info, err := file.Stat()
	if err != nil {
		return err
	}
	at, err := title(file)
	if err != nil {
		return err
	}
	for {
		one, err := readSegment(file, at, info.Size())
		if errors.Is(err, io.EOF) {
			return fmt.Errorf("%w: %s ends too early", ErrDamaged, file.Name())
		}
		if err != nil {
			return err
		}
		s.Training.add(&one, one.blocks(file, false))
		s.HeldOut.add(&one, one.blocks(file, true))
		at = one.end
		if one.Last != 0 {
			s.Units += int(one.Units)
			return nil
		}
	}
}

// title is the length of the first two lines of a file.
func title(file *os.File) (int64, error) {
	const longest = 1 << 16
	text := make([]byte, longest)
	n, err := file.ReadAt(text, 0)
	if err != nil && !errors.Is(err, io.EOF) {
		return 0, err
	}
	rest, ours := strings.CutPrefix(string(text[:n]), samplesFormat)
	end := strings.IndexByte(rest, '\n')
	if !ours || end < 0 {
		return 0, fmt.Errorf("%s is not a file of samples of this version", file.Name())
	}
	return int64(len(samplesFormat) + end + 1), nil
}

// add adds blocks of a segment.
func (s *Set) add(of *segment, blocks []block) {
	if len(blocks) == 0 {
		return
	}
	s.inputs, s.buckets = max(s.inputs, int(of.Inputs)), max(s.buckets, int(of.Buckets))
	for _, b := range blocks {
		s.blocks = append(s.blocks, b)
		s.length += int(b.samples)
		s.bytes += int64(b.length)
		s.mix(uint64(b.samples)<<32 | uint64(b.sum))
	}
}

// mix adds a word to the sum, in which the order counts.
func (s *Set) mix(word uint64) {
	x := (s.sum ^ word) * 0x9e3779b97f4a7c15
	s.sum = x ^ x>>29
}

// Len is the number of samples.
func (s *Set) Len() int { return s.length }

// fits refuses samples that the tables of a shape cannot serve.
func (s *Set) fits(shape Shape) error {
	if s.inputs > shape.Inputs || s.buckets > shape.Buckets {
		return fmt.Errorf("the samples have %d features and %d buckets, the network %d and %d",
			s.inputs, s.buckets, shape.Inputs, shape.Buckets)
	}
	return nil
}
