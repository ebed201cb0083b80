package board

import (
	"testing"

	"fairymax/board/define"
)

// A side may declare an impasse if its king and enough of its other pieces have entered, even
// where it needs no points.
func TestImpasse(t *testing.T) {
	for _, test := range []struct {
		name, board string
		win         int
		want        define.Outcome
	}{
		{"enough points to win", "R3K2R/8/8/8/8/8/8/3k4", 2, define.Win},
		{"enough points to draw", "R3K2R/8/8/8/8/8/8/3k4", 3, define.Draw},
		{"too few points", "R3K2R/8/8/8/8/8/8/3k4", 4, define.Ongoing},
		{"no points are needed", "R3K2R/8/8/8/8/8/8/3k4", 0, define.Win},
		{"the king has not entered", "R6R/N7/8/8/8/4K3/8/3k4", 0, define.Ongoing},
		{"one piece has not entered", "R3K3/8/8/8/8/8/7R/3k4", 0, define.Ongoing},
		{"no piece has entered", "8/8/8/8/8/4K3/R6R/3k4", 0, define.Ongoing},
	} {
		def := chess()
		zone := upTo(def, 3)
		impasse := define.Impasse{Zone: [2]define.Set{zone[define.Black], zone[define.White]}, Pieces: 2, Points: map[define.PieceType]int{typeCalled(def, "R"): 1}}
		impasse.Win, impasse.Draw = [2]int{test.win, test.win}, [2]int{test.win - 1, test.win - 1}
		def.Endings.Impasse = &impasse
		r := mustCompile(t, def)
		if got := mustParse(t, r, test.board+" w - - 0 1").Declaration(); got != test.want {
			t.Errorf("%s: a declaration gives %d, want %d", test.name, got, test.want)
		}
		if got := mustParse(t, r, test.board+" b - - 0 1").FacesDeclaration(); got != (test.want == define.Win) {
			t.Errorf("%s: Black faces a declaration that wins: %v", test.name, got)
		}
	}
}
