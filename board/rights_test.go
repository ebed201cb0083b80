package board

import (
	"slices"
	"testing"
)

// A piece may make its first move while it has the right to, where it starts. One that never
// comes back needs no right.
func TestUnmoved(t *testing.T) {
	r := mustCompile(t, hoppers())
	const board = "rcgbkbfhr/pppppnppp/9/9/9/9/9/P8/1PPPPNPPP/RCGBKBFHR"
	for _, test := range []struct {
		fen, square string
		want        bool
	}{
		{board + " w KQFkqf - 0 1", "f2", true},
		{board + " w KQkqf - 0 1", "f2", false},
		{board + " w KQkqf - 0 1", "f9", true},
		{board + " w KQFkqf - 0 1", "b2", true},
		{board + " w KQFkqf - 0 1", "a3", false},
		{board + " w KQFkqf - 0 1", "a2", false},
		{board + " w KQFkqf - 0 1", "e1", false}, // it has no first move but to castle
	} {
		s, _ := r.ParseSquare(test.square, 1)
		if got := mustParse(t, r, test.fen).Unmoved(s); got != test.want {
			t.Errorf("%s, %s: unmoved %v", test.fen, test.square, got)
		}
	}
}

// The way of a king that castles is what lies between its squares.
func TestCastlingsWalk(t *testing.T) {
	def := capablanca()
	def.Castlings[0].Left, def.Castlings[0].Right = [2][]int{{2}, {1}}, [2][]int{{8}, {5, 6}}
	r := mustCompile(t, def)
	for fen, want := range map[string][]string{
		"r4k3r/10/10/10/10/10/10/R4K3R w KQ - 0 1": {"i1 g1 h1", "c1 d1 e1"},
		"r4k3r/10/10/10/10/10/10/R4K3R b kq - 0 1": {"f8", "g8", "b8 c8 d8 e8"},
	} {
		var got []string
		for _, k := range mustParse(t, r, fen).Castlings() {
			squares := r.SquareName(k.KingTo, 1)
			for _, s := range k.Walk {
				squares += " " + r.SquareName(s, 1)
			}
			got = append(got, squares)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", fen, got, want)
		}
	}
}
