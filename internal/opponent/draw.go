package opponent

import (
	"fairymax/board"
	"fairymax/engine"
)

// Margin is the usual margin, in centipawns.
const Margin engine.Score = 50

// lateMove is the move from which on a draw is good enough in an equal position.
const lateMove = 40

// IsLate reports whether a game has lasted long.
func IsLate(g *board.Game) bool { return g.Position().MoveNumber() >= lateMove }

// AcceptsDraw reports whether to take a draw instead of playing on, with a score for the
// engine.
func AcceptsDraw(g *board.Game, score, margin engine.Score) bool {
	return score <= -margin || IsLate(g) && score <= 0
}
