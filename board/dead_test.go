package board

import (
	"strings"
	"testing"

	"fairymax/board/define"
)

// The single pieces that can mate a bare king with their own: known from endgame
// practice, and on 10×8 from the endgame tables of those pieces.
func TestMatingMaterial(t *testing.T) {
	for _, def := range []*define.Game{chess(), capablanca(), wide()} {
		r := mustCompile(t, def)
		want := map[string]bool{"pawn": true, "R": true, "Q": true, "A": true, "C": true, "N": false, "B": false}
		for i, kind := range r.Def.Types {
			if kind.Letter == "K" {
				continue
			}
			for c := define.White; c <= define.Black; c++ {
				if got := r.canMate(c, define.PieceType(i+1)); got != want[kind.Name] {
					t.Errorf("%dx%d: %v's %s can mate: %v, want %v", r.Files, r.Ranks, c, kind.Name, got, want[kind.Name])
				}
			}
		}
	}
}

// A search asks in every node, so that the answer costs no memory once it is known.
func TestDeadAllocatesNothing(t *testing.T) {
	racing := chess()
	racing.Endings.Goals = []define.Goal{{Type: typeCalled(racing, "N")}} // of which none is left
	for _, test := range []struct {
		def *define.Game
		fen string
	}{
		{chess(), "8/8/3b4/4k3/8/3B4/8/4K3 w - - 0 1"},
		{chess(), "8/4p3/8/4k3/8/8/8/4K3 w - - 0 1"},
		{racing, "8/8/3b4/4k3/8/3B4/8/4K3 w - - 0 1"},
	} {
		p := mustParse(t, mustCompile(t, test.def), test.fen)
		if n := testing.AllocsPerRun(1, func() { p.Dead() }); n > 0 || p.Dead() {
			t.Errorf("%s: %v allocations, dead %v", test.fen, n, p.Dead())
		}
	}
}

// A position is open by what its pieces may become, and where they may go though they capture
// nothing there.
func TestOpenMaterial(t *testing.T) {
	alfil := chessLike(8, 8, "aqb1k2q/pppppppp/8/8/8/8/PPPPPPPP/AQB1K2Q w - - 0 1", -1, -1,
		typeOf("A", leap(2, 2)), typeOf("Q", slide(0, 1), slide(1, 1)), typeOf("B", slide(1, 1)))
	explosions(1, define.FateGoes, "P")(alfil)
	kingHunters := chess()
	knight := &kingHunters.Types[typeCalled(kingHunters, "N")-1]
	for i := range knight.Steps[define.White] { // Black's are the same
		knight.Steps[define.White][i].Victims = define.MaskOf(2)
	}
	shy := chess()
	shy.Endings.Checkmate, shy.Endings.Stalemate = define.Draw, define.Loss
	for i := range shy.Types[1].Steps[define.White] { // of the king
		shy.Types[1].Steps[define.White][i].OutOfCheck = true
	}
	for _, test := range []struct {
		name string
		def  *define.Game
		fen  string
		dead bool
	}{
		{"a pawn mates as a queen, beside an alfil", alfil, "4k3/8/8/8/8/8/4P3/A3K3 w - - 0 1", false},
		{"an alfil and a bishop", alfil, "4k3/8/8/8/8/8/8/A2BK3 w - - 0 1", true},
		{"twelve bishops on squares of one colour", chess(), "4k3/8/8/8/1B1B1B1B/B1B1B1B1/1B1B1B1B/4K3 w - - 0 1", true},
		{"more pieces than are looked at", chess(), "4k3/8/8/B7/1B1B1B1B/B1B1B1B1/1B1B1B1B/4K3 w - - 0 1", false},
		{"kings that could only be stuck in check", shy, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", true},
		{"knights that capture nothing but kings", kingHunters, "4k3/8/8/4N3/3N4/8/8/4K3 w - - 0 1", false},
	} {
		if got := mustParse(t, mustCompile(t, test.def), test.fen).Dead(); got != test.dead {
			t.Errorf("%s: dead %v", test.name, got)
		}
	}
}

// BenchmarkDead is the cost of finding out, once, that a piece cannot mate.
func BenchmarkDead(b *testing.B) {
	for _, game := range []struct {
		name string
		def  *define.Game
	}{{"64", chess()}, {"80", capablanca()}, {"256", wide()}, {"hurdles", hoppers()}} {
		r := mustCompile(b, game.def)
		b.Run(game.name, func(b *testing.B) {
			for b.Loop() {
				r.findMate(define.White, 4)
			}
		})
	}
}

// A royal that attacks another from afar gives check to it, whichever side has it. Two alike
// never do.
func TestRoyalsThatMate(t *testing.T) {
	amazon := typeOf("M", slide(0, 1), slide(1, 1), leap(1, 2))
	for start, dead := range map[string]bool{
		"4k3/8/8/8/8/8/8/4K3 w - - 0 1": true,
		"4m3/8/8/8/8/8/8/3K4 w - - 0 1": false,
		"4k3/8/8/8/8/8/8/3M4 w - - 0 1": false,
		"4m3/8/8/8/8/8/8/3M4 w - - 0 1": true,
	} {
		def := chessLike(8, 8, start, -1, -1, amazon)
		def.Royal.Types, def.Promotions = define.MaskOf(2, 3), nil
		if got := mustCompile(t, def).Start().Dead(); got != dead {
			t.Errorf("%s: dead %v", start, got)
		}
	}
}

// Pieces that can be dropped again may mate if there are two of them, or one that mates alone,
// on the board or in a hand. Where such positions are played on, none is dead.
func TestDeadWithDrops(t *testing.T) {
	def := chess()
	def.Castlings, def.Promotions = nil, nil
	def.Start, _, _ = strings.Cut(def.Start, " ")
	def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainCaptures}
	drawn := mustCompile(t, def)
	def.Endings.Material = define.Ongoing
	open := mustCompile(t, def)
	for fen, dead := range map[string]bool{
		"4k3/8/8/8/8/8/8/4K3[] w - - 0 1":     true,
		"4k3/8/8/8/8/8/8/4KN2[] w - - 0 1":    true,
		"4k3/8/8/8/8/8/8/4K3[b] w - - 0 1":    true,
		"4k3/8/8/8/8/8/8/4KR2[] w - - 0 1":    false,
		"4k3/8/8/8/8/8/8/4K3[r] w - - 0 1":    false,
		"4k3/8/8/8/8/8/8/4KN2[n] w - - 0 1":   false,
		"4k3/8/8/8/8/8/8/4K3[Nb] w - - 0 1":   false,
		"4kn2/8/8/8/8/8/8/4KN2[] w - - 0 1":   false,
		"4k3/8/8/8/8/8/8/4KQ2[PPp] w - - 0 1": false,
	} {
		if got := mustParse(t, drawn, fen).Dead(); got != dead {
			t.Errorf("%s: dead %v", fen, got)
		}
		if mustParse(t, open, fen).Dead() {
			t.Errorf("%s: dead, though it is played on", fen)
		}
	}
}
