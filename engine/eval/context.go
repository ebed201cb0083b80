package eval

import (
	"fairymax/board"
	"fairymax/board/define"
)

// context is what the terms share of one position. A scan of all pieces fills it.
type context struct {
	*Evaluator
	p *board.Position
	s *sums

	pawnEntry     *pawnEntry
	mobilityScore [2]pair     // what the mobility of a side's pieces is worth
	fileScore     [2]pair     // what a side's pieces on open files are worth
	strongest     [2]int32    // the value of a side's best piece on the board
	shadeShares   [2][2]int32 // the bishopShare of a side's best colour-bound piece, by shade

	king         [2]define.Square // for king safety, the first of several
	hasKing      [2]bool          // there is one
	zone         [2]*define.Set   // king zone: what an attack on it aims at
	kings        [2]define.Set    // a side's pieces of its king types
	sharedDanger [2]bool          // only an attack on all royals is check, so danger is smaller
	attackers    [2]int32         // pieces that attack a side's king zone
	zoneAttacks  [2]int32         // the sum of the squares that they attack there
	shelterScore [2]int32         // what pawns are worth to a side's king, see shelter.go

	attacked      [2]define.Set // what a side attacks and protects
	attackedTwice [2]define.Set // the same, with at least two pieces
	lesserThreats [2]int32      // attacks on pieces of more value

	held [2]define.TypeMask // the types that a side may drop
}
