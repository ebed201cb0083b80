package train

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
)

// A file of samples is a line that names the format, a line that says of what the samples
// are, and segments. A segment has the samples of some consecutive units of the source,
// shuffled and cut into blocks: a head, the list of its blocks, a checksum of both, and the
// blocks, each with a checksum in the list. What a killed program leaves behind the last
// whole segment is written over. Numbers are little-endian.
const samplesFormat = "fairymax samples 1\n"

// head is the beginning of a segment.
type head struct {
	Magic   uint32
	Last    uint32 // 1: nothing of the source is missing
	Units   uint64 // of the source that have their samples in this segment or an earlier one
	Inputs  uint32 // that the samples need
	Buckets uint32 // likewise
	Blocks  uint32
}

// entry is a block in the list of a segment.
type entry struct {
	Length  uint32 // bytes
	Samples uint32
	Sum     uint32
	HeldOut uint32 // 1 for such samples
}

const (
	segmentMagic = 0x67657346
	mostBlocks   = 1 << 20 // of a segment, in a file that is not damaged
	sumSize      = 4
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// ErrDamaged is part of the error of a file of samples that has changed since it was
// written.
var ErrDamaged = errors.New("the file of samples is damaged")

// appendHead appends head, list and checksum.
func appendHead(to []byte, h head, list []entry) []byte {
	start := len(to)
	h.Magic, h.Blocks = segmentMagic, uint32(len(list))
	to, _ = binary.Append(to, binary.LittleEndian, h) // numbers alone
	to, _ = binary.Append(to, binary.LittleEndian, list)
	return binary.LittleEndian.AppendUint32(to, crc32.Checksum(to[start:], castagnoli))
}

// segment is one that has been found in a file.
type segment struct {
	head
	list             []entry
	start, data, end int64 // of the segment, of its blocks, and of what follows
}

// readSegment reads the head of the segment at a place of a file of this size. The end of the
// file, or of what is whole of it, is io.EOF.
func readSegment(file io.ReaderAt, at, size int64) (s segment, err error) {
	fixed := int64(binary.Size(head{}))
	if size-at < fixed {
		return s, io.EOF
	}
	text := make([]byte, fixed)
	if _, err := file.ReadAt(text, at); err != nil {
		return s, err
	}
	_, _ = binary.Decode(text, binary.LittleEndian, &s.head) // it is long enough
	listed := int64(s.Blocks) * int64(binary.Size(entry{}))
	if s.Magic != segmentMagic || s.Blocks > mostBlocks || size-at < fixed+listed+sumSize {
		return s, io.EOF
	}
	text = make([]byte, fixed+listed+sumSize)
	if _, err := file.ReadAt(text, at); err != nil {
		return s, err
	}
	body := len(text) - sumSize
	if crc32.Checksum(text[:body], castagnoli) != binary.LittleEndian.Uint32(text[body:]) {
		return s, io.EOF
	}
	s.list = make([]entry, s.Blocks)
	_, _ = binary.Decode(text[fixed:], binary.LittleEndian, s.list)
	s.start, s.data = at, at+int64(len(text))
	s.end = s.data
	for _, e := range s.list {
		s.end += int64(e.Length)
	}
	if s.end > size {
		return s, io.EOF
	}
	return s, nil
}

// block is a part of a segment, somewhere in a file.
type block struct {
	file    namedReader
	at      int64
	length  uint32 // bytes
	samples uint32
	sum     uint32
}

// namedReader is a file.
type namedReader interface {
	io.ReaderAt
	Name() string
}

// blocks are those of a segment.
func (s *segment) blocks(file namedReader, heldOut bool) (list []block) {
	at := s.data
	for _, e := range s.list {
		if (e.HeldOut != 0) == heldOut {
			list = append(list, block{file, at, e.Length, e.Samples, e.Sum})
		}
		at += int64(e.Length)
	}
	return list
}

// read fills a slice of the block's length.
func (b *block) read(to []byte) error {
	if _, err := b.file.ReadAt(to, b.at); err != nil {
		return fmt.Errorf("%s: %w", b.file.Name(), err)
	}
	if crc32.Checksum(to, castagnoli) != b.sum {
		return fmt.Errorf("%w: %s, %d bytes at byte %d", ErrDamaged, b.file.Name(), b.length, b.at)
	}
	return nil
}
