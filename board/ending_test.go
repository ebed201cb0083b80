package board

import (
	"testing"

	"fairymax/board/define"
)

// Which side can lose depends on the pieces that each has, and on the side that an ending beats.
func TestCanLose(t *testing.T) {
	kingOf := func(owner define.Color) Reach {
		return func(c define.Color, piece define.PieceType) (squares define.Set) {
			if c == owner && piece == 2 {
				squares.Add(0)
			}
			return squares
		}
	}
	mate := func(o define.Outcome) func(*define.Game) {
		return func(def *define.Game) { def.Endings.Checkmate = o }
	}
	blackRooks := func(o define.Outcome) func(*define.Game) { // which only Black has
		return func(def *define.Game) {
			mate(define.Draw)(def)
			def.Castlings = nil
			def.Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBN1 w - - 0 1"
			def.Endings.Extinct = define.Extinction{Types: define.MaskOf(typeCalled(def, "R")), Result: o}
		}
	}
	odds := func(white, black int) func(*define.Game) {
		return func(def *define.Game) {
			mate(define.Draw)(def)
			def.Endings.Points.Odds = [2]int{white, black}
		}
	}
	ends := func(change func(*define.Endings)) func(*define.Game) {
		return func(def *define.Game) {
			mate(define.Draw)(def)
			change(&def.Endings)
		}
	}
	for _, test := range []struct {
		name   string
		change func(*define.Game)
		king   define.Color
		want   [2]bool
	}{
		{"mate loses, White has a king", mate(define.Loss), define.White, [2]bool{true, false}},
		{"mate loses, Black has a king", mate(define.Loss), define.Black, [2]bool{false, true}},
		{"mate wins, White has a king", mate(define.Win), define.White, [2]bool{false, true}},
		{"mate wins, Black has a king", mate(define.Win), define.Black, [2]bool{true, false}},
		{"mate draws", mate(define.Draw), define.White, [2]bool{}},
		{"stalemate loses", ends(func(e *define.Endings) { e.Stalemate = define.Loss }), define.White, [2]bool{true, true}},
		{"White wins by stalemate", ends(func(e *define.Endings) { e.Stalemate = define.WhiteWins }), define.White, [2]bool{false, true}},
		{"Black wins by repetition", ends(func(e *define.Endings) { e.Repetition.Result = define.BlackWins }), define.White, [2]bool{true, false}},
		{"nothing is a repetition", ends(func(e *define.Endings) { e.Repetition = define.Repetition{Result: define.BlackWins} }), define.White, [2]bool{}},
		{"perpetual check loses", ends(func(e *define.Endings) { e.Repetition.PerpetualCheck = define.Loss }), define.White, [2]bool{true, true}},
		{"perpetual chase loses", ends(func(e *define.Endings) { e.Repetition.PerpetualChase = define.Loss }), define.White, [2]bool{true, true}},
		{"White wins by the move rule", ends(func(e *define.Endings) { e.MoveRuleResult = define.WhiteWins }), define.White, [2]bool{false, true}},
		{"no move rule", ends(func(e *define.Endings) { e.MoveRule, e.MoveRuleResult = 0, define.WhiteWins }), define.White, [2]bool{}},
		{"an impasse wins", ends(func(e *define.Endings) { e.Impasse = new(define.Impasse) }), define.White, [2]bool{true, true}},
		{"Black loses its rooks", blackRooks(define.Loss), define.White, [2]bool{false, true}},
		{"Black wins without rooks", blackRooks(define.Win), define.White, [2]bool{true, false}},
		{"Black draws without rooks", blackRooks(define.Draw), define.White, [2]bool{}},
		{"White wins when rooks run out", blackRooks(define.WhiteWins), define.White, [2]bool{false, true}},
		{"odds decide draws", odds(0, 1), define.White, [2]bool{true, true}},
		{"equal odds decide nothing", odds(1, 1), define.White, [2]bool{}},
	} {
		def := chess()
		test.change(def)
		r := mustCompile(t, def)
		for c := define.White; c <= define.Black; c++ {
			if got := r.CanLose(c, kingOf(test.king)); got != test.want[c] {
				t.Errorf("%s: %v can lose: %v", test.name, c, got)
			}
		}
	}
}
