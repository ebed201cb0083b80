package board

import (
	"strings"
	"testing"

	"fairymax/board/define"
)

// What captures do besides is refused where another rule needs the capturer elsewhere.
func TestCapturersThatCannotGoBack(t *testing.T) {
	for want, change := range map[string]func(*define.Game){
		"only capturers": func(def *define.Game) {
			def.Effects[define.EffectOnNeighbours].Becomes, def.Effects[define.EffectOnNeighbours].Radius = define.FateReturns, 1
		},
		"pieces enter":        func(def *define.Game) { def.Hand = define.Hand{Use: define.HandGate, Gains: define.GainLosses} },
		"hard to trade":       func(def *define.Game) { def.Trade.Types = define.MaskOf(3) },
		"captures on the way": func(def *define.Game) { def.Types[3] = typeOf("N", lionSteps()) },
		"walls":               func(def *define.Game) { def.Walls.Place, def.Royal.Check = define.WallAnywhere, define.CheckOff },
	} {
		def := chess()
		def.Effects[define.EffectOnCapturer].Becomes = define.FateReturns
		change(def)
		if _, err := Compile(def); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// A capturer that goes back stays on its square and has moved; a pawn does not promote.
func TestCapturersThatGoBack(t *testing.T) {
	def := chess()
	def.Effects[define.EffectOnCapturer].Becomes = define.FateReturns
	rules := mustCompile(t, def)
	for _, test := range []struct{ fen, from, to, want string }{
		{"4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1", "e1", "e2", "4k3/8/8/8/8/8/8/R3K2R b - - 0 1"},
		{"r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 1", "a1", "a8", "4k3/8/8/8/8/8/8/R3K2R b K - 0 1"},
		{"1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7", "b8", "4k3/P7/8/8/8/8/8/4K3 b - - 0 1"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "d6", "4k3/8/8/4P3/8/8/8/4K3 b - - 0 1"},
	} {
		p := mustParse(t, rules, test.fen)
		from, _ := rules.ParseSquare(test.from, 1)
		to, _ := rules.ParseSquare(test.to, 1)
		var list MoveList
		p.Legal(&list)
		found := 0
		for _, m := range list.Moves() {
			if m.From() == from && m.To() == to {
				found++
				var next Position
				if p.Play(m, &next); next.FEN() != test.want {
					t.Errorf("%s, %s to %s: %s, want %s", test.fen, test.from, test.to, next.FEN(), test.want)
				}
			}
		}
		if found != 1 {
			t.Errorf("%s: %d moves from %s to %s", test.fen, found, test.from, test.to)
		}
	}
}

// An explosion leaves walls alone: capturers become walls here, and pieces beside them go.
func TestWallsSurvive(t *testing.T) {
	for _, neighbours := range []define.Fate{define.FateGoes, define.FateWall, define.FateTurns} {
		def := chess()
		def.Effects = [define.NumEffects]define.EffectRule{{Becomes: define.FateWall}, {Becomes: neighbours, Radius: 1}}
		p := mustParse(t, mustCompile(t, def), "4k3/8/8/1*1*4/2p5/8/8/2R1K3 w - - 0 1")
		g := NewGame(p)
		play(t, g, "c1c4")
		next := g.Position()
		if got, want := next.FEN(), "4k3/8/8/1*1*4/2*5/8/8/4K3 b - - 0 1"; got != want {
			t.Errorf("neighbours become %v: %s, want %s", neighbours, got, want)
		}
		for _, c := range next.Changes() {
			if p.At(c.Square) == define.Wall {
				t.Errorf("neighbours become %v: the wall on %s has changed", neighbours, next.Rules().SquareName(c.Square, 1))
			}
		}
		if next.Key() != next.computeKey() {
			t.Errorf("neighbours become %v: the key is not that of %s", neighbours, next.FEN())
		}
	}
}

// A game in which a move could change more squares than there is room for is refused.
func TestRoomForChanges(t *testing.T) {
	for _, test := range []struct {
		gates   bool
		left    int // files of castling, -1 for none
		squares int
	}{{false, -1, 31}, {true, -1, 32}, {false, 1, 32}, {true, 1, 33}} {
		def := chessLike(4, 7, "k2r/pppp/4/4/4/PPPP/K2R w - - 0 1", test.left, 2, typeOf("R", slide(0, 1)), typeOf("N", leap(1, 2)))
		def.Effects[define.EffectOnNeighbours] = define.EffectRule{Becomes: define.FateGoes, Radius: 3}
		if test.gates {
			def.Hand = define.Hand{Use: define.HandGate, Gains: define.GainLosses}
		}
		r, err := Compile(def)
		if (err == nil) != (test.squares <= maxChanges) {
			t.Errorf("%+v: %v", test, err)
		}
		if err == nil {
			if got, _ := r.MaxChanges(); got != test.squares {
				t.Errorf("%+v: a move can change %d squares", test, got)
			}
		}
	}
}
