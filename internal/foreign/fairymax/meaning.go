package fairymax

import (
	"errors"
	"fmt"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
)

// castle is a ray that castles: how far the king goes, negative to the left.
type castle int

// chains returns what a ray means to a piece as White sees the board, or the
// castling that it is.
func (r ray) chains(pawn bool) (m moves.List, c castle, err error) {
	steps := []int{r.first, r.second}
	for _, step := range steps {
		if up := vector(step).Up; step >= farthest || step <= -farthest || up >= define.MaxSide || up <= -define.MaxSide {
			return nil, 0, fmt.Errorf("the mode changes the step to %d, which leads off every board", step)
		}
	}
	switch {
	case r.rest&threePaths != 0:
		m, err = r.detours()
	case r.action == skips && r.change == mayCapture|mayMove && !pawn:
		c, err = r.castling()
	case r.action == skips:
		m, err = r.firstMove(pawn)
	case r.action&hops != 0:
		m, err = r.hop()
	case r.action&leaps != 0:
		m = moves.List{{{Vector: vector(r.first), Range: 1, Mode: modeOf(r.action)}}}
	default:
		m, err = r.ride()
	}
	for _, legs := range m {
		legs[0].Wrap = r.rest&goesRound != 0
	}
	return m, c, err
}

// detours returns the three ways over two steps of one kind and one of another.
// Only here the upper digits are the step itself.
func (r ray) detours() (moves.List, error) {
	if r.action&leaps == 0 || r.change != 0 || r.bits == 0 || r.bits <= -farthest || r.bits >= farthest {
		return nil, errReserved
	}
	end, twice := vector(r.first), vector(r.bits)
	once := end.Add(times(-2, twice))
	var m moves.List
	for _, path := range [][]define.Vector{{twice, times(2, twice)}, {twice, twice.Add(once)}, {once, once.Add(twice)}} {
		m = append(m, define.Chain{{Vector: end, Range: 1, Path: path, Mode: modeOf(r.action)}})
	}
	return m, nil
}

// castling reads a castling: a step and then another along the rank.
func (r ray) castling() (castle, error) {
	first, second := vector(r.first), vector(r.second)
	way := int(first.Right) + int(second.Right)
	if first.Up != 0 || second.Up != 0 || int(first.Right)*int(second.Right) <= 0 {
		return 0, errors.New("castling goes along the rank, all in one direction")
	}
	return castle(way), nil
}

// firstMove returns a step of two parts or more that only an unmoved piece takes.
func (r ray) firstMove(pawn bool) (moves.List, error) {
	repeats := 1 + r.rest/delays
	if r.rest/delays == longFirst {
		repeats = 2
	}
	mode := modeOf(r.change)
	free := r.change&jumps != 0
	if mode == 0 || free && r.change&immune == 0 && pawn {
		return nil, errReserved
	}
	step := define.Step{Range: 1, Mode: mode, Unmoved: true}
	for range repeats {
		step.Vector = step.Vector.Add(vector(r.first))
		if !free {
			step.Path = append(step.Path, step.Vector)
		}
	}
	step.Vector = step.Vector.Add(vector(r.second))
	if step.Vector == (define.Vector{}) || !fits(step.Vector) {
		return nil, errReserved
	}
	if pawn && r.change&immune == 0 {
		step.EnPassant = define.EnPassantExposes
	}
	return moves.List{{step}}, nil
}

func fits(v define.Vector) bool {
	return max(v.Right, -v.Right) < define.MaxSide && max(v.Up, -v.Up) < define.MaxSide
}
