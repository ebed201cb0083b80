package uci

import (
	"errors"
	"math"
	"slices"
	"strconv"
)

// Fields reads words of which some are followed by others.
type Fields struct {
	Word  string
	Words []string // after Word
	Bad   []string // words without the number that they need
	Low   []string // words with a number below 1
}

// Next goes on to the next word.
func (f *Fields) Next() bool {
	if len(f.Words) == 0 {
		return false
	}
	f.Word, f.Words = f.Words[0], f.Words[1:]
	return true
}

// Number takes the number that follows, cut to whole ones and to what an int32 holds.
// Without one it notes that.
func (f *Fields) Number(take func(n int)) {
	if len(f.Words) == 0 {
		f.Bad = append(f.Bad, f.Word)
		return
	}
	n, err := strconv.ParseFloat(f.Words[0], 64)
	if err != nil && !errors.Is(err, strconv.ErrRange) || math.IsNaN(n) {
		f.Bad = append(f.Bad, f.Word)
		return
	}
	f.Words = f.Words[1:]
	take(int(max(math.MinInt32, min(n, math.MaxInt32))))
}

// positive takes the number that follows, 1 instead of a lower one. It notes that.
func (f *Fields) positive(take func(n int)) {
	f.Number(func(n int) {
		if n < 1 {
			f.Low = append(f.Low, f.Word)
		}
		take(max(1, n))
	})
}

// Until takes the words that follow up to one that ends them.
func (f *Fields) Until(ends func(word string) bool) []string {
	n := slices.IndexFunc(f.Words, ends)
	if n < 0 {
		n = len(f.Words)
	}
	taken := f.Words[:n]
	f.Words = f.Words[n:]
	return taken
}
