package opponent

import (
	"context"
	"slices"

	"fairymax/board"
	"fairymax/engine"
)

// Thinker is the engine.
type Thinker interface {
	NewGame(*board.Rules)
	Think(context.Context, *board.Game, engine.Limits, func(engine.Info)) engine.Result
}

// Think searches the position of a game as a player of this level does. A handicap needs
// the search's lines.
func (k *Skill) Think(ctx context.Context, e Thinker, g *board.Game, limits engine.Limits, show func(engine.Info)) engine.Result {
	var list board.MoveList
	g.Position().Legal(&list)
	k.Limit(&limits, list.Len())
	var lines []engine.Info
	result := e.Think(ctx, g, limits, func(info engine.Info) {
		show(info)
		info.PV = slices.Clone(info.PV)
		lines = WithLine(lines, info)
	})
	return k.Choose(result, lines)
}
