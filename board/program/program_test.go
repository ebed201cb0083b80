package program

import (
	"testing"

	"fairymax/board/define"
)

const both = define.MayMove | define.MayCapture

// compile compiles a game of four files and four ranks with one kind of piece, of both sides.
func compile(t *testing.T, steps ...define.Step) (*Source, *Programs) {
	t.Helper()
	s := &Source{
		Game:     &define.Game{Board: define.Board{Files: 4, Ranks: 4}, Types: []define.Type{{Name: "piece", Owners: [2]bool{true, true}, Steps: [2][]define.Step{steps, steps}}}},
		Start:    make([]define.Piece, 16),
		Promotes: func(_ define.Color, _ define.PieceType, _, to define.Square) bool { return to >= 12 },
	}
	programs, err := Compile(s)
	if err != nil {
		t.Fatal(err)
	}
	return s, programs
}

func up(n int, mode define.Mode) define.Step {
	return define.Step{Vector: define.Vector{Right: 0, Up: 1}, Range: n, Mode: mode}
}

// Programs say square by square what a piece may do, and what attacks a square.
func TestText(t *testing.T) {
	over := up(0, both)
	over.Hop = define.OverEnemy
	hurdle := up(0, 0)
	hurdle.Then = true
	lame := define.Step{Vector: define.Vector{Right: 1, Up: 2}, Range: 1, Path: []define.Vector{{Right: 0, Up: 1}}, Mode: both}
	for _, test := range []struct {
		name              string
		steps             []define.Step
		moves, attacks    string
		reachedFrom, from define.Square
	}{
		{"slider", []define.Step{up(0, both)},
			"a2 move capture\n  a3 move capture\n    a4 move capture promote\n",
			"a3 1\n  a2 1\n    a1 1\n", 12, 0},
		{"lame leaper", []define.Step{lame},
			"a2\n  b3 move capture\n", "a2\n  a1 1\n", 9, 0},
		{"hopper", []define.Step{hurdle, over},
			"a2\n  enemy:\n    a3 move capture\n      a4 move capture promote\n  a3\n    enemy:\n      a4 move capture promote\n",
			"a3\n  enemy:\n    a2 1\n      a1 1\n  a2\n    enemy:\n      a1 1\n", 12, 0},
		{"leaper", []define.Step{up(1, define.MayCapture)}, "a2 capture\n", "leap a1 1\n", 4, 0},
	} {
		s, programs := compile(t, test.steps...)
		rays := programs.Rays.Programs[0][define.White][16+int(test.from)].Rays
		if got := programs.Rays.Text(&s.Board, rays); got != test.moves {
			t.Errorf("%s: from %d it has\n%swant\n%s", test.name, test.from, got, test.moves)
		}
		if got := programs.Threats.Text(&s.Board, test.reachedFrom, define.White); got != test.attacks {
			t.Errorf("%s: %d is attacked by\n%swant\n%s", test.name, test.reachedFrom, got, test.attacks)
		}
	}
}
