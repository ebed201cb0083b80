package endgame

import (
	"context"

	"fairymax/board"
	"fairymax/board/define"
)

// Judge says how a game that goes on ends with best play by its rules, as far as tables with at
// most so many pieces tell; ok is false if they do not. A win that the move rule, a count or a
// repetition may still take away is not judged, nor a draw that the rules may decide otherwise.
func (t *Tables) Judge(ctx context.Context, g *board.Game, most int) (result board.Result, ok bool, err error) {
	p := g.Position()
	if n := onBoard(p); n > most || n > MostPieces || p.HasRights() {
		return result, false, nil
	}
	v, err := t.Value(ctx, p)
	switch {
	case err != nil:
		return result, false, err
	case v.Outcome == define.Draw:
		return board.Result{Over: true, Draw: true}, !leavesDrawsOpen(t.rules), nil
	}
	played := g.Clone()
	if err := t.playOn(ctx, played, v.Plies); err != nil {
		return result, false, err
	}
	result = played.Result()
	return result, result.Over && !result.Draw, nil
}

// playOn plays best moves on both sides, at most so many.
func (t *Tables) playOn(ctx context.Context, g *board.Game, plies int) error {
	for range plies {
		v, choices, err := t.Choices(ctx, g.Position())
		if err != nil || v.Outcome == define.Draw || len(choices) == 0 || g.Result().Over {
			return err
		}
		g.Play(choices[0].Move)
	}
	return nil
}
