package testgames

import (
	"slices"

	"fairymax/board/define"
)

// drops lets captured pieces be dropped, and pawns not on the ends; a promoted
// pawn is remembered as one.
func drops(def *define.Game) {
	def.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainCaptures}
	field := ranksOf(def, 1, 2, 3, 4, 5, 6)
	def.Drops = []define.Drop{{Type: 1, Zone: [2]*define.Set{&field[0], &field[1]}}}
	promotion := &def.Promotions[0]
	for c := range promotion.Choices {
		promotion.Choices[c] = slices.Clone(promotion.Choices[c])
	}
	for i, choice := range promotion.Choices[define.White] {
		form := addType(def, def.Types[choice-1].Letter+"~", choice)
		promotion.Choices[define.White][i], promotion.Choices[define.Black][i] = form, form
	}
}

// supplies lets pieces be dropped that come from the board of a partner.
func supplies(def *define.Game) {
	drops(def)
	def.Hand.Gains = define.GainPartner
}

// gates lets a piece come in from the hand behind each piece that moves first.
func gates(def *define.Game) { def.Hand = define.Hand{Use: define.HandGate} }

// promoteTo makes pawns promote on some ranks, from 0, to one type.
func promoteTo(letter string, must []int, zone ...int) func(*define.Game) {
	return func(def *define.Game) {
		t := typeOf(def, letter)
		if t == 0 {
			t = addType(def, letter, 0)
		}
		def.Promotions = []define.Promotion{{Type: 1, Zone: ranksOf(def, zone...), Must: ranksOf(def, must...),
			Choices: [2][]define.PieceType{{t}, {t}}}}
	}
}

// sidestepping lets pawns move to the sides.
func sidestepping(def *define.Game) {
	steps := slices.Concat(PawnSteps(1), Leap(1, 0))
	def.Types[0].Steps = [2][]define.Step{steps, steps}
}

// striding lets pawns take two steps from anywhere.
func striding(def *define.Game) {
	for c, up := range []int8{1, -1} {
		def.Types[0].Steps[c] = PawnSteps(up)
		def.Types[0].Steps[c][3].Unmoved = false
	}
}

// HousesStart is the start position of chess with hands.
const HousesStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"

// Kinds are games with everything that chess does not have.
func Kinds() []Game {
	standard := Standard()
	normal, nocastle := standard[0], standard[1]
	hawks := New("hawks", 8, 8, ChessStart, 2, 6, "QRBNHE")
	grand := New("grand", 10, 10, "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1", -1, -1, "QRBNAC")
	early := func(def *define.Game) {
		def.Promotions[0].Zone, def.Promotions[0].Must = ranksOf(def, 7, 8, 9), ranksOf(def, 9)
	}
	return []Game{
		Edited(normal, "crazyhouse", HousesStart, drops),
		Edited(normal, "houses", HousesStart, drops),
		Edited(normal, "bughouse", HousesStart, supplies),
		Edited(hawks, "seirawan", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1", gates),
		Edited(hawks, "gates", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1", gates),
		Edited(grand, "grand", "", early),
		Edited(grand, "opulence", "", early),
		Edited(nocastle, "mets", "", promoteTo("M", []int{5, 6, 7}, 5, 6, 7)),
		Edited(nocastle, "short", "", promoteTo("Q", []int{4, 5, 6, 7}, 4, 5, 6, 7)),
		Edited(nocastle, "forms", "", promoteTo("+P", []int{7}, 6, 7)),
		Edited(nocastle, "wide", "", func(def *define.Game) { def.Promotions[0].Zone = ranksOf(def, 6, 7) }),
		Edited(nocastle, "stray", "", sidestepping),
		Edited(nocastle, "striding", "", striding),
		Edited(normal, "mortal", "", func(def *define.Game) { def.Royal = define.Royal{} }),
		Edited(nocastle, "placing", "8/pppppppp/8/8/8/8/PPPPPPPP/8[KQRRBBNNkqrrbbnn] w - - 0 1", func(def *define.Game) {
			def.Hand = define.Hand{Use: define.HandPlace}
		}),
		Edited(normal, "fischerandom", "", func(def *define.Game) { def.Shuffle = define.Chess960 }),
		Edited(nocastle, "passes", "", func(def *define.Game) { def.Pass = true }),
		Edited(nocastle, "duple", "rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1", func(def *define.Game) {
			def.Royal.Check = define.CheckLast
		}),
		Edited(normal, "checked", "", func(def *define.Game) { def.Endings.Checks = 1 }),
	}
}
