package train

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math/rand/v2"
	"os"
	"strings"
)

// Sizes in bytes. A block has some 850 samples, a segment those of some thousand games: its
// samples are shuffled, so that those of a game are all over its blocks.
const (
	blockSize   = 64 << 10
	segmentSize = 16 << 20
)

// Writer makes a file of samples from a source that is read unit by unit, such as games. Same
// samples give the same bytes, stopped and resumed or not.
type Writer struct {
	file     *os.File
	complete bool
	done     int // units in whole segments
	segments int

	// Of the segment that is filled.
	units           int
	inputs, buckets int
	piles           [2]pile // to learn from, held out
	packer          packer

	block, segment int // sizes
}

// pile is records that are not written yet.
type pile struct {
	data  []byte
	order []uint32 // where each begins
}

// OpenWriter opens a file of samples, or makes it. The text says of what the samples are and
// how they are made, in one line: a file of something else is begun anew. One that is not
// complete goes on behind the units that [Writer.Done] counts.
func OpenWriter(path, of string) (*Writer, error) {
	if strings.Contains(of, "\n") {
		return nil, errors.New("a source of samples is described in more than one line")
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, err
	}
	w := &Writer{file: file, block: blockSize, segment: segmentSize}
	if err := w.resume(samplesFormat + of + "\n"); err != nil {
		file.Close()
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return w, nil
}

// resume finds the end of the last whole segment.
func (w *Writer) resume(title string) error {
	info, err := w.file.Stat()
	if err != nil {
		return err
	}
	found := make([]byte, len(title))
	if n, err := w.file.ReadAt(found, 0); err != nil && !errors.Is(err, io.EOF) {
		return err
	} else if n < len(title) || !bytes.Equal(found, []byte(title)) {
		return w.restart(title)
	}
	at, whole := int64(len(title)), []segment(nil)
	for len(whole) == 0 || whole[len(whole)-1].Last == 0 {
		s, err := readSegment(w.file, at, info.Size())
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		whole, at = append(whole, s), s.end
	}
	if n := len(whole); n > 0 && whole[n-1].verify(w.file) != nil { // those before were on the disk first
		whole, at = whole[:n-1], whole[n-1].start
	}
	if w.segments = len(whole); w.segments > 0 {
		last := whole[w.segments-1]
		w.done, w.complete = int(last.Units), last.Last != 0
	}
	w.units = w.done
	if w.complete && at == info.Size() {
		return nil
	}
	return w.cut(at)
}

// verify reads the blocks of a segment.
func (s *segment) verify(file namedReader) error {
	for _, heldOut := range []bool{false, true} {
		for _, b := range s.blocks(file, heldOut) {
			if err := b.read(make([]byte, b.length)); err != nil {
				return err
			}
		}
	}
	return nil
}

// restart begins the file.
func (w *Writer) restart(title string) error {
	if err := w.cut(0); err != nil {
		return err
	}
	_, err := w.file.WriteString(title)
	return err
}

// cut ends the file at a place, and goes on there.
func (w *Writer) cut(at int64) error {
	if err := w.file.Truncate(at); err != nil {
		return err
	}
	_, err := w.file.Seek(at, io.SeekStart)
	return err
}

// Done is the number of units of the source that have their samples in the file.
func (w *Writer) Done() int { return w.done }

// Complete reports whether the file has all of them.
func (w *Writer) Complete() bool { return w.complete }

// Add adds a sample of the unit under way. It panics on numbers that are not finite: one of
// them would spoil every weight.
func (w *Writer) Add(s *Sample) {
	s.check()
	p := &w.piles[0]
	if s.HeldOut {
		p = &w.piles[1]
	}
	p.order = append(p.order, uint32(len(p.data)))
	p.data = append(p.data, w.packer.pack(s)...)
	w.inputs, w.buckets = max(w.inputs, s.inputs()), max(w.buckets, s.Bucket+1)
}

// Next ends a unit.
func (w *Writer) Next() error {
	w.units++
	if len(w.piles[0].data)+len(w.piles[1].data) < w.segment {
		return nil
	}
	return w.flush(false)
}

// Finish ends the source, and closes the file.
func (w *Writer) Finish() error {
	err := w.flush(true)
	return errors.Join(err, w.file.Close())
}

// Close closes the file of a source that has not ended. What is not in a whole segment has to
// be added again.
func (w *Writer) Close() error { return w.file.Close() }

// flush writes a segment, which is on the disk before the next one begins.
func (w *Writer) flush(last bool) error {
	if w.complete {
		return nil
	}
	random := rand.NewPCG(segmentMagic, uint64(w.segments))
	h := head{Units: uint64(w.units), Inputs: uint32(w.inputs), Buckets: uint32(w.buckets)}
	if last {
		h.Last = 1
	}
	var list []entry
	data := make([]byte, 0, len(w.piles[0].data)+len(w.piles[1].data))
	for i := range w.piles {
		data, list = w.piles[i].cut(data, list, w.block, uint32(i), random)
	}
	for _, part := range [][]byte{appendHead(nil, h, list), data} {
		if _, err := w.file.Write(part); err != nil {
			return err
		}
	}
	w.done, w.complete, w.inputs, w.buckets = w.units, last, 0, 0
	w.segments++
	return w.file.Sync()
}

// cut shuffles a pile, appends it in blocks, and empties it.
func (p *pile) cut(data []byte, list []entry, size int, heldOut uint32, random *rand.PCG) ([]byte, []entry) {
	shuffle(p.order, random)
	at, count := len(data), uint32(0)
	end := func() {
		if count > 0 {
			list = append(list, entry{uint32(len(data) - at), count, crc32.Checksum(data[at:], castagnoli), heldOut})
			at, count = len(data), 0
		}
	}
	for _, start := range p.order {
		record := p.data[start:]
		_, length := extent(record)
		record = record[:length]
		if len(data)-at+len(record) > size {
			end()
		}
		data = append(data, record...)
		count++
	}
	end()
	p.data, p.order = p.data[:0], p.order[:0]
	return data, list
}
