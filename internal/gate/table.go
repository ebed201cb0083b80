package gate

import (
	"context"
	"math/rand/v2"
	"time"

	"fairymax/board"
	"fairymax/board/define"
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
func colourOf(number int) define.Color { return define.Color(number % 2) }

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

// How games begin.
const (
	fewestPlies = 7   // random moves at the start, up to two more
	unbalanced  = 100 // an opening with a larger advantage, in centipawns, is rejected
	judgeNodes  = 500 // nodes of the champion's search that says so
)

// stream is added to the number of a pair for its random source. Games to learn from
// use their numbers alone, which are far smaller, so that they have other openings
// even if the seed is the same.
const stream = 1 << 63

// opening draws how a pair of games begins: the start, nil for that of the rules,
// and the moves.
func (t *table) opening(pair int, r *board.Rules) (start *board.Position, moves []board.Move) {
	openings := arena.RandomOpenings{
		Plies: fewestPlies,
		Limit: unbalanced,
		Judge: func(g *board.Game) int { return t.judge.Judge(g, judgeNodes) },
	}
	return openings.Draw(r, rand.New(rand.NewPCG(t.gate.Seed, stream+uint64(pair))))
}
