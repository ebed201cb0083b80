package board

import (
	"slices"
	"testing"

	"fairymax/board/define"
)

// Pieces attack a square on the way of a king that castles as if the king had left already.
func TestAttackersOnWay(t *testing.T) {
	exploding := chess()
	explosions(1, define.FateGoes, "P")(exploding)
	for _, test := range []struct {
		def       *define.Game
		fen, want string
		attackers []string
	}{
		{chess(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "f1", nil},
		{chess(), "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "f1", []string{"f8"}},
		{chess(), "4kr2/8/8/8/8/8/6n1/r3K2R w K - 0 1", "f1", []string{"a1", "f8"}},
		{chess(), "4kr2/8/8/8/8/8/5P2/4K2R w K - 0 1", "f1", nil},
		{exploding, "5r2/8/8/8/8/8/6k1/4K2R w K - 0 1", "f1", nil}, // Black's king would go too
	} {
		r := mustCompile(t, test.def)
		p := mustParse(t, r, test.fen)
		king, _ := p.Royal(define.White)
		at, _ := r.ParseSquare(test.want, 1)
		var got []string
		for _, s := range p.AttackersOnWay(king, at) {
			got = append(got, r.SquareName(s, 1))
		}
		if slices.Sort(got); !slices.Equal(got, test.attackers) {
			t.Errorf("%s: %v attack %s, want %v", test.fen, got, test.want, test.attackers)
		}
	}
}
