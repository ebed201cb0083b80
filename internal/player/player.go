package player

import (
	"context"
	"time"

	"fairymax/engine"
	"fairymax/internal/arena"
)

// Player is an engine in this process that plays by its clock.
type Player struct {
	ctx    context.Context
	engine *engine.Engine
	name   string
}

// New makes a player. A cancelled context ends its games.
func New(ctx context.Context, e *engine.Engine, name string) *Player { return &Player{ctx, e, name} }

var _ arena.Player = (*Player)(nil)

// Name is part of arena.Player.
func (p *Player) Name() string { return p.name }

// Begin is part of arena.Player. Preparing for the rules costs no time on the clock.
func (p *Player) Begin(t arena.Terms) error {
	p.engine.NewGame(t.Rules)
	return nil
}

// Answer is part of arena.Player. It resigns when the series is being stopped, and that
// game does not count.
func (p *Player) Answer(t arena.Turn) arena.Answer {
	start := time.Now()
	r := p.engine.Think(p.ctx, t.Game, limits(t.Own, t.Other), nil)
	used := t.Own.Control.Used(time.Since(start), int(r.Nodes))
	return arena.Answer{Move: r.Move, Used: used, Resigns: p.ctx.Err() != nil}
}

// End is part of arena.Player.
func (p *Player) End(*arena.Outcome) ([]string, error) { return nil, nil }

// limits are those of a search for the next move.
func limits(own, other *arena.Clock) engine.Limits {
	c := own.Control
	l := engine.Limits{Depth: c.Depth, Nodes: uint64(c.Nodes), Rate: c.Rate}
	if !own.Timed() {
		return l
	}
	// The overhead is that of a clock kept over a protocol: the candidate will play there.
	clock := engine.Clock{Remaining: max(own.Remaining, time.Millisecond), Opponent: other.Remaining,
		Increment: c.Inc, PerMove: c.PerMove, Overhead: engine.MinOverhead}
	if c.Moves > 0 {
		clock.MovesToGo = c.Moves - own.Played
	}
	l.Soft, l.Hard = clock.Budget()
	return l
}
