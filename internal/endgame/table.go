package endgame

import (
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
)

// Table has the value of every position of some material.
type Table struct {
	Material Material
	index    *index
	flip     *boardMap // that exchanges the sides, nil if there is none
	cells    [2][]cell // by side to move
}

// value returns the value of a position of the material, or of the one with the colours
// exchanged if flipped.
func (t *Table) value(p *board.Position, flipped bool) (Value, error) {
	var sq placement
	turn, flip := p.Turn(), (*boardMap)(nil)
	if flipped {
		turn, flip = turn.Other(), t.flip
	}
	if !t.index.placementOf(p, flip, &sq) {
		return Value{}, fmt.Errorf("in %s a piece is on a square that it can never reach", p.FEN())
	}
	number, _ := t.index.of(&sq)
	v, ok := t.cells[turn][number].value()
	if !ok {
		return Value{}, fmt.Errorf("the position %s cannot occur in a game", p.FEN())
	}
	return v, nil
}

// Size is how many numbers the table has for both sides to move.
func (t *Table) Size() int { return 2 * t.index.size }

// set sets up the position with a number.
func (t *Table) set(s *setter, number int, turn define.Color) (ok bool) {
	var sq placement
	if _, ok = t.index.at(number, &sq); ok {
		ok = s.put(&sq, turn)
	}
	return ok
}
