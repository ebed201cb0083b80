package nets

import (
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/net"
	"fairymax/engine/traits"
)

// Prepare makes what an engine needs to evaluate a game: the hand-written evaluation, with
// the network that is chosen for the game.
func Prepare(choose func(*traits.Game) Choice) func(*traits.Game) func() engine.Evaluator {
	return func(g *traits.Game) func() engine.Evaluator {
		if c := choose(g); c.Net != nil {
			return engine.AnyEvaluator(net.New(g, c.Net))
		}
		return engine.AnyEvaluator(eval.New(g))
	}
}
