package report

import (
	"context"
	"math/rand/v2"
	"sync"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/selfplay"
)

// mostAsked bounds the positions in which a deeper look is tried.
const mostAsked = 200

// changed tells how often a deeper look chooses another move, in a position of each of
// the first games.
func (s *Study) changed(ctx context.Context, positions []*board.Game) (Estimate, error) {
	var lock sync.Mutex
	other, done := 0, 0
	s.each(len(positions), func(e *engine.Engine, i int) {
		if ctx.Err() != nil {
			return
		}
		think := func(nodes int) board.Move {
			e.NewGame(s.Rules)
			return e.Think(ctx, positions[i], engine.Limits{Nodes: uint64(nodes)}, nil).Move
		}
		differs := think(s.Nodes) != think(times*s.Nodes)
		lock.Lock()
		defer lock.Unlock()
		if done++; differs {
			other++
		}
		s.tell("deeper look", done, len(positions), changedWork(1), changedWork(len(positions)-done))
	})
	return share(other, done), ctx.Err()
}

// position draws a position of a game, none if there is no choice in it.
func (s *Study) position(r *selfplay.Record, g *board.Game) []*board.Game {
	if len(r.Scores) == 0 {
		return nil
	}
	random := rand.New(rand.NewPCG(s.Seed, openingStream*3+uint64(r.Number)))
	part := board.NewGame(g.Start())
	for _, m := range r.Moves[:r.Random+random.IntN(len(r.Scores))] {
		part.Play(m)
	}
	var legal board.MoveList
	if part.Position().Legal(&legal); legal.Len() < 2 {
		return nil
	}
	return []*board.Game{part}
}
