package selfplay

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"os"

	"fairymax/board"
)

// A file begins with a line that names it and a line of settings in JSON. Then
// follow the games, each as length, record and checksum, so that what a killed
// program leaves at the end is noticed and overwritten.
const magic = "fairymax self-play\n"

// Writer adds games to a file.
type Writer struct{ file *os.File }

// Open opens the file of a run, or makes it, and returns the games that it has: their numbers, and how many
// positions of each were searched. It removes the incomplete game that a killed program may have left at the
// end. The file must not be of other settings.
func Open(path string, s Settings) (w *Writer, played map[int]int, err error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, nil, err
	}
	w, played = &Writer{file}, map[int]int{}
	if err := w.resume(s, played); err != nil {
		file.Close()
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	return w, played, nil
}

// resume finds the end of the last complete game, and begins a new file.
func (w *Writer) resume(s Settings, played map[int]int) error {
	header := text(s)
	scan := scanner{in: bufio.NewReader(w.file)}
	old, err := scan.header()
	switch {
	case errors.Is(err, io.EOF):
		return w.begin(header)
	case err != nil:
		return err
	}
	if text(old) != header {
		return fmt.Errorf("its games have other settings: %s", text(old))
	}
	for {
		record, err := scan.next()
		if err != nil {
			break // the rest is what a killed program has left
		}
		r, moves := (&decoder{rest: record}).head()
		played[r.Number] = moves - r.Random
	}
	if err := w.file.Truncate(scan.read); err != nil {
		return err
	}
	_, err = w.file.Seek(scan.read, io.SeekStart)
	return err
}

// begin writes the first lines of a file in which there is at most a part of them.
func (w *Writer) begin(header string) error {
	if err := w.file.Truncate(0); err != nil {
		return err
	}
	_, err := w.file.WriteAt([]byte(magic+header+"\n"), 0)
	if err == nil {
		_, err = w.file.Seek(0, io.SeekEnd)
	}
	return err
}

// Add adds a game.
func (w *Writer) Add(r *Record, game *board.Game) error { return w.add(r.encode(game)) }

func (w *Writer) add(record []byte) error {
	b := binary.AppendUvarint(nil, uint64(len(record)))
	b = append(b, record...)
	b = binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(record))
	_, err := w.file.Write(b)
	return err
}

// Close closes the file.
func (w *Writer) Close() error { return w.file.Close() }

// scanner reads a file record by record.
type scanner struct {
	in   *bufio.Reader
	read int64 // bytes of complete records, and of the header
}

// header reads the first two lines. An incomplete header is io.EOF.
func (s *scanner) header() (Settings, error) {
	var settings Settings
	first := make([]byte, len(magic))
	n, err := io.ReadFull(s.in, first)
	if string(first[:n]) != magic[:n] {
		return settings, errors.New("it is no file of self-play games")
	}
	if err != nil {
		return settings, io.EOF
	}
	line, err := s.in.ReadBytes('\n')
	if err != nil {
		return settings, io.EOF
	}
	s.read = int64(len(first) + len(line))
	return settings, json.Unmarshal(line, &settings)
}

// maxRecord bounds the length of a record, in bytes.
const maxRecord = 1 << 16

// next reads a record.
func (s *scanner) next() ([]byte, error) {
	size, err := binary.ReadUvarint(s.in)
	if err != nil {
		return nil, err
	}
	if size > maxRecord {
		return nil, errDamaged
	}
	b := make([]byte, size+4)
	if _, err := io.ReadFull(s.in, b); err != nil {
		return nil, err
	}
	record, sum := b[:size], binary.LittleEndian.Uint32(b[size:])
	if crc32.ChecksumIEEE(record) != sum {
		return nil, errDamaged
	}
	s.read += int64(len(binary.AppendUvarint(nil, size)) + len(b))
	return record, nil
}

// Read calls each for every complete game of a file, with the game replayed, until
// each returns false. The games are the rules of its variants, by their names.
func Read(path string, load func(name string) (*board.Rules, error), each func(*Record, *board.Game) bool) (Settings, error) {
	file, err := os.Open(path)
	if err != nil {
		return Settings{}, err
	}
	defer file.Close()
	scan := scanner{in: bufio.NewReaderSize(file, 1<<16)}
	settings, err := scan.header()
	if err != nil {
		return settings, fmt.Errorf("%s: %w", path, err)
	}
	var games []*board.Rules
	for _, name := range settings.Variants {
		r, err := load(name)
		if err != nil {
			return settings, err
		}
		games = append(games, r)
	}
	if err := settings.check(games); err != nil {
		return settings, fmt.Errorf("%s: %w", path, err)
	}
	for {
		record, err := scan.next()
		if err != nil {
			return settings, nil
		}
		r, g, err := decode(record, games)
		if err != nil {
			return settings, fmt.Errorf("%s: at byte %d: %w", path, scan.read, err)
		}
		if !each(r, g) {
			return settings, nil
		}
	}
}
