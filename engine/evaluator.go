package engine

import (
	"fairymax/board"
	"fairymax/engine/traits"
)

// Evaluator is an evaluation as the search sees it. It follows one line: the
// search calls Begin for the root, Follow or Pass after every move, and the other
// methods for a ply that the line has reached. It keeps what it needs for each ply
// by itself. Scores are in centipawns for the side to move. Each thread has an
// Evaluator of its own.
type Evaluator interface {
	Begin(p *board.Position)           // p is the root, at ply 0
	Follow(ply int, p *board.Position) // a move from ply-1 has led to p
	Pass(ply int)                      // a null move from ply-1 has led to ply
	Score(ply int, p *board.Position) int32
	Rough(ply int, p *board.Position) int32 // a cheap estimate of Score
	// Turned is the score of a ply that a null move has led to, by the score before
	// it; false if the position has to be evaluated.
	Turned(ply int, before int32) (score int32, ok bool)
	Structure(ply int) *traits.Structure // valid until the line changes
	Forget()                             // empties what is remembered of earlier searches
}
