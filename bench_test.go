package fairymax_test

import (
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/variants"
)

// BenchmarkPerft walks through all games of three plies of Capablanca chess, by way of a Board and
// with package board: a Board is to cost at most 10 % more.
func BenchmarkPerft(b *testing.B) {
	b.Run("Board", func(b *testing.B) {
		start, lists := load("capablanca").Start(), make([][]fairymax.Move, perftDepth+1)
		for b.Loop() {
			count(start, lists)
		}
	})
	b.Run("board", func(b *testing.B) {
		v, err := variants.NewCatalogue(fairymax.Files).Load("capablanca")
		if err != nil {
			b.Fatal(err)
		}
		g, lists := board.NewGame(v.Rules.Start()), make([]board.MoveList, perftDepth+1)
		for b.Loop() {
			countBelow(g, lists)
		}
	})
}

const perftDepth = 3

// count counts the games that a board can go on to, one ply for each list. The lists keep their memory.
func count(b *fairymax.Board, lists [][]fairymax.Move) (n int) {
	lists[0] = b.AppendLegal(lists[0][:0])
	if len(lists) == 1 {
		return len(lists[0])
	}
	for _, m := range lists[0] {
		b.Play(m)
		n += count(b, lists[1:])
		b.Undo()
	}
	return n
}

// countBelow counts them with package board.
func countBelow(g *board.Game, lists []board.MoveList) (n int) {
	if g.Result().Over {
		return 0
	}
	g.Position().Legal(&lists[0])
	if len(lists) == 1 {
		return lists[0].Len()
	}
	for _, m := range lists[0].Moves() {
		g.Play(m)
		n += countBelow(g, lists[1:])
		g.Undo()
	}
	return n
}

// TestPerft holds that both count the same.
func TestPerft(t *testing.T) {
	const want = 25_228 // three plies of Capablanca chess, by Fairy-Stockfish
	if n := count(load("capablanca").Start(), make([][]fairymax.Move, 3)); n != want {
		t.Errorf("counted %d, want %d", n, want)
	}
}
