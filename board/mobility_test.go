package board

import (
	"math/rand/v2"
	"testing"

	"fairymax/board/define"
)

// What leaps and lines tell of a piece's squares is what a walk along all its rays tells.
func TestSweep(t *testing.T) {
	lame := func(right, up int8) []define.Step {
		return turned(define.Step{Vector: define.Vector{Right: right, Up: up}, Path: []define.Vector{{Right: right, Up: up}}, Range: 1, Mode: both})
	}
	types := []define.Type{
		typeOf("R", slide(0, 1)), typeOf("A", slide(1, 1), leap(1, 2)), typeOf("N", turned(define.Step{Vector: define.Vector{Right: 1, Up: 2}, Mode: both})),
		typeOf("S", turned(define.Step{Vector: define.Vector{Right: 0, Up: 1}, Range: 3, Mode: both})),
		typeOf("W", leap(0, 1), lame(0, 1)), // may go to the same square in two ways, one behind the other
	}
	for _, side := range []int{8, 16} { // sets of one word, and of four
		w := newTwins(t, mustCompile(t, zoo("", side, side, types).def))
		random := rand.New(rand.NewPCG(1, 2))
		for range 20 {
			w.checkSweep(w.randomPosition(random))
		}
	}
}

// checkSweep compares the two for all pieces of a position.
func (w *twins) checkSweep(p *Position) {
	w.t.Helper()
	for i := range w.rules.Squares {
		s, piece := define.Square(i), p.At(define.Square(i))
		if piece == define.Empty {
			continue
		}
		var got, want define.Set
		n := p.Attacks(piece, s, &got)
		all := p.addAttacks(w.rules.program(piece.Color(), piece.Type(), s).Rays, piece.Color(), &want)
		if n != all || got != want {
			w.t.Fatalf("%s: %s has %d squares by leaps and lines, %d by all its rays, or other ones", p.FEN(), w.rules.SquareName(s, 1), n, all)
		}
	}
}
