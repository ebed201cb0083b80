package gate

import (
	"context"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/arena"
	"fairymax/internal/player"
)

// longest is the number of plies after which a game is a draw.
const longest = 400

// margin is how far a clock may be overrun where the control does not say. It is long,
// because an engine in this process overruns its clock only while the machine has other
// work, which says nothing about the evaluations.
const margin = time.Second

// table plays one game after the other.
type table struct {
	gate    *Gate
	ctx     context.Context
	players [2]*player.Player // candidate, champion
	judge   *engine.Engine
}

func newTable(ctx context.Context, g *Gate, candidate, champion, judge *engine.Engine) *table {
	judge.Resize(1)
	players := [2]*player.Player{player.New(ctx, candidate, "candidate"), player.New(ctx, champion, "champion")}
	return &table{g, ctx, players, judge}
}

// colourOf is the colour of the candidate in a game.
func colourOf(number int) board.Color { return board.Color(number % 2) }

// Play is part of arena.Table. The number of a game decides its rules, its opening and
// the colours.
func (t *table) Play(number int) (out arena.Outcome, ok bool) {
	pair := number / 2
	g := arena.Game{Rules: t.gate.Games[pair%len(t.gate.Games)], Longest: longest}
	g.Start, g.Opening = t.opening(pair, g.Rules)
	side := colourOf(number)
	g.Players[side], g.Players[side.Other()] = t.players[0], t.players[1]
	c := t.gate.Control
	if c.Margin == 0 {
		c.Margin = margin
	}
	g.Controls = [2]arena.Control{c, c}
	out = g.Play()
	return out, t.ctx.Err() == nil // else its last moves are not what the engines wanted
}

// Close is part of arena.Table.
func (t *table) Close() {}
