package selfplay

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// Summary is what a game says without its moves.
type Summary struct {
	Number    int
	Start     string // FEN, "" for the start of the rules
	Result    Result
	Positions int // that were searched
}

// Summaries calls each for every complete game of a file, which must be of these
// settings. The file is not changed: another process may be adding games.
func Summaries(path string, s Settings, each func(Summary)) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	scan := newScanner(file)
	settings, err := scan.header()
	if errors.Is(err, io.EOF) {
		return nil // it has only begun
	}
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if err := s.accepts(settings); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	for {
		record, err := scan.next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		one, err := summary(record)
		if err != nil {
			return fmt.Errorf("%s: at byte %d: %w", path, scan.read, err)
		}
		each(one)
	}
}

// summary reads a record without its moves.
func summary(record []byte) (Summary, error) {
	d := decoder{rest: record}
	r, moves := d.head()
	if d.bad || r.Result > WhiteWins || r.Random > moves {
		return Summary{}, errDamaged
	}
	return Summary{r.Number, r.Start, r.Result, moves - r.Random}, nil
}
