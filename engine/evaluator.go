package engine

import (
	"fairymax/board"
	"fairymax/engine/traits"
)

// Evaluator is an evaluation as the search sees it. It follows one line: the search calls Begin for
// the root, Follow or FollowNull after every move, and the other methods for a ply that the line
// has reached. Each thread has an Evaluator of its own, which keeps its own stack. Scores are in
// centipawns for the side to move.
type Evaluator interface {
	// Begin sets the root, at ply 0. Follow continues to p, which a move from ply-1 has
	// led to, and FollowNull to a ply that a null move from ply-1 has led to.
	Begin(p *board.Position)
	Follow(ply int, p *board.Position)
	FollowNull(ply int)

	// Score evaluates the position at ply, which is not over. Rough is a cheap estimate
	// of it. AfterNull is the score of a ply that a null move has led to, computed from
	// the score before it, or false if the position has to be evaluated.
	Score(ply int, p *board.Position) int32
	Rough(ply int, p *board.Position) int32
	AfterNull(ply int, before int32) (score int32, ok bool)

	// Structure is material and keys of the position at ply, valid until the line
	// changes. Change and ChangeHand of traits.Game update it.
	Structure(ply int) *traits.Structure

	// Forget empties what is remembered of earlier searches.
	Forget()
}
