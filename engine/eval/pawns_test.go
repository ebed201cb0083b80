package engine

import (
	"testing"

	"fairymax/board"
)

// A pawn who becomes a queen counts by the percentage of pawns, for his way there
// counts besides; one who becomes hardly more than he is counts like other men.
func TestPawnsCountByTheirPromotion(t *testing.T) {
	for _, row := range []struct {
		variant   string
		low, high int32 // of what 50 percent fewer for pawns take away
	}{
		{"normal", 45, 55},
		{"capablanca", 45, 55},
		{"shatranj", 0, 10},
		{"makruk", 0, 10},
	} {
		r := shipped(t, row.variant)
		like, less := fitted, fitted
		like.pawns = like.men
		less.pawns = like.men.minus(pair{50, 50})
		pawn := board.MakePiece(board.White, r.TypeByLetter("P"))
		full, part := learnWith(r, &like), learnWith(r, &less)
		at := full.at(pawn, r.Square(3, 3))
		if lost := full.squares[at].minus(part.squares[at]); min(lost.mg, lost.eg) < row.low || max(lost.mg, lost.eg) > row.high {
			t.Errorf("%s: a pawn loses %+v, want %d to %d", row.variant, lost, row.low, row.high)
		}
	}
}
