package moves

import (
	"fmt"
	"testing"

	"fairymax/board/define"
)

// step returns a leap, or a slide of any range.
func step(right, up int8, slides bool, mode define.Mode) define.Step {
	s := define.Step{Vector: define.Vector{Right: right, Up: up}, Range: 1, Mode: mode}
	if slides {
		s.Range = 0
	}
	return s
}

const both = define.MayMove | define.MayCapture

// TestKey holds that moves written in two ways have the same key.
func TestKey(t *testing.T) {
	first, last := step(0, 1, false, define.MayMove), step(0, 1, false, define.MayMove)
	first.Then, last.Hop = true, define.AfterMove
	far := step(0, 2, false, define.MayMove)
	far.Path = []define.Vector{{Up: 1}}
	for _, c := range []struct {
		name     string
		one, two List
	}{
		{"two legs, or two leaps", List{{first, last}}, List{{step(0, 1, false, define.MayMove)}, {far}}},
		{"moves and captures apart", List{{step(1, 2, false, both)}}, List{{step(1, 2, false, define.MayMove)}, {step(1, 2, false, define.MayCapture)}}},
		{"a leap that a slide has too", List{{step(1, 1, true, both)}}, List{{step(1, 1, false, both)}, {step(1, 1, true, both)}}},
	} {
		if c.one.Key() != c.two.Key() {
			t.Errorf("%s: the keys are\n%s\nand\n%s", c.name, c.one.Key(), c.two.Key())
		}
	}
}

// TestRows holds how few rows say the moves of a piece.
func TestRows(t *testing.T) {
	var knight, king List
	for right := int8(-2); right <= 2; right++ {
		for up := int8(-2); up <= 2; up++ {
			switch right*right + up*up {
			case 5:
				knight = append(knight, define.Chain{step(right, up, false, both)})
			case 1, 2:
				king = append(king, define.Chain{step(right, up, false, both)})
			}
		}
	}
	pawn := List{{step(0, 1, false, define.MayMove)}, {step(-1, 1, false, define.MayCapture)}, {step(1, 1, false, define.MayCapture)}}
	for _, c := range []struct {
		moves List
		want  string
	}{
		{knight, "[1 2] []; "},
		{king, "[1 1] [0 1] []; "},
		{pawn, "[0 1] [forward]; [1 1] [forward]; "},
		{List{{step(1, 2, false, both)}}, "[1 2] [exact]; "},
	} {
		got := ""
		for _, r := range Rows(c.moves) {
			for _, v := range r.Vectors {
				got += fmt.Sprintf("[%d %d] ", v.Right, v.Up)
			}
			got += fmt.Sprint(r.Dirs) + "; "
		}
		if got != c.want {
			t.Errorf("the rows are %s, want %s", got, c.want)
		}
	}
}
