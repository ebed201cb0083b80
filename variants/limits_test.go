package variants_test

import (
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/variants"
)

// A limit of promotions counts what stands on the board, promoted or not, and nothing
// in a hand. The pieces that the pawn on f7 may become are those of ffish 0.7.10, which
// has Fairy-Stockfish's promotionLimit.
func TestPromotionLimitsCountAllOnTheBoard(t *testing.T) {
	for _, test := range []struct{ game, fen, want string }{
		{"grandhouse", "4k5/10/10/5P4/10/10/10/10/4K5/QQCCAANNBB[] w - - 0 1", "R"},
		{"grandhouse", "4k5/10/10/5P4/10/10/10/10/4K4Q/5R4[Qq] w - - 0 1", "C A R B N"},
		{"grandhouse", "4k5/10/10/5P4/10/10/10/10/4K4Q~/5R~R3[Qq] w - - 0 1", "C A B N"},
		{"grandhouse", "4k5/10/10/5P4/10/10/10/10/4K5/10[QRRBBNNCA] w - - 0 1", "Q C A R B N"},
		{"opulent", "4k5/10/10/5P4/10/10/10/10/4K5/QQCCAANNLL w - - 0 1", "R B W"},
	} {
		v, err := variants.NewCatalogue(fairymax.Files).Load(test.game)
		if err != nil {
			t.Fatal(err)
		}
		p, err := v.Rules.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		f7, _ := v.Rules.ParseSquare("f7", 1)
		var list board.MoveList
		p.LegalFrom(f7, &list)
		var got []string
		for _, m := range list.Moves() {
			if promoted := m.Promotion(); promoted != 0 {
				got = append(got, strings.TrimSuffix(v.Rules.Def.Types[promoted-1].Letter, "~"))
			}
		}
		want := strings.Fields(test.want)
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%s: %s: the pawn may become %v, want %v", test.game, test.fen, got, want)
		}
	}
}
