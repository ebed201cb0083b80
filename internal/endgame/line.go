package endgame

import (
	"context"

	"fairymax/board"
	"fairymax/board/define"
)

// Choice is a legal move with the value of the position after it, for the side that makes it.
type Choice struct {
	Move  board.Move
	Value Value
}

// Value returns the value of a position, as if nothing had happened before it: without rights
// to castle, to first moves and to captures en passant.
func (t *Tables) Value(ctx context.Context, p *board.Position) (Value, error) {
	if outcome, reason := p.Ended(); reason != board.NoReason {
		return Value{Outcome: forMover(outcome, p.Turn())}, nil
	}
	table, flipped, err := t.Get(ctx, MaterialOf(p))
	if err != nil {
		return Value{}, err
	}
	return table.value(p, flipped)
}

// Choices returns the value of a position and its legal moves, the best first; none if the
// game is over. The value is that of the best move: castlings and captures en passant that are
// legal in the position itself count.
func (t *Tables) Choices(ctx context.Context, p *board.Position) (Value, []Choice, error) {
	v, err := t.Value(ctx, p)
	if err != nil {
		return v, nil, err
	}
	var list board.MoveList
	var next board.Position
	p.Legal(&list)
	var choices []Choice
	for _, m := range list.Moves() {
		p.Play(m, &next)
		after, err := t.Value(ctx, &next)
		if err != nil {
			return v, nil, err
		}
		choices = append(choices, Choice{m, after.before()})
		for i := len(choices) - 1; i > 0 && choices[i].Value.better(choices[i-1].Value); i-- {
			choices[i-1], choices[i] = choices[i], choices[i-1]
		}
	}
	if len(choices) > 0 {
		v = choices[0].Value
	}
	return v, choices, nil
}

// Line plays on from a position with best moves on both sides until the game is over; a draw has
// no line.
func (t *Tables) Line(ctx context.Context, p *board.Position) ([]board.Move, error) {
	g := board.NewGame(p)
	first, err := t.Value(ctx, p)
	for err == nil && len(g.Moves()) < first.Plies {
		v, choices, failed := t.Choices(ctx, g.Position())
		if err = failed; v.Outcome == define.Draw || len(choices) == 0 {
			break
		}
		g.Play(choices[0].Move)
	}
	return g.Moves(), err
}
