package book

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// mark belongs to a move in a file: weight and number of games, or score and depth, and
// perhaps the evaluation.
type mark struct {
	value, count int
	byHand       bool   // no count: a person wrote it
	evaluation   string // with which the score was found, "" for the hand-written one
}

// maxNumber is the largest number in a file.
const maxNumber = 999_999_999

// style is the difference between the two kinds of files.
type style interface {
	heading() string   // the comment at the top of a new file
	defaultValue() int // the value of a move without a mark
	parse(value string) (int, error)
	evaluations() bool // a second slash may name one
	format(value int) string
	merge(old, latest mark) mark // the mark of a move that has two
	order(a, b mark) int         // negative if a stands before b
}

// parseMark reads the text after the colon of a move.
func parseMark(s style, text string) (mark, error) {
	value, count, counted := strings.Cut(text, "/")
	v, err := s.parse(value)
	if err != nil {
		return mark{}, err
	}
	if !counted {
		return mark{value: v, byHand: true}, nil
	}
	evaluation := ""
	if s.evaluations() {
		count, evaluation, _ = strings.Cut(count, "/")
	}
	n, err := parseNumber(count)
	if err != nil {
		return mark{}, fmt.Errorf("%q after the slash is not a number", count)
	}
	return mark{value: v, count: n, evaluation: evaluation}, nil
}

func formatMark(s style, m mark) string {
	if m.byHand {
		return s.format(m.value)
	}
	text := s.format(m.value) + "/" + strconv.Itoa(m.count)
	if m.evaluation != "" {
		text += "/" + m.evaluation
	}
	return text
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
# with WEIGHT/GAMES: two points for a game won, one for a draw and for a game
# without a result. Moves are drawn by weight; 0 is never played. A weight without /GAMES is yours: no game changes it.
# Comments like this one are kept.

`
}

func (weights) defaultValue() int { return 1 }

func (weights) evaluations() bool { return false }

func (weights) parse(text string) (int, error) {
	n, err := parseNumber(text)
	if err != nil {
		return 0, fmt.Errorf("the weight %q is not a number", text)
	}
	return n, nil
}

func (weights) format(value int) string { return strconv.Itoa(value) }

// merge adds the games up, but keeps what a person wrote.
func (weights) merge(old, latest mark) mark {
	switch {
	case latest.byHand:
		return latest
	case old.byHand:
		return old
	}
	return mark{value: min(maxNumber, old.value+latest.value), count: min(maxNumber, old.count+latest.count)}
}

func (weights) order(a, b mark) int {
	return cmp.Or(cmp.Compare(b.value, a.value), cmp.Compare(b.count, a.count))
}

// analyses is the style of files of remembered analyses.
type analyses struct{}

// mateScore plus n is a mate in n moves, as in the protocol.
const mateScore = 100000

func (analyses) heading() string {
	return `# Analysed positions. A line is a position (a FEN without counters), a tab, and the
# best move with SCORE/DEPTH: centipawns for the side to move, or #3 and #-3 for
# mate in three. A score without /DEPTH is yours: no analysis changes it. A third
# part, as in +35/18/1a2b3c4d, names the learned evaluation that found it; another
# evaluation ignores it.
# Comments like this one are kept.

`
}

func (analyses) defaultValue() int { return 0 }

func (analyses) evaluations() bool { return true }

// parse reads +35, -120, #3 (mate in three) or #-3 (to be mated in three).
func (analyses) parse(text string) (int, error) {
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

func (analyses) format(value int) string {
	switch {
	case value >= mateScore:
		return fmt.Sprintf("#%d", value-mateScore)
	case value <= -mateScore:
		return fmt.Sprintf("#-%d", -value-mateScore)
	}
	return fmt.Sprintf("%+d", value)
}

// merge keeps the deeper analysis, or the newer if their evaluations differ, but
// prefers what a person wrote.
func (analyses) merge(old, latest mark) mark {
	switch {
	case latest.byHand:
		return latest
	case old.byHand || old.count > latest.count && old.evaluation == latest.evaluation:
		return old
	}
	return latest
}

func (analyses) order(a, b mark) int {
	if a.byHand != b.byHand {
		return map[bool]int{true: -1, false: 1}[a.byHand]
	}
	return cmp.Or(cmp.Compare(b.count, a.count), cmp.Compare(b.value, a.value))
}
