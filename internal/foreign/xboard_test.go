package foreign

import (
	"strings"
	"testing"

	"fairymax"
	"fairymax/variants"
)

const announcements = `< variant large
< setup (PNBRQ..AC.Kpnbrq..ac.k) 10x8+0_fairy rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1
< piece A& BN
< piece C& RN
< piece K& KisO3
< pong 1
variant gnus
setup (PNBRQ...................C......GKpnbrq...................c......gk) 11x10+0_fairy rnccgkqbbnr/ppppppppppp/11/11/11/11/11/11/PPPPPPPPPPP/RNBBQKGCCNR w KQkq - 0 1
piece P& fmWfceFifmW3iifmnD
piece C& C
piece G& NC
piece K& KisO1isO2isO3isO4
variant armies
setup (PNBRQ.........Kp.....eac....lk) 8x8+0_fairy lecakcel/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
piece e WA
piece c FAD
piece l BD
piece a BN
piece k KirO2ilO3
`

// TestXBoard imports what engines announce. The games are those of the catalogue
// and count as those do; promotions are not among the first moves.
func TestXBoard(t *testing.T) {
	games := importAll(t, "engine.log", announcements, Options{})
	for name, ours := range map[string]string{"large": "capablanca", "gnus": "wildebeest", "armies": "fide-clobberers"} {
		v, err := variants.NewCatalogue(fairymax.Files).Load(ours)
		if err != nil {
			t.Fatal(err)
		}
		p := compiled(t, games[name]).Start()
		for depth := 1; depth <= 2; depth++ {
			if got, want := p.Perft(depth), v.Rules.Start().Perft(depth); got != want {
				t.Errorf("%s perft %d = %d, want %d as %s", name, depth, got, want, ours)
			}
		}
	}
	for name, want := range map[string]string{
		"large":  `castling.rook = { left = "c", right = "i" }`,
		"gnus":   `left = ["b", "c", "d", "e"], right = ["g", "h", "i", "j"]`,
		"armies": `castling.bede = { left = "b", right = "g" }`,
	} {
		if !strings.Contains(unspaced(games[name].Text), want) {
			t.Errorf("%s lacks %s:\n%s", name, want, games[name].Text)
		}
	}
}
