package selfplay

import (
	"fairymax/board"
	"fairymax/internal/arena"
)

// judgeNodes are the nodes that judge an opening.
const judgeNodes = 200

// opening draws how a game begins: the start, nil for that of the rules, and the moves.
func (p *player) opening(r *board.Rules) (start *board.Position, moves []board.Move) {
	openings := arena.RandomOpenings{
		Plies: p.Plies - 1,
		Limit: p.Limit,
		Keeps: p.Keeps,
		Judge: func(g *board.Game) int { return p.engine.Judge(g, judgeNodes) },
	}
	return openings.Draw(r, p.random)
}
