package notation_test

import (
	"testing"

	"fairymax/board"
	"fairymax/internal/notation"
)

// Any text is a legal move or an error, whatever it is and in every notation; and what is
// read as a move is read as the same one after it has been written.
func FuzzReadMove(f *testing.F) {
	for _, text := range []string{"e2e4", "Nf3", "O-O", "a7a8=Q+", "a10a11", "+N'", "=", "Qa1xb2=N'!?", "k!9", "P@e4", "h@", "b1c3h", "O-O/Hh1",
		"e1g1,h1f1", "a1b1,b1c1,c1d1", "Lxd5-e4", "--", "+R@", "@@@@", "exd6 e.p.", "Nf3∓", "Nf3$14", "e2e2", "a1a2-", "+N@b3", "e4,Pe6",
		"e2e4,e4e6", "C2=5", "+H-3", "R++1", "25=4", "7g7f", "P*5e", "P-7f", "Bx3c+", "S4c-5d", "P’55", "71-72", "−×’", "$", "e.p.", "N", ","} {
		f.Add(text)
	}
	positions := []*board.Position{
		position(f, "normal", "1r2k2r/P7/8/8/8/8/8/R3K2R w KQk - 0 1"),
		position(f, "seirawan", "r3k2r/8/8/8/8/8/8/R3K2R[HEhe] w KQkq - 0 1"),
		position(f, "crazyhouse", "4k3/P7/8/8/8/8/8/4K3[PQnp] w - - 0 1"),
		position(f, "duck", ducks), position(f, "shogi", silvers), position(f, "kyotoshogi", ""),
		position(f, "xiangqi", chariots), position(f, "janggi", ""), position(f, "chu", ""), position(f, "elven", ""),
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, p := range positions {
			for origin := range 2 {
				m, err := notation.Read(p, text, origin)
				if (m == board.NoMove) == (err == nil) {
					t.Errorf("%q: move %v with error %v", text, m, err)
				}
				if err != nil {
					continue
				}
				if again, err := notation.Read(p, notation.Coordinate(p.Rules(), m, origin), origin); again != m {
					t.Errorf("%q is read as %v, then as %v, %v", text, m, again, err)
				}
			}
		}
	})
}
