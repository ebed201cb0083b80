package selfplay

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"slices"
)

// scanner reads a file record by record.
type scanner struct {
	in    *bufio.Reader
	read  int64 // bytes of complete records, and of the header
	ended bool  // the end of the file has been seen; what is added after that is not read
}

// Bounds of a record, in bytes.
const (
	maxRecord = 1 << 16
	sumSize   = 4
	maxStored = binary.MaxVarintLen32 + maxRecord + sumSize // with its length and checksum
)

func newScanner(file io.Reader) *scanner {
	return &scanner{in: bufio.NewReaderSize(file, 4*maxStored)}
}

// header reads the first two lines. An incomplete header is io.EOF.
func (s *scanner) header() (Settings, error) {
	var settings Settings
	first := make([]byte, len(magic))
	n, err := io.ReadFull(s.in, first)
	if string(first[:n]) != magic[:n] {
		return settings, errors.New("it is not a file of self-play games")
	}
	if err != nil {
		return settings, io.EOF
	}
	line, err := s.in.ReadBytes('\n')
	switch {
	case slices.ContainsFunc(line, func(b byte) bool { return b < ' ' && b != '\n' }):
		return settings, errHeader // games follow, which have such bytes: their results
	case err != nil:
		return settings, io.EOF
	}
	s.read = int64(len(first) + len(line))
	if err := json.Unmarshal(line, &settings); err != nil {
		return settings, fmt.Errorf("%w (%w)", errHeader, err)
	}
	return settings, nil
}

var errHeader = errors.New("its settings, the second line, are damaged, so the file was left as it is. " +
	"Put back a copy of it, or remove it: games that are missing can be played again")

// next reads a record, which stays as it is until the next call. The end of the games is
// io.EOF, also if something follows that is no game: a killed program leaves a part of
// its last record. With games behind it, it is something else, and an error.
func (s *scanner) next() ([]byte, error) {
	b, err := s.ahead()
	if err != nil {
		return nil, err
	}
	if record, size := recordAt(b); size > 0 {
		_, err := s.in.Discard(size)
		s.read += int64(size)
		return record, err
	}
	for {
		if _, err := s.in.Discard(1); err != nil {
			return nil, err
		}
		if b, err = s.ahead(); err != nil {
			return nil, err
		}
		if _, size := recordAt(b); size > 0 {
			return nil, fmt.Errorf("%w at byte %d, with games behind it, so the file was left as it is. Put back a copy of it; "+
				"or remove it, or cut it to %d bytes: games that are missing can be played again", errDamaged, s.read, s.read)
		}
	}
}

// ahead returns what follows, as far as a record can reach; io.EOF if nothing does.
func (s *scanner) ahead() ([]byte, error) {
	most := maxStored
	if s.ended {
		most = min(most, s.in.Buffered())
	}
	b, err := s.in.Peek(most)
	if errors.Is(err, io.EOF) {
		s.ended, err = true, nil
	}
	if err == nil && len(b) == 0 {
		err = io.EOF
	}
	return b, err
}

// recordAt returns the record at the beginning of a text, and how much of the text it
// takes with length and checksum; 0 if there is none. By its checksum nothing would be a
// record, such as the zeros that a disk leaves; so its first fields must be right too.
func recordAt(b []byte) (record []byte, size int) {
	length, n := binary.Uvarint(b)
	if n <= 0 || length > maxRecord || len(b) < n+int(length)+sumSize {
		return nil, 0
	}
	record, size = b[n:n+int(length)], n+int(length)+sumSize
	if crc32.ChecksumIEEE(record) != binary.LittleEndian.Uint32(b[size-sumSize:]) {
		return nil, 0
	}
	d := decoder{rest: record}
	if r, _ := d.head(); d.bad || r.Result > WhiteWins {
		return nil, 0
	}
	return record, size
}
