package board

import "testing"

// The single pieces that can mate a bare king with their own: known from endgame
// practice, and on 10×8 from the endgame tables of those pieces.
func TestMatingMaterial(t *testing.T) {
	for _, def := range []*Definition{chess(), capablanca(), wide()} {
		r := mustCompile(t, def)
		want := map[string]bool{"pawn": true, "R": true, "Q": true, "A": true, "C": true, "N": false, "B": false}
		for i, kind := range r.Def.Types {
			if kind.Letter == "K" {
				continue
			}
			for c := White; c <= Black; c++ {
				if got := r.canMate(c, PieceType(i+1)); got != want[kind.Name] {
					t.Errorf("%dx%d: %v's %s can mate: %v, want %v", r.Files, r.Ranks, c, kind.Name, got, want[kind.Name])
				}
			}
		}
	}
}

// BenchmarkDead is the cost of finding out, once, that a piece cannot mate.
func BenchmarkDead(b *testing.B) {
	for _, game := range []struct {
		name string
		def  *Definition
	}{{"64", chess()}, {"80", capablanca()}, {"256", wide()}, {"hurdles", hoppers()}} {
		r := mustCompile(b, game.def)
		b.Run(game.name, func(b *testing.B) {
			for b.Loop() {
				r.findMate(White, 4)
			}
		})
	}
}
