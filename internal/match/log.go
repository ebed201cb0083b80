package match

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
	"fairymax/internal/notation"
	"fairymax/internal/study"
)

// Log is the contents of a log: one line of JSON with the settings, then one for
// every game.
type Log struct {
	Name     string
	Settings Settings
	Shard    string
	Games    []Record
}

// Settings have to be the same for all games of a match.
type Settings map[string]string

// With are the settings of a match: its own, its rules and its openings.
func (s Settings) With(c Config) Settings {
	s = maps.Clone(s)
	s["rules"] = c.Rules.Def.Name + " " + study.RulesDigest(c.Rules.Def)
	var openings strings.Builder
	for _, opening := range c.Openings {
		if opening.Start != nil {
			openings.WriteString(opening.Start.FEN())
		}
		for _, m := range opening.Moves {
			openings.WriteString(notation.Coordinate(c.Rules, m, 1) + " ")
		}
		openings.WriteByte('\n')
	}
	s["openings"] = study.Digest(openings.String())
	return s
}

// differ names the first setting in which two matches differ, and where it has which value.
func (s Settings) differ(here string, other Settings, there string) error {
	names := maps.Clone(s)
	maps.Copy(names, other)
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if s[name] != other[name] {
			return fmt.Errorf("%s is %s in %s, and %s in %s", name, valueText(other[name]), there, valueText(s[name]), here)
		}
	}
	return nil
}

// valueText is the value of a setting; those with their usual value are not kept.
func valueText(value string) string {
	if value == "" {
		return "not set"
	}
	return strconv.Quote(value)
}

// ErrNoLog says that a file is something else than a log.
var ErrNoLog = errors.New("is not the log of a match")

// headingStart is the beginning of every log.
const headingStart = `{"match":`

// heading is the first line of a log.
type heading struct {
	Settings Settings `json:"match"`
	Shard    string   `json:"shard,omitempty"`
}

// ReadLog reads a log. It ignores a last line that was cut off when the program was
// killed.
func ReadLog(name string) (Log, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return Log{}, err
	}
	l, _, err := parseLog(name, text)
	return l, err
}

// parseLog also returns the length of all whole lines.
func parseLog(name string, text []byte) (l Log, whole int, err error) {
	l.Name = name
	number := 0
	seen := map[int]bool{}
	for row := range bytes.Lines(text) {
		if row[len(row)-1] != '\n' {
			break
		}
		number++
		if number == 1 {
			err = l.readHeading(row)
		} else {
			err = l.readGame(row, seen)
		}
		if err != nil {
			return l, whole, fmt.Errorf("%s: line %d: %w", name, number, err)
		}
		whole += len(row)
	}
	if number == 0 && !strings.HasPrefix(headingStart, string(text[:min(len(text), len(headingStart))])) {
		return l, 0, fmt.Errorf("%s %w", name, ErrNoLog)
	}
	return l, whole, nil
}

func (l *Log) readHeading(row []byte) error {
	var h heading
	if err := json.Unmarshal(row, &h); err != nil || h.Settings == nil {
		return fmt.Errorf("the settings of a match are missing: this %w", ErrNoLog)
	}
	l.Settings, l.Shard = h.Settings, h.Shard
	return nil
}

func (l *Log) readGame(row []byte, seen map[int]bool) error {
	var r Record
	if err := json.Unmarshal(row, &r); err != nil {
		return err
	}
	if err := r.check(); err != nil {
		return err
	}
	if seen[r.Number] {
		return fmt.Errorf("game %d occurs twice", r.Number)
	}
	seen[r.Number] = true
	l.Games = append(l.Games, r)
	return nil
}

// LogWriter adds games to a log, which it keeps locked.
type LogWriter struct {
	file    *os.File
	release func()
}

// OpenLog opens or creates the log of a match with these settings, and returns its
// games. It fails if the log is of another match, or in use by another process.
func OpenLog(name string, settings Settings, shard arena.Shard) (*LogWriter, []Record, error) {
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, nil, atomicfile.Opened(name, err)
	}
	release, err := atomicfile.Hold(name)
	if err != nil {
		file.Close()
		return nil, nil, err
	}
	w := &LogWriter{file, release}
	l, err := w.take(settings, shard)
	if err != nil {
		w.Close()
		return nil, nil, err
	}
	return w, l.Games, nil
}

// take reads the log, and writes the heading if it is empty.
func (w *LogWriter) take(settings Settings, shard arena.Shard) (Log, error) {
	if info, err := w.file.Stat(); err != nil || !info.Mode().IsRegular() {
		return Log{}, cmp.Or(err, fmt.Errorf("%s is not a file that can be read again", w.file.Name()))
	}
	text, err := io.ReadAll(w.file)
	if err != nil {
		return Log{}, err
	}
	l, whole, err := parseLog(w.file.Name(), text)
	if err != nil {
		return l, err
	}
	if err := w.file.Truncate(int64(whole)); err != nil {
		return l, err
	}
	if _, err := w.file.Seek(int64(whole), io.SeekStart); err != nil {
		return l, err
	}
	if whole == 0 {
		return l, w.write(heading{settings, shard.String()})
	}
	if err := settings.differ("this command", l.Settings, "the log"); err != nil {
		return l, fmt.Errorf("%s is the log of another match: %w; a match with other settings, such as a longer one, needs a log of its own", l.Name, err)
	}
	if most, err := strconv.Atoi(settings["games"]); err == nil {
		for _, g := range l.Games {
			if g.Number > most {
				return l, fmt.Errorf("%s has game %d of a match of %d games", l.Name, g.Number, most)
			}
		}
	}
	if l.Shard != shard.String() {
		return l, fmt.Errorf("%s is the log of shard %q, not of %q", l.Name, l.Shard, shard)
	}
	return l, nil
}

// Add adds a game.
func (w *LogWriter) Add(r Record) error { return w.write(r) }

// write writes a whole line, or none: only one that a killed program wrote can be cut off.
func (w *LogWriter) write(what any) error {
	text, err := json.Marshal(what)
	if err != nil {
		return err
	}
	return atomicfile.WriteWhole(w.file, append(text, '\n'))
}

// Close closes the log and releases its lock.
func (w *LogWriter) Close() error {
	defer w.release()
	return w.file.Close()
}
