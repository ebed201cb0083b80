package gate

import (
	"context"
	"time"

	"fairymax/engine"
	"fairymax/internal/arena"
)

// player is an engine in this process that plays by its clock.
type player struct {
	ctx    context.Context
	engine *engine.Engine
	name   string
}

var _ arena.Player = (*player)(nil)

// Name is part of arena.Player.
func (p *player) Name() string { return p.name }

// Begin is part of arena.Player. Preparing for the rules costs no time on the clock.
func (p *player) Begin(t arena.Terms) error {
	p.engine.NewGame(t.Rules)
	return nil
}

// Answer is part of arena.Player. It resigns when the series is being stopped, and that
// game does not count.
func (p *player) Answer(t arena.Turn) arena.Answer {
	start := time.Now()
	r := p.engine.Think(p.ctx, t.Game, limits(t.Own, t.Other), nil)
	return arena.Answer{Move: r.Move, Used: time.Since(start), Resigns: p.ctx.Err() != nil}
}

// End is part of arena.Player.
func (p *player) End(*arena.Outcome) ([]string, error) { return nil, nil }

// limits are those of a search for the next move.
func limits(own, other *arena.Clock) engine.Limits {
	c := own.Control
	l := engine.Limits{Depth: c.Depth, Nodes: uint64(c.Nodes)}
	if !own.Timed() {
		return l
	}
	// The overhead is that of a clock behind a protocol: the candidate will play there.
	clock := engine.Clock{Remaining: max(own.Remaining, time.Millisecond), Opponent: other.Remaining,
		Increment: c.Inc, PerMove: c.PerMove, Overhead: engine.MinOverhead}
	if c.Moves > 0 {
		clock.MovesToGo = c.Moves - own.Played
	}
	l.Soft, l.Hard = clock.Budget()
	return l
}
