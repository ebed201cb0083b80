package net

import (
	"fairymax/board"
	"fairymax/engine/eval"
	"fairymax/engine/traits"
)

// Evaluator is the hand-written evaluation combined with a network. What the search
// needs of material and structure, and the scaling of positions that are hard to win,
// are the hand-written one's in either case.
type Evaluator struct {
	*eval.Evaluator
	line  *line
	alone bool
}

// New combines a network with the hand-written evaluation of a game, which it has to fit,
// see [Network.Fits]. It returns a function that makes an evaluator for each thread.
func New(g *traits.Game, n *Network) func() *Evaluator {
	hand, features := eval.NewWith(g, n.Terms), NewFeatures(g)
	return func() *Evaluator {
		return &Evaluator{Evaluator: hand(), line: newLine(n, features), alone: n.Kind == Alone}
	}
}

// Begin sets the root of a line.
func (e *Evaluator) Begin(p *board.Position) {
	e.Evaluator.Begin(p)
	e.line.follow(0, p)
}

// Follow continues to a position at a ply, which a move from the ply before has led to.
func (e *Evaluator) Follow(ply int, p *board.Position) {
	e.Evaluator.Follow(ply, p)
	e.line.follow(ply, p)
}

// FollowNull continues to a ply that a null move has led to.
func (e *Evaluator) FollowNull(ply int) {
	e.Evaluator.FollowNull(ply)
	e.line.followNull(ply)
}

// Output is what the network adds to the hand-written terms or says in their place, in
// centipawns for the side to move, before what scales the whole.
func (e *Evaluator) Output(ply int, p *board.Position) int32 { return e.line.output(ply, p) }

// Score evaluates the position at a ply, which is not over, in centipawns for the side
// to move.
func (e *Evaluator) Score(ply int, p *board.Position) int32 {
	output := e.line.output(ply, p)
	if e.alone {
		return e.Scaled(ply, p, output)
	}
	return e.ScoreWith(ply, p, output)
}

// Rough is Score without the terms that need an attack scan. The network is cheaper
// than they are.
func (e *Evaluator) Rough(ply int, p *board.Position) int32 {
	output := e.line.output(ply, p)
	if e.alone {
		return e.Scaled(ply, p, output)
	}
	return e.RoughWith(ply, p, output)
}

// AfterNull is the score of the same position with the other side to move. It is false
// where more than the side to move would change, and where the score is scaled: what the
// network gave is not in it as it was.
func (e *Evaluator) AfterNull(ply int, score int32) (int32, bool) {
	p := e.line.plies[ply-1].position
	if e.alone || p == nil || !e.Whole(ply-1) {
		return 0, false
	}
	turn := p.Turn()
	after, ok := e.Evaluator.AfterNull(ply, score-e.line.outputFor(ply-1, p, turn))
	if !ok {
		return 0, false
	}
	return after + e.line.outputFor(ply-1, p, turn.Other()), true
}
