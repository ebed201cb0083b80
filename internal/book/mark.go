package book

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// mark is what a file says about a move: a weight and a number of games, or a
// score and a depth.
type mark struct {
	value, count int
	own          bool // without a count: written by a person
}

// maxNumber bounds every number of a file.
const maxNumber = 999_999_999

// style is what sets the two kinds of files apart.
type style interface {
	heading() string // the comment at the top of a new file
	unsaid() int     // the value of a move that a person wrote without any
	parse(value string) (int, error)
	format(value int) string
	merge(old, new mark) mark // what is said of a move that is there already
	order(a, b mark) int      // negative if a stands before b
}

// parseMark reads what stands behind the colon of a move.
func parseMark(s style, text string) (mark, error) {
	value, count, counted := strings.Cut(text, "/")
	v, err := s.parse(value)
	if err != nil {
		return mark{}, err
	}
	if !counted {
		return mark{value: v, own: true}, nil
	}
	n, err := parseNumber(count)
	if err != nil {
		return mark{}, fmt.Errorf("%q behind the slash is not a number", count)
	}
	return mark{value: v, count: n}, nil
}

func formatMark(s style, m mark) string {
	if m.own {
		return s.format(m.value)
	}
	return s.format(m.value) + "/" + strconv.Itoa(m.count)
}

// parseNumber reads digits and nothing else.
func parseNumber(text string) (int, error) {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n > maxNumber {
		return 0, errors.New("not a number")
	}
	return int(n), nil
}

// weights is the style of opening books.
type weights struct{}

func (weights) heading() string {
	return `# Opening book. A line is a position (a FEN without counters), a tab, and moves
# with WEIGHT/GAMES: two points for a game won, one for a draw. Moves are drawn
# by weight; 0 is never played. A weight without /GAMES is yours: no game changes it.
# Comments like this one are kept.

`
}

func (weights) unsaid() int { return 1 }

func (weights) parse(text string) (int, error) {
	n, err := parseNumber(text)
	if err != nil {
		return 0, fmt.Errorf("the weight %q is not a number", text)
	}
	return n, nil
}

func (weights) format(value int) string { return strconv.Itoa(value) }

// merge adds games up and leaves alone what a person has written.
func (weights) merge(old, new mark) mark {
	switch {
	case new.own:
		return new
	case old.own:
		return old
	}
	return mark{value: min(maxNumber, old.value+new.value), count: min(maxNumber, old.count+new.count)}
}

func (weights) order(a, b mark) int {
	return cmp.Or(cmp.Compare(b.value, a.value), cmp.Compare(b.count, a.count))
}

// findings is the style of files of analysed positions.
type findings struct{}

// mateScore is a mate in 0 in the numbers of the protocol; the moves to go are added.
const mateScore = 100000

func (findings) heading() string {
	return `# Analysed positions. A line is a position (a FEN without counters), a tab, and the
# best move with SCORE/DEPTH: centipawns for the side to move, or #3 and #-3 for
# mate in three. A score without /DEPTH is yours: no analysis changes it.
# Comments like this one are kept.

`
}

func (findings) unsaid() int { return 0 }

// parse reads +35, -120, #3 (mate in three) or #-3 (to be mated in three).
func (findings) parse(text string) (int, error) {
	moves, mate := strings.CutPrefix(text, "#")
	negative := strings.HasPrefix(moves, "-")
	n, err := parseNumber(strings.TrimLeft(moves, "+-"))
	switch {
	case err != nil || n >= mateScore || len(moves)-len(strings.TrimLeft(moves, "+-")) > 1:
		return 0, fmt.Errorf("the score %q is neither centipawns nor a mate such as #3", text)
	case mate:
		n += mateScore
	}
	if negative {
		n = -n
	}
	return n, nil
}

func (findings) format(value int) string {
	switch {
	case value >= mateScore:
		return fmt.Sprintf("#%d", value-mateScore)
	case value <= -mateScore:
		return fmt.Sprintf("#-%d", -value-mateScore)
	}
	return fmt.Sprintf("%+d", value)
}

// merge keeps the deeper analysis, and what a person has written.
func (findings) merge(old, new mark) mark {
	switch {
	case new.own:
		return new
	case old.own || old.count > new.count:
		return old
	}
	return new
}

func (findings) order(a, b mark) int {
	if a.own != b.own {
		return map[bool]int{true: -1, false: 1}[a.own]
	}
	return cmp.Or(cmp.Compare(b.count, a.count), cmp.Compare(b.value, a.value))
}
