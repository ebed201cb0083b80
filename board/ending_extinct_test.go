package board

import (
	"testing"

	"fairymax/board/define"
)

// What counts pieces counts those too that came by promotion, turned over, or are in a
// hand: the game goes on while a side has enough of any of them.
func TestEndingsCountWhatPiecesBecome(t *testing.T) {
	officers := func(left int) func(*define.Game) {
		return func(def *define.Game) {
			def.Start = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"
			def.Castlings = nil
			def.Endings.Extinct = define.Extinction{Types: define.MaskOf(1, 3, 4, 5, 6), All: true, Left: left}
		}
	}
	bare := func(def *define.Game) { def.Endings.BareKing = define.BareLoses }
	drops := func(def *define.Game) {
		officers(0)(def)
		def.Start = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[] w - - 0 1"
		def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainCaptures}
	}
	turns := func(def *define.Game) {
		def.Start = "4k3/8/nnnnnnnn/8/8/NNNNNNNN/8/4K3 w - - 0 1"
		def.Castlings = nil
		def.TurnOvers = []define.TurnOver{{Type: 4, Into: 5}}
		def.Endings.Extinct = define.Extinction{Types: define.MaskOf(4, 5), All: true}
	}
	loss := func(c define.Color, why Reason) Result { return Result{Over: true, Winner: c.Other(), Reason: why} }
	for _, test := range []struct {
		name, fen string
		change    func(*define.Game)
		moves     []string
		want      Result
	}{
		{"the last pawn promotes", "7k/4P3/8/8/8/8/p7/7K w - - 0 1", officers(0), []string{"e7e8"}, Result{}},
		{"a queen alone", "7k/8/8/8/8/8/p2Q4/7K w - - 0 1", officers(0), []string{"d2a2"}, loss(define.Black, Extinction)},
		{"the promoted piece is lost", "8/4Pk2/8/8/8/8/p7/7K w - - 0 1", officers(0), []string{"e7e8", "f7e8"}, loss(define.White, Extinction)},
		{"two are enough", "7k/4P3/8/8/8/8/ppN5/7K w - - 0 1", officers(1), []string{"e7e8"}, Result{}},
		{"one is too few", "8/4P1k1/8/8/8/8/pp1n4/3N3K w - - 0 1", officers(1), []string{"e7e8", "b2b1", "h1g2", "b1d1"}, loss(define.White, Extinction)},
		{"bared but for a promoted piece", "7k/4P3/8/8/8/8/pp6/7K w - - 0 1", bare, []string{"e7e8"}, Result{}},
		{"a piece in hand", "7k/8/8/8/8/3p4/p1r5/3N3K[P] b - - 0 1", drops, []string{"a2a1", "h1g1", "a1d1"}, Result{}},
		{"nothing in hand", "7k/8/8/8/8/3p4/p1r5/3N3K[] b - - 0 1", drops, []string{"a2a1", "h1g1", "a1d1"}, loss(define.White, Extinction)},
		{"turned over", "7k/8/n7/8/8/8/8/N6K w - - 0 1", turns, []string{"a1b3"}, Result{}},
	} {
		def := chess()
		test.change(def)
		g := NewGame(mustParse(t, mustCompile(t, def), test.fen))
		play(t, g, test.moves...)
		if got := g.Result(); got != test.want {
			t.Errorf("%s: %s: %+v, want %+v", test.name, g.Position().FEN(), got, test.want)
		}
	}
}

// An ending that names the winner counts against the other side, whichever side runs out.
func TestExtinctionHasALoser(t *testing.T) {
	for owner, start := range []string{"4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "n3k3/8/8/8/8/8/8/4K3 w - - 0 1"} {
		for winner, o := range []define.Outcome{define.WhiteWins, define.BlackWins} {
			def := chess()
			def.Start, def.Castlings = start, nil
			def.Endings = define.Endings{Checkmate: define.Draw, Stalemate: define.Draw, Extinct: define.Extinction{Types: define.MaskOf(typeCalled(def, "N")), Result: o}}
			r := mustCompile(t, def)
			for side := define.White; side <= define.Black; side++ {
				if got := r.CanLose(side, func(define.Color, define.PieceType) define.Set { return define.Set{} }); got != (side != define.Color(winner)) {
					t.Errorf("%v wins when %v runs out of knights; %v can lose: %v", define.Color(winner), define.Color(owner), side, got)
				}
			}
		}
	}
}

// zooOfExtinction has games in which pieces count that the start does not have.
func zooOfExtinction() []zooGame {
	pawnsOf := func(all bool, left int, o define.Outcome) func(*define.Game) {
		return func(def *define.Game) {
			def.Start = "2k2/ppppp/5/5/PPPPP/2K2 w - - 0 1"
			def.Endings.Extinct = define.Extinction{Types: define.MaskOf(1, 3, 4), All: all, Left: left, Result: o}
		}
	}
	few := []define.Type{typeOf("N", leap(1, 2)), typeOf("R", slide(0, 1)), typeOf("B", slide(1, 1))}
	return []zooGame{
		zoo("extinction of what pawns become", 5, 6, few, pawnsOf(true, 0, define.Loss)),
		zoo("extinction but for one of what pawns become", 5, 6, few, pawnsOf(true, 1, define.Win)),
		zoo("extinction of single types, some by promotion", 5, 6, few, pawnsOf(false, 0, define.Loss)),
	}
}
