package board

import (
	"strings"
	"testing"

	"fairymax/board/define"
)

// What becomes of a bare king is a matter of the rule. It may have one move to bare the other.
func TestBareKings(t *testing.T) {
	const protected, alone = "8/8/4k3/3p4/4P3/8/8/3RK3 w - - 0 1", "8/8/4k3/3p4/4P3/8/8/4K3 w - - 0 1"
	won := func(c define.Color) Result { return Result{Over: true, Winner: c, Reason: BareRoyal} }
	drawn := Result{Over: true, Draw: true, Reason: BareRoyal}
	for _, test := range []struct {
		name, fen, moves string
		rule             define.BareKing
		want             Result
	}{
		{"it loses", alone, "e4d5", define.BareLoses, won(define.White)},
		{"it draws", alone, "e4d5", define.BareDraws, drawn},
		{"it wins", alone, "e4d5", define.BareWins, won(define.Black)},
		{"it may answer", alone, "e4d5", define.BareMayAnswer, Result{}},
		{"it answers", alone, "e4d5 e6d5", define.BareMayAnswer, drawn},
		{"it does not answer", alone, "e4d5 e6d6", define.BareMayAnswer, won(define.White)},
		{"one capture does not bare the other", protected, "e4d5", define.BareMayAnswer, won(define.White)},
		{"White answers", "8/8/4k3/3p4/4P3/4K3/8/8 w - - 0 1", "e3d4 d5e4 d4e4", define.BareMayAnswer, drawn},
		{"Black bares White", "4k3/8/8/4p3/3P4/4K3/8/8 b - - 0 1", "e5d4", define.BareMayAnswer, Result{}},
	} {
		def := chess()
		def.Endings.BareKing = test.rule
		g := NewGame(mustParse(t, mustCompile(t, def), test.fen))
		play(t, g, strings.Fields(test.moves)...)
		if got := g.Result(); got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}

// However much stands beside the royals of the other side, one capture may take it all.
func TestBareKingAnswersMany(t *testing.T) {
	explode := func(def *define.Game) {
		except := def.Royal.Types
		def.Effects = [define.NumEffects]define.EffectRule{{Becomes: define.FateGoes, Except: except}, {Becomes: define.FateGoes, Except: except, Radius: 1}}
	}
	for _, test := range []struct {
		name, fen, move string
		change          func(*define.Game)
	}{
		{"five royals", "8/8/2k5/3Pp3/3K4/8/8/KKKK4 w - - 0 1", "d4e5", func(def *define.Game) { def.Royal.Check = define.CheckOff }},
		{"an explosion", "8/8/8/3k4/3B4/2BBB3/8/K5Rr w - - 0 1", "g1h1", explode},
	} {
		def := chess()
		def.Endings.BareKing = define.BareMayAnswer
		test.change(def)
		g := NewGame(mustParse(t, mustCompile(t, def), test.fen))
		if play(t, g, test.move); g.Result().Over {
			t.Errorf("%s: %+v, though there is an answer", test.name, g.Result())
		}
	}
}
