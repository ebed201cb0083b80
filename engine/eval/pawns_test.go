package eval

import (
	"testing"

	"fairymax/board/define"
	"fairymax/engine/testgames"
	"fairymax/engine/traits"
)

// A pawn that becomes a queen counts by the percentage of pawns, because its path
// counts besides; one that becomes hardly more than it is counts like other pieces.
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
		r := testgames.Shipped(t, row.variant)
		like, less := standard, standard
		like.Pawns = like.Material
		less.Pawns = like.Material.minus(pair{50, 50})
		pawn := define.MakePiece(define.White, r.TypeByLetter("P"))
		g := traits.New(r)
		full, part := newTables(g, &like), newTables(g, &less)
		at := full.at(pawn, r.Square(3, 3))
		if lost := full.pieceSquare[at].minus(part.pieceSquare[at]); min(lost.mg, lost.eg) < row.low || max(lost.mg, lost.eg) > row.high {
			t.Errorf("%s: a pawn loses %+v, want %d to %d", row.variant, lost, row.low, row.high)
		}
	}
}
