package define

// Points decides games that would be drawn: the side with more points wins. It counts
// in halves of a point. The zero Points leaves draws as they are.
type Points struct {
	Pieces map[PieceType]int // points of each piece on the board, 0 for types that are not there
	Odds   [2]int            // points that a side has besides
}

// Impasse lets the side to move end the game by a declaration, as in shogi when the kings
// have entered: it is not in check, its royals stand in the zone, and so do enough of its
// other pieces. The points of those pieces and of its hand decide.
type Impasse struct {
	Zone   [2]Set
	Pieces int               // besides royals, that must stand in the zone
	Points map[PieceType]int // of each piece in the zone and in hand; royals have none
	Win    [2]int            // points that win
	Draw   [2]int            // points that draw, 0 for none
}
