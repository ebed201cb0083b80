package board

import "testing"

// Which side can lose depends on the pieces that each has, and on the side that an ending beats.
func TestCanLose(t *testing.T) {
	kingOf := func(owner Color) Reach {
		return func(c Color, piece PieceType) (squares Set) {
			if c == owner && piece == 2 {
				squares.Add(0)
			}
			return squares
		}
	}
	mate := func(o Outcome) func(*Definition) {
		return func(def *Definition) { def.Endings.Checkmate = o }
	}
	blackRooks := func(o Outcome) func(*Definition) { // which only Black has
		return func(def *Definition) {
			mate(Draw)(def)
			def.Castlings = nil
			def.Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBN1 w - - 0 1"
			def.Endings.Extinct = ExtinctDef{Types: MaskOf(typeCalled(def, "R")), Result: o}
		}
	}
	odds := func(white, black int) func(*Definition) {
		return func(def *Definition) {
			mate(Draw)(def)
			def.Endings.Points.Odds = [2]int{white, black}
		}
	}
	ends := func(change func(*EndingsDef)) func(*Definition) {
		return func(def *Definition) {
			mate(Draw)(def)
			change(&def.Endings)
		}
	}
	for _, test := range []struct {
		name   string
		change func(*Definition)
		king   Color
		want   [2]bool
	}{
		{"mate loses, White has a king", mate(Loss), White, [2]bool{true, false}},
		{"mate loses, Black has a king", mate(Loss), Black, [2]bool{false, true}},
		{"mate wins, White has a king", mate(Win), White, [2]bool{false, true}},
		{"mate wins, Black has a king", mate(Win), Black, [2]bool{true, false}},
		{"mate draws", mate(Draw), White, [2]bool{}},
		{"stalemate loses", ends(func(e *EndingsDef) { e.Stalemate = Loss }), White, [2]bool{true, true}},
		{"White wins by stalemate", ends(func(e *EndingsDef) { e.Stalemate = WhiteWins }), White, [2]bool{false, true}},
		{"Black wins by repetition", ends(func(e *EndingsDef) { e.Repetition.Result = BlackWins }), White, [2]bool{true, false}},
		{"nothing is a repetition", ends(func(e *EndingsDef) { e.Repetition = RepetitionDef{Result: BlackWins} }), White, [2]bool{}},
		{"perpetual check loses", ends(func(e *EndingsDef) { e.Repetition.PerpetualCheck = Loss }), White, [2]bool{true, true}},
		{"perpetual chase loses", ends(func(e *EndingsDef) { e.Repetition.PerpetualChase = Loss }), White, [2]bool{true, true}},
		{"White wins by the move rule", ends(func(e *EndingsDef) { e.MoveRuleResult = WhiteWins }), White, [2]bool{false, true}},
		{"no move rule", ends(func(e *EndingsDef) { e.MoveRule, e.MoveRuleResult = 0, WhiteWins }), White, [2]bool{}},
		{"an impasse wins", ends(func(e *EndingsDef) { e.Impasse = new(ImpasseDef) }), White, [2]bool{true, true}},
		{"Black loses its rooks", blackRooks(Loss), White, [2]bool{false, true}},
		{"Black wins without rooks", blackRooks(Win), White, [2]bool{true, false}},
		{"Black draws without rooks", blackRooks(Draw), White, [2]bool{}},
		{"White wins when rooks run out", blackRooks(WhiteWins), White, [2]bool{false, true}},
		{"odds decide draws", odds(0, 1), White, [2]bool{true, true}},
		{"equal odds decide nothing", odds(1, 1), White, [2]bool{}},
	} {
		def := chess()
		test.change(def)
		r := mustCompile(t, def)
		for c := White; c <= Black; c++ {
			if got := r.CanLose(c, kingOf(test.king)); got != test.want[c] {
				t.Errorf("%s: %v can lose: %v", test.name, c, got)
			}
		}
	}
}
