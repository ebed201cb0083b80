package script

import (
	"slices"

	"fairymax/variants/spelling"
)

// elsewhere are words of UCI for what has another name here.
var elsewhere = map[string]string{"movetime": "time", "multipv": "lines", "searchmoves": "moves"}

// meant guesses which of the known words a text was meant to be, "" if none is similar.
func (s *Session) meant(q *question) (any, error) {
	if word := elsewhere[spelling.Bare(q.Text)]; slices.Contains(q.Words, word) {
		return word, nil
	}
	return spelling.Nearest(q.Text, q.Words), nil
}
