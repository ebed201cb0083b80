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
	// Begin sets the root, at ply 0. Follow goes on to p, which a move from ply-1 has
	// led to, and Pass to a ply that a null move from ply-1 has led to.
	Begin(p *board.Position)
	Follow(ply int, p *board.Position)
	Pass(ply int)

	// Score evaluates the position at ply, which is not over. Rough is a cheap estimate
	// of it. Turned is the score of a ply that a null move has led to, by the score
	// before it, and false if the position has to be evaluated.
	Score(ply int, p *board.Position) int32
	Rough(ply int, p *board.Position) int32
	Turned(ply int, before int32) (score int32, ok bool)

	// Structure is material and keys of the position at ply, valid until the line
	// changes. Change and ChangeHand of a traits.Game follow them.
	Structure(ply int) *traits.Structure

	// Forget empties what is remembered of earlier searches.
	Forget()
}
