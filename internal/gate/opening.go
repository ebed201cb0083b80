package gate

import (
	"math/rand/v2"

	"fairymax/board"
	"fairymax/internal/arena"
)

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
