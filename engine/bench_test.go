package engine

import (
	"context"
	"testing"

	"fairymax/board"
)

// benchGames are the games on which speed is measured.
var benchGames = []struct {
	name string
	def  func() *board.Definition
	fens []string
}{
	{"chess", chessDefinition, []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	}},
	{"capablanca", capablancaDefinition, []string{
		"rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
		"r2bqkbcnr/ppp1pp1ppp/2n7/3p2p3/3P1P4/2N3P3/PPP1P2PPP/R1ABQKBCNR w KQkq - 0 6",
	}},
	{"large", largeDefinition, []string{
		"rnbqkbnrrnbqqbnr/pppppppppppppppp/16/16/16/16/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/RNBQKBNRRNBQQBNR w - - 0 1",
	}},
}

func BenchmarkSearch(b *testing.B) {
	for _, row := range benchGames {
		b.Run(row.name, func(b *testing.B) {
			r := compile(b, row.def())
			e := New(Options{HashMB: 16})
			e.NewGame(r)
			nodes := uint64(0)
			b.ReportAllocs()
			for b.Loop() {
				e.NewGame(r)
				for _, fen := range row.fens {
					nodes += e.Think(context.Background(), game(b, r, fen), Limits{Nodes: 100_000}, nil).Nodes
				}
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}

func BenchmarkEvaluation(b *testing.B) {
	for _, row := range benchGames {
		b.Run(row.name, func(b *testing.B) {
			r := compile(b, row.def())
			ev := newEvaluator(learn(r))
			positions := make([]*board.Position, len(row.fens))
			carried := make([]sums, len(row.fens))
			for i, fen := range row.fens {
				positions[i] = position(b, r, fen)
				ev.begin(positions[i], &carried[i])
			}
			n := 0
			for b.Loop() {
				ev.score(positions[n], &carried[n])
				n = (n + 1) % len(positions)
			}
		})
	}
}
