package board

import (
	"testing"

	"fairymax/board/define"
)

// Counts from https://www.chessprogramming.org/Perft_Results and from
// Fairy-Stockfish for Capablanca; the full tables are in the tests folder.
func TestPerft(t *testing.T) {
	for _, test := range []struct {
		def   *define.Game
		fen   string
		depth int
		want  uint64
	}{
		{chess(), "", 4, 197281},
		{chess(), "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97862},
		{chess(), "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674624},
		{chess(), "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422333},
		{chess(), "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62379},
		{capablanca(), "", 4, 805128},
		{capablanca(), "r4k3r/1pbppq1ppp/4b1p3/2Bn1p2n1/2a2P4/N1PB2PPQN/PP1PP3PP/R4K3R w KQkq - 3 18", 3, 129700},
	} {
		r := mustCompile(t, test.def)
		p := r.Start()
		if test.fen != "" {
			p = mustParse(t, r, test.fen)
		}
		if got := p.Perft(test.depth); got != test.want {
			t.Errorf("%s: perft(%d) = %d, want %d", p.FEN(), test.depth, got, test.want)
		}
	}
}

// Boards of 64, 80 and 256 squares: a small board must not pay for a large one.
func BenchmarkPerft(b *testing.B) {
	for _, game := range []struct {
		name  string
		def   *define.Game
		depth int
	}{{"64", chess(), 4}, {"80", capablanca(), 4}, {"256", wide(), 3}} {
		b.Run(game.name, func(b *testing.B) {
			p := mustCompile(b, game.def).Start()
			var nodes uint64
			for b.Loop() {
				nodes += p.Perft(game.depth)
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}

func BenchmarkPlay(b *testing.B) {
	for _, game := range []struct {
		name string
		def  *define.Game
	}{{"64", chess()}, {"80", capablanca()}, {"256", wide()}} {
		b.Run(game.name, func(b *testing.B) {
			p := mustCompile(b, game.def).Start()
			var list MoveList
			var next Position
			p.Legal(&list)
			for b.Loop() {
				for _, m := range list.Moves() {
					p.Play(m, &next)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*list.n), "ns/move")
		})
	}
}
