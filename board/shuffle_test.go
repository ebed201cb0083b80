package board

import (
	"math/rand/v2"
	"strings"
	"testing"

	"fairymax/board/define"
)

// A start of Chess960 has bishops on squares of both colours and the king between its rooks,
// on both sides.
func TestFairStarts(t *testing.T) {
	def := chess()
	def.Shuffle = define.Chess960
	r := mustCompile(t, def)
	const other = "rnbqkbnr"
	for rank, want := range map[string]bool{
		"RNBQKBNR": true, "BBRKRNNQ": true, "QBRNKNBR": true,
		"BRBKRNNQ": false, "RBKBRNNQ": false, // bishops on dark squares, on light ones
		"RNBQRBNK": false, "KNBQRBNR": false, "BBQNNKRR": false,
	} {
		for _, fen := range []string{other + "/pppppppp/8/8/8/8/PPPPPPPP/" + rank, strings.ToLower(rank) + "/pppppppp/8/8/8/8/PPPPPPPP/" + strings.ToUpper(other)} {
			if got := r.isFair(mustParse(t, r, fen)); got != want {
				t.Errorf("%s: fair %v", fen, got)
			}
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		if p := r.Shuffled(random.IntN); !r.isFair(p) {
			t.Errorf("%s is not fair", p.FEN())
		}
	}
}
