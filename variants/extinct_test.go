package variants_test

import (
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/variants"
)

// In horde the game goes on while White has any piece, a promoted one too. The numbers of
// moves are those of chessops 0.15.1.
func TestHordeLivesOnPromotedPieces(t *testing.T) {
	v, err := variants.NewCatalogue(fairymax.Files).Load("horde")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		fen   string
		moves int // 0: the game is over
	}{
		{"7k/4P3/8/8/8/8/8/8 w - - 0 1", 4},
		{"4Q2k/8/8/8/8/8/8/8 b - - 0 1", 2},
		{"8/8/4k3/8/8/3Q4/8/8 w - - 0 1", 25},
		{"8/8/4k3/8/8/3n4/8/8 w - - 0 1", 0},
	} {
		p, err := v.Rules.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		var list board.MoveList
		p.Legal(&list)
		if _, why := p.Ended(); len(list.Moves()) != test.moves || why == board.Extinction != (test.moves == 0) {
			t.Errorf("%s: %d moves, ended by %v; want %d", test.fen, len(list.Moves()), why, test.moves)
		}
		for _, m := range list.Moves() {
			var next board.Position
			p.Play(m, &next)
			if _, why := next.Ended(); why != board.NoReason {
				t.Errorf("%s: a move ends the game by %v", test.fen, why)
			}
		}
	}
}
