package selfplay

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"fairymax/internal/atomicfile"
)

// MergeInto puts the games of files together like [Merge], in a file that may be there
// already, also as one of them. A program that is killed meanwhile leaves that as it was.
func MergeInto(whole string, from ...string) error {
	incomplete := whole + ".new"
	_ = os.Remove(incomplete) // a killed program has left it
	if err := Merge(incomplete, from...); err != nil {
		return err
	}
	return atomicfile.Move(incomplete, whole)
}

// Merge writes the games of several files of one run to a new file, sorted by their
// numbers. A game that two files have must be the same in both; it is written once.
func Merge(to string, from ...string) error {
	var settings Settings
	games := map[int]string{}
	for i, path := range from {
		s, err := collect(path, games)
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		s.Version = "" // it is one of shards
		if i == 0 {
			settings = s
		} else if err := settings.accepts(s); err != nil {
			return fmt.Errorf("%s is not of one run with %s: %w", path, from[0], err)
		}
		settings.Rules = cmp.Or(settings.Rules, s.Rules)
	}
	if _, err := os.Stat(to); err == nil {
		return fmt.Errorf("%s is there already", to)
	}
	w, _, err := Open(to, settings)
	if err != nil {
		return err
	}
	var numbers []int
	for n := range games {
		numbers = append(numbers, n)
	}
	slices.Sort(numbers)
	for _, n := range numbers {
		if err := w.add([]byte(games[n])); err != nil {
			w.Close()
			return err
		}
	}
	return w.Close()
}

// collect adds the records of a file, by their numbers.
func collect(path string, games map[int]string) (Settings, error) {
	file, err := os.Open(path)
	if err != nil {
		return Settings{}, err
	}
	defer file.Close()
	scan := newScanner(file)
	settings, err := scan.header()
	if err != nil {
		return settings, err
	}
	for {
		record, err := scan.next()
		if errors.Is(err, io.EOF) {
			return settings, nil
		}
		if err != nil {
			return settings, err
		}
		n := numberOf(record)
		if other, twice := games[n]; twice && other != string(record) {
			return settings, fmt.Errorf("game %d differs from the one in an earlier file", n)
		}
		games[n] = string(record)
	}
}
