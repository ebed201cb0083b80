package selfplay

import (
	"encoding/binary"
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
// end, but nothing that has games behind it. The file must not be of other settings.
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
	scan := newScanner(w.file)
	old, err := scan.header()
	switch {
	case errors.Is(err, io.EOF):
		return w.begin(s.text())
	case err != nil:
		return err
	}
	if err := s.accepts(old); err != nil {
		return err
	}
	for {
		record, err := scan.next()
		if errors.Is(err, io.EOF) {
			break // the rest is what a killed program has left
		}
		if err != nil {
			return err
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

// Read calls each for every complete game of a file, with the game replayed, until
// each returns false. The games are the rules of its variants, by their names.
func Read(path string, load func(name string) (*board.Rules, error), each func(*Record, *board.Game) bool) (Settings, error) {
	return ReadAfter(path, 0, load, each)
}

// ReadAfter is Read without the first games of the file, which are not replayed.
func ReadAfter(path string, games int, load func(name string) (*board.Rules, error), each func(*Record, *board.Game) bool) (Settings, error) {
	file, err := os.Open(path)
	if err != nil {
		return Settings{}, err
	}
	defer file.Close()
	scan := newScanner(file)
	settings, err := scan.header()
	if err != nil {
		return settings, fmt.Errorf("%s: %w", path, err)
	}
	rules, err := settings.rules(load)
	if err != nil {
		return settings, fmt.Errorf("%s: %w", path, err)
	}
	for n := 0; ; n++ {
		record, err := scan.next()
		if errors.Is(err, io.EOF) {
			return settings, nil
		}
		if err != nil {
			return settings, fmt.Errorf("%s: %w", path, err)
		}
		if n < games {
			continue
		}
		r, g, err := decode(record, rules)
		if err != nil {
			return settings, fmt.Errorf("%s: at byte %d: %w", path, scan.read, err)
		}
		if !each(r, g) {
			return settings, nil
		}
	}
}

// rules are those of the variants of a file.
func (s Settings) rules(load func(name string) (*board.Rules, error)) (list []*board.Rules, err error) {
	for _, name := range s.Variants {
		r, err := load(name)
		if err != nil {
			return nil, err
		}
		list = append(list, r)
	}
	return list, s.check(list)
}
