package protocol

import (
	"context"
	"slices"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/searching"
)

// solver searches a forced win and makes its variation whole: what a search reports may end
// before the win, because the rest stands in the table only.
type solver struct{ searching.Thinker }

// Think searches as the engine does, until it finds a mate of either side.
func (v solver) Think(ctx context.Context, g *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result {
	result := v.toMate(ctx, g, limits, report)
	if moves, mate := result.Score.Mate(); !mate || moves <= 0 {
		return result
	}
	line := g.Clone()
	for _, m := range result.PV {
		line.Play(m)
	}
	for ctx.Err() == nil && line.Position().HasLegalMove() {
		next := v.toMate(ctx, line, engine.Limits{Soft: limits.Soft, Hard: limits.Hard}, nil)
		if _, mate := next.Score.Mate(); !mate || len(next.PV) == 0 {
			break
		}
		for _, m := range next.PV {
			line.Play(m)
		}
	}
	result.PV = slices.Clone(line.Moves()[len(g.Moves()):])
	return result
}

// toMate ends a search that has found a mate: without a limit it would go on.
func (v solver) toMate(ctx context.Context, g *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result {
	ctx, found := context.WithCancel(ctx)
	defer found()
	return v.Thinker.Think(ctx, g, limits, func(info engine.Info) {
		if report != nil {
			report(info)
		}
		if _, mate := info.Score.Mate(); mate && info.Bound == engine.Exact && info.Line <= 1 {
			found()
		}
	})
}

// solution is the forced win of a result; none means that there is no win if that is sure.
func solution(p *board.Position, result engine.Result) (win []board.Move, none bool) {
	moves, mate := result.Score.Mate()
	switch {
	case !p.HasLegalMove(), mate && moves <= 0:
		return nil, true
	case !mate:
		return nil, false
	}
	end := *p
	for _, m := range result.PV {
		var next board.Position
		end.Play(m, &next)
		end = next
	}
	if end.HasLegalMove() {
		return nil, false
	}
	return result.PV, false
}
