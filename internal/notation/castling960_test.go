package notation_test

import (
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/notation"
)

// Castling pieces that do not stand as in the start: every text of every legal move is read
// back, and castling is written as king takes partner.
func TestCastlingFromOtherSquares(t *testing.T) {
	for _, test := range []struct{ variant, fen, castling, san string }{
		{"atomic", "7k/8/8/8/8/8/8/RK1R4 w KQ - 0 1", "b1d1", "O-O"},
		{"crazyhouse", "4k3/8/8/8/8/8/8/5KR1[N] w K - 0 1", "f1g1", "O-O"},
		{"normal", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "O-O"},
		{"normal", "4k3/8/8/8/8/8/8/R1K5 w Q - 0 1", "c1a1", "O-O-O"},
		{"capablanca", "5k4/10/10/10/10/10/10/R6K2 w A - 0 1", "h1a1", "O-O-O"},
		{"schoolbook", "5k4/10/10/10/10/10/10/R6K2 w A - 0 1", "h1a1,a1c1", ""},
		{"seirawan", "4k3/8/8/8/8/8/8/4KR2[HE] w K - 0 1", "e1f1h", "O-O/H"},
	} {
		r := testgames.Shipped(t, test.variant)
		p, err := r.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		var list board.MoveList
		p.Legal(&list)
		written := false
		for _, m := range list.Moves() {
			text, san := notation.Coordinate(r, m, 1), notation.SAN(p, m, 1)
			if again := notation.Coordinate(p.Rules(), m, 1); again != text {
				t.Errorf("%s %s: %s by the rules of the game, %s by those of the position", test.variant, test.fen, text, again)
			}
			if back, err := notation.ParseCoordinate(p, text, 1); back != m {
				t.Errorf("%s %s: %s is not read back: %v", test.variant, test.fen, text, err)
			}
			if back, err := notation.ParseSAN(p, san, 1); back != m {
				t.Errorf("%s %s: %s (%s) is not read back: %v", test.variant, test.fen, san, text, err)
			}
			if m.IsCastling() && text == test.castling && (san == test.san || test.san == "") {
				written = true
			}
		}
		if !written {
			t.Errorf("%s %s: no castling %s, %s", test.variant, test.fen, test.castling, test.san)
		}
	}
}
