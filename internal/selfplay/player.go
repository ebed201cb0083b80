package selfplay

import (
	"context"
	"math/rand/v2"

	"fairymax/engine"
	"fairymax/internal/arena"
)

// player plays both sides of a game with one engine, and keeps its scores.
type player struct {
	Settings
	engine *engine.Engine
	random *rand.Rand
	start  int // plies of the opening
	scores []int16
}

// Name is part of arena.Player.
func (p *player) Name() string { return "fairymax" }

// Begin is part of arena.Player. Both sides call it.
func (p *player) Begin(t arena.Terms) error {
	p.engine.NewGame(t.Rules)
	p.start, p.scores = len(t.Opening), p.scores[:0]
	return nil
}

// Answer thinks about a move. The game ends early when the scores of both sides have
// long agreed that it is won or drawn.
func (p *player) Answer(t arena.Turn) arena.Answer {
	if !p.Whole && p.hopeless() {
		return arena.Answer{Resigns: true}
	}
	r := p.engine.Think(context.Background(), t.Game, engine.Limits{Nodes: p.budget()}, nil)
	score := int16(r.Score)
	p.scores = append(p.scores, score)
	even := !p.Whole && p.even(len(t.Game.Moves()))
	return arena.Answer{Move: r.Move, OffersDraw: even, Accepts: even && t.Offered}
}

// End is part of arena.Player.
func (p *player) End(*arena.Outcome) ([]string, error) { return nil, nil }

// budget is the number of nodes of a move. It varies by a quarter, so that games
// which meet a position again need not go on alike. No nodes would be no limit.
func (p *player) budget() uint64 {
	return uint64(max(1, p.Nodes*3/4+p.random.IntN(p.Nodes/2+1)))
}

// hopeless reports whether the side to move is lost by the last scores of both sides.
func (p *player) hopeless() bool {
	n := len(p.scores)
	if n < resignPlies {
		return n > 0 && wins(p.scores[n-1])
	}
	if wins(p.scores[n-1]) {
		return true
	}
	for i, s := range p.scores[n-resignPlies:] {
		score := int(s)
		if (resignPlies-i)%2 == 0 { // a score of the side to move
			score = -score
		}
		if score < p.Resign {
			return false
		}
	}
	return true
}

// wins reports whether a score proves a win.
func wins(score int16) bool {
	_, proven := engine.Score(score).Mate()
	return proven && score > 0
}

// even reports whether the last scores of both sides say that the game is a draw.
func (p *player) even(plies int) bool {
	n := len(p.scores)
	if plies < drawAfter || n < drawPlies {
		return false
	}
	for _, s := range p.scores[n-drawPlies:] {
		if s != 0 {
			return false
		}
	}
	return true
}

var _ arena.Player = (*player)(nil)
