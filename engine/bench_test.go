package engine

import (
	"context"
	"math/rand/v2"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/eval"
	"fairymax/engine/traits"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

// speedVariants differ in what costs time: the size of the board, riders and
// leapers, hoppers, lame pieces, drops, many types.
var speedVariants = []string{"normal", "capablanca", "grand", "shatranj", "makruk", "xiangqi", "shogi", "crazyhouse", "courier", "forty"}

const (
	speedGames = 5  // of each variant
	speedEvery = 10 // plies between two positions of a game
	speedPlies = 60 // of a game
)

// speedBench runs f on thirty positions of each variant. They come from games of the
// engine against itself, after four random moves.
func speedBench(b *testing.B, f func(b *testing.B, games []*board.Game)) {
	catalogue := variants.NewCatalogue(testfiles.Files)
	for _, name := range speedVariants {
		b.Run(name, func(b *testing.B) {
			v, err := catalogue.Load(name)
			if err != nil {
				b.Fatal(err)
			}
			var games []*board.Game
			for n := range speedGames {
				games = append(games, speedGame(v.Rules, uint64(n))...)
			}
			b.ReportAllocs()
			b.ResetTimer()
			f(b, games)
		})
	}
}

// speedGame plays one game and returns its state every few plies.
func speedGame(r *board.Rules, seed uint64) (stages []*board.Game) {
	random, e := rand.New(rand.NewPCG(seed, 0)), newEngine(Options{HashMB: 1})
	e.NewGame(r)
	g := board.NewGame(r.Start())
	for ply := range speedPlies {
		moves := rootMoves(g.Position(), Limits{})
		if len(moves) == 0 || g.Result().Over {
			break
		}
		m := moves[random.IntN(len(moves))]
		if ply >= 4 {
			m = e.Think(context.Background(), g, Limits{Nodes: 300}, nil).Move
		}
		g.Play(m)
		if ply%speedEvery == speedEvery-1 {
			stage := board.NewGame(r.Start())
			for _, m := range g.Moves() {
				stage.Play(m)
			}
			stages = append(stages, stage)
		}
	}
	return stages
}

func BenchmarkGeneration(b *testing.B) {
	speedBench(b, func(b *testing.B, games []*board.Game) {
		var list board.MoveList
		moves := 0
		for i := 0; b.Loop(); i++ {
			games[i%len(games)].Position().Legal(&list)
			moves += list.Len()
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/move")
	})
}

// BenchmarkAttack asks of every square whether the side to move could be captured there.
func BenchmarkAttack(b *testing.B) {
	speedBench(b, func(b *testing.B, games []*board.Game) {
		for i := 0; b.Loop(); i++ {
			p := games[i%len(games)].Position()
			for s := range p.Rules().Squares {
				p.Attacked(define.Square(s), p.Turn().Other())
			}
		}
		squares := games[0].Position().Rules().Squares
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*squares), "ns/square")
	})
}

// BenchmarkMake makes every legal move of a position.
func BenchmarkMake(b *testing.B) {
	speedBench(b, func(b *testing.B, games []*board.Game) {
		lists := make([][]board.Move, len(games))
		for i, g := range games {
			lists[i] = rootMoves(g.Position(), Limits{})
		}
		var next board.Position
		moves := 0
		for i := 0; b.Loop(); i++ {
			p, list := games[i%len(games)].Position(), lists[i%len(games)]
			for _, m := range list {
				p.Play(m, &next)
			}
			moves += len(list)
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(max(1, moves)), "ns/move")
	})
}

func BenchmarkEvaluation(b *testing.B) {
	speedBench(b, func(b *testing.B, games []*board.Game) {
		thread := eval.New(traits.New(games[0].Position().Rules()))
		evaluators := make([]*eval.Evaluator, len(games))
		for i, g := range games {
			evaluators[i] = thread()
			evaluators[i].Begin(g.Position())
		}
		for i := 0; b.Loop(); i++ {
			evaluators[i%len(games)].Score(0, games[i%len(games)].Position())
		}
	})
}

func BenchmarkPerft(b *testing.B) {
	speedBench(b, func(b *testing.B, games []*board.Game) {
		nodes := uint64(0)
		for i := 0; b.Loop(); i++ {
			nodes += games[i%len(games)].Position().Perft(2)
		}
		b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
	})
}

func BenchmarkSearch(b *testing.B) {
	speedBench(b, func(b *testing.B, games []*board.Game) {
		e := newEngine(Options{HashMB: 16})
		nodes := uint64(0)
		for i := 0; b.Loop(); i++ {
			g := games[i%len(games)]
			e.NewGame(g.Position().Rules())
			nodes += e.Think(context.Background(), g, Limits{Nodes: 20_000}, nil).Nodes
		}
		b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
	})
}
