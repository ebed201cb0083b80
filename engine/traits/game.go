package traits

import (
	"fairymax/board"
	"fairymax/board/define"
)

// Pieces is how many values a define.Piece can have. Tables are indexed by the piece directly.
const Pieces = 1 << 8

// Game is what the rules of a game mean for an engine. It is computed once and
// never changes, so threads share it.
type Game struct {
	RuleTraits
	Rules    *board.Rules
	Values   []int            // of the piece types, in centipawns
	Pawn     int              // the unit of margins, in centipawns
	Profiles [Pieces]*Profile // by piece, nil for values that are not a piece
	IsPawn   [Pieces]bool     // only goes forward, and promotes
	KingZone []define.Set     // the squares around a square

	PieceValue   [Pieces]int32 // on the board; 0 if uncapturable, negative where losing wins
	CaptureValue [Pieces]int32 // what its capture gains
	CaptureRisk  [Pieces]int32 // what can be lost by capturing with it
	Uncapturable [Pieces]bool  // a royal that the rules never leave under attack
	NonPawnValue [Pieces]int32 // its value; 0 for pawns and royals

	HandTypes []define.PieceType             // types that can be in a hand and are of use there
	InHand    [define.MaxTypes + 1]int32     // value of a piece in hand, by type
	held      [define.MaxTypes + 1]heldValue // 0 for other types than HandTypes

	MoreThanCheck   bool            // a side may be about to lose without being in check
	HasPseudoRoyals bool            // the loss of some pieces that are not royal loses the game
	Groups          [2][]board.Keep // of which a side must keep pieces
	Goals           [2][]Goal
}

// Goal is a region that wins the game for the piece that reaches it.
type Goal struct {
	Piece define.Piece
	Steps []int        // moves to the region, by square
	next  []define.Set // squares of the region that the piece may reach at once, by square
}

// heldValue is what a piece in hand counts in a Structure.
type heldValue struct{ onBoard, inHand int32 }
