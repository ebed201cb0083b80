package endgame

import (
	"context"
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
)

// luckyTries is how many numbers are drawn before all are gone through.
const luckyTries = 1000

// Sample draws a position of some material, with a side to move, among those with a value that is
// accepted; nil if there is none. Random returns a number from 0 to n-1.
func (t *Tables) Sample(ctx context.Context, m Material, turn define.Color, accept func(Value) bool, random func(n int) int) (*board.Position, Value, error) {
	table, flipped, err := t.Get(ctx, m)
	if err != nil {
		return nil, Value{}, err
	}
	side, size := turn, table.index.size
	if flipped {
		side = turn.Other()
	}
	for try := range luckyTries + size {
		number := try - luckyTries
		if number < 0 {
			number = random(size)
		}
		v, ok := table.cells[side][number].value()
		if !ok || !accept(v) {
			continue
		}
		p, err := t.position(table, number, side, flipped)
		if err != nil {
			return nil, v, fmt.Errorf("%v: %w", m, err)
		}
		return p, v, nil
	}
	return nil, Value{}, nil
}
