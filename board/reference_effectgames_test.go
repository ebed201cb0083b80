package board

import (
	"slices"

	"fairymax/board/define"
)

// zooOfEffects has games in which captures do more than capture, in which no move may
// give check, and in which goals may be answered.
func zooOfEffects() []zooGame {
	return []zooGame{
		zoo("explosions", 7, 7, peaceful(), explosions(1, define.FateGoes, "P")),
		zoo("explosions and several kings", 7, 7, peaceful(), several(define.CheckAny, "K"), kingsByPromotion, explosions(1, define.FateGoes, "P")),
		zoo("explosions and duple check", 7, 7, peaceful(), several(define.CheckAll, "K"), kingsByPromotion, explosions(1, define.FateGoes, "P")),
		zoo("explosions and the last king", 7, 7, peaceful(), several(define.CheckLast, "K"), kingsByPromotion, explosions(2, define.FateGoes, "P")),
		zoo("explosions and the leftmost king", 7, 7, peaceful(), several(define.CheckLeftmost, "K"), kingsByPromotion, explosions(1, define.FateGoes, "P")),
		zoo("explosions without check", 7, 7, peaceful(), several(define.CheckOff, "K"), kingsByPromotion, explosions(1, define.FateGoes, "P")),
		zoo("explosions that spare the capturer", 7, 7, peaceful(), explosions(1, define.FateStays, "")),
		zoo("explosions that spare kings", 7, 7, peaceful(), explosions(1, define.FateGoes, "PK"), func(def *define.Game) { def.Effects[define.EffectOnCapturer].Except = define.MaskOf(2) }),
		zoo("explosions round the cylinder", 6, 7, wrapped(peaceful()), explosions(2, define.FateGoes, "P"), func(def *define.Game) { def.Effects[define.EffectOnNeighbours].Wrap = true }),
		zoo("explosions of a royal leaper", 7, 7, peaceful(), explosions(1, define.FateGoes, "P"), func(def *define.Game) {
			def.Types[1].Steps = [2][]define.Step{leap(1, 2), leap(1, 2)}
		}),
		zoo("explosions and forced captures", 7, 7, peaceful(), explosions(1, define.FateGoes, "P"), func(def *define.Game) { def.Captures = define.CapturesForced }),
		zoo("explosions and drops", 6, 7, peaceful(), drops, explosions(1, define.FateGoes, "P"), func(def *define.Game) { def.Drops = nil }),
		zoo("explosions and gates", 8, 7, peaceful(), explosions(1, define.FateGoes, "P"), func(def *define.Game) { def.Hand = define.Hand{Use: define.HandGate, Gains: define.GainLosses} }),
		zoo("explosions and castling", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("N", leap(1, 2))}, castlers, explosions(1, define.FateGoes, "P")),
		zoo("capturers that go", 7, 7, peaceful(), func(def *define.Game) { def.Effects[define.EffectOnCapturer].Becomes = define.FateGoes }),
		zoo("capturers that go back", 7, 7, peaceful(), capturersBecome(define.FateReturns, "")),
		zoo("capturers that go back, jumpers", 8, 8, jumpers(), capturersBecome(define.FateReturns, "K")),
		zoo("capturers that go back and explode", 7, 7, peaceful(), explosions(1, define.FateReturns, "P")),
		zoo("capturers that go back and several kings", 7, 7, peaceful(), several(define.CheckLast, "K"), kingsByPromotion, capturersBecome(define.FateReturns, "")),
		zoo("capturers that go back and the leftmost king", 7, 7, peaceful(), several(define.CheckLeftmost, "K"), kingsByPromotion, capturersBecome(define.FateReturns, "R")),
		zoo("capturers that go back and drops", 6, 7, peaceful(), drops, capturersBecome(define.FateReturns, "N"), func(def *define.Game) { def.Captures = define.CapturesForced }),
		zoo("capturers that go back and castling", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("N", leap(1, 2))}, castlers, capturersBecome(define.FateReturns, "")),
		zoo("capturers that go back and turn over", 7, 7, []define.Type{typeOf("R", slide(0, 1)), typeOf("A", leap(2, 2)), typeOf("W", leap(0, 1)), typeOf("N", leap(1, 2))}, turningOver, capturersBecome(define.FateReturns, "")),
		zoo("capturers that change sides", 7, 7, peaceful(), capturersBecome(define.FateTurns, "K")),
		zoo("capturers that change sides, pawns not", 8, 8, jumpers(), capturersBecome(define.FateTurns, "P")),
		zoo("capturers that change sides and several kings", 7, 7, peaceful(), several(define.CheckLast, "K"), kingsByPromotion, capturersBecome(define.FateTurns, "")),
		zoo("capturers that change sides and drops", 6, 7, peaceful(), drops, capturersBecome(define.FateTurns, "N"), func(def *define.Game) { def.Drops = nil }),
		zoo("capturers that change sides and castling", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("N", leap(1, 2))}, castlers, capturersBecome(define.FateTurns, "K")),
		zoo("neighbours that change sides", 6, 7, wrapped(peaceful()), func(def *define.Game) {
			def.Effects[define.EffectOnNeighbours] = define.EffectRule{Becomes: define.FateTurns, Except: define.MaskOf(1), Radius: 1, Wrap: true}
		}),
		zoo("capturers that become walls", 7, 7, peaceful(), capturersBecome(define.FateWall, "P")),
		zoo("capturers that become walls, hurdles too", 8, 8, jumpers(), capturersBecome(define.FateWall, "PK")),
		zoo("capturers that become walls without check", 7, 7, peaceful(), several(define.CheckOff, "K"), kingsByPromotion, capturersBecome(define.FateWall, "")),
		zoo("neighbours that become walls", 6, 7, wrapped(peaceful()), func(def *define.Game) {
			def.Effects[define.EffectOnNeighbours] = define.EffectRule{Becomes: define.FateWall, Except: define.MaskOf(1), Radius: 1, Wrap: true}
		}),
		zoo("walls anywhere", 4, 5, peaceful()[1:], several(define.CheckOff, "K"), walls(define.WallAnywhere, false)),
		zoo("a single wall and hurdles", 5, 5, jumpers(), several(define.CheckOff, "K"), walls(define.WallAnywhere, true)),
		zoo("walls behind", 6, 7, peaceful(), several(define.CheckOff, "K"), walls(define.WallBehind, false)),
		zoo("walls behind castlings", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers, several(define.CheckOff, "K"), walls(define.WallBehind, false)),
		zoo("walls on the edge", 5, 6, peaceful(), several(define.CheckOff, "K"), walls(define.WallEdge, false), func(def *define.Game) { def.Pass = true }),
		zoo("walls within reach", 6, 6, peaceful(), several(define.CheckOff, "K"), walls(define.WallReach, false)),
		zoo("walls and drops", 5, 5, peaceful(), several(define.CheckOff, "K"), drops, walls(define.WallEdge, false), func(def *define.Game) { def.Drops, def.Captures = nil, define.CapturesForced }),
		zoo("no move gives check", 7, 7, few(), givesNoCheck),
		zoo("no explosion gives check", 7, 7, peaceful(), explosions(1, define.FateGoes, "P"), givesNoCheck),
		zoo("no drop gives check", 6, 7, few(), drops, givesNoCheck),
		zoo("no gate gives check", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers, givesNoCheck,
			func(def *define.Game) {
				def.Hand = define.Hand{Use: define.HandGate | define.HandDrop, Gains: define.GainCaptures}
			}),
		zoo("only mates give check", 6, 6, few(), givesMateOnly),
		zoo("only mates give check, drops", 5, 6, few(), drops, givesMateOnly),
		zoo("only mates give check, castling", 9, 7, []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}, castlers, givesMateOnly),
		zoo("races that Black may answer", 7, 7, few(), races(false, true)),
		zoo("races that both may answer", 7, 7, few(), races(true, true), givesNoCheck),
	}
}

// peaceful are pieces that do not capture on the way.
func peaceful() []define.Type {
	return slices.Concat(jumpers()[9:10], benders()[4:5], []define.Type{typeOf("N", leap(1, 2)), typeOf("R", slide(0, 1))})
}

// explosions let captures remove the neighbours, but for the named types.
func explosions(radius int, capturer define.Fate, spared string) func(*define.Game) {
	return func(def *define.Game) {
		def.Effects[define.EffectOnCapturer].Becomes = capturer
		around := &def.Effects[define.EffectOnNeighbours]
		around.Becomes, around.Radius = define.FateGoes, radius
		for _, letter := range spared {
			around.Except |= define.MaskOf(typeCalled(def, string(letter)))
		}
	}
}

// walls are placed with each move, by White on all ranks but the last.
func walls(place define.WallPlace, single bool) func(*define.Game) {
	return func(def *define.Game) {
		def.Walls = define.Walls{Place: place, Single: single}
		if !single {
			zone := upTo(def, def.Ranks-1)
			def.Walls.Zone[define.White] = &zone[define.White]
		}
	}
}

// capturersBecome gives capturers a fate, but for the named types.
func capturersBecome(fate define.Fate, spared string) func(*define.Game) {
	return func(def *define.Game) {
		def.Effects[define.EffectOnCapturer].Becomes = fate
		for _, letter := range spared {
			def.Effects[define.EffectOnCapturer].Except |= define.MaskOf(typeCalled(def, string(letter)))
		}
	}
}

func givesNoCheck(def *define.Game) { def.Royal.Gives = define.ChecksForbidden }

func givesMateOnly(def *define.Game) { def.Royal.Gives = define.ChecksThatMate }

// races are won by the king or a knight on the far ranks, with answers.
func races(white, black bool) func(*define.Game) {
	return func(def *define.Game) {
		goalsAndChecks(def)
		def.Endings.Checks = 0
		for i := range def.Endings.Goals {
			def.Endings.Goals[i].Answer = [2]bool{white, black}
		}
	}
}
